"""An older state of the house beside the present one, under the same load."""
