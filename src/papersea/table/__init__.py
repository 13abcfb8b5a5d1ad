"""One live table, without sockets and without sleep: commands go in, deliveries come out."""
