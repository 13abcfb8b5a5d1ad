"""The opponents of every rung, as players."""
