"""The HTTP interface and the tables' socket, one module a subject."""
