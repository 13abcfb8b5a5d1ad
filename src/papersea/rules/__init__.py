"""The rules, once: compiled with the package, or the same source as plain Python."""
