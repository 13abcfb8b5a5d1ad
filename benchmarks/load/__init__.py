"""How many tables a server bears: ``python -m benchmarks.load``."""
