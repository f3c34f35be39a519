"""What runs in or next to the candidate's process: imports the standard library only."""
