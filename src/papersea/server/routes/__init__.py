"""The HTTP interface, one module a subject."""
