"""papersea on this machine: whether all is well, and how a shell completes its command lines."""
