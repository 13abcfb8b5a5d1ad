"""The open home of a small card game about folded paper."""
