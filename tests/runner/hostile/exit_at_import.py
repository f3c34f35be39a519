# Leaves before any test with a status of success.
# expect: ERROR:no report: exit code 0
# ended: no_report
import os

os._exit(0)
