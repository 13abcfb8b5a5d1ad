"""Who is asking: tokens, names, and where a request may come from."""
