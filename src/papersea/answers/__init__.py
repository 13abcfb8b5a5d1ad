"""What a house answers, whoever keeps it: a server, or a device that is alone."""
