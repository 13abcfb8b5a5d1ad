"""Compile the kernel once, for every platform: see docs/decisions/0030-compiled-once.md."""
