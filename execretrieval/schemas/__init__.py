"""JSON Schemas (2020-12) of every file we read or write, and the one function that checks them."""
