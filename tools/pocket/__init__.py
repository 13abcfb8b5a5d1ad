"""The house for a pocket: our Python, Python itself and the kernel, packed for a browser."""
