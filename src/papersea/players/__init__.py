"""Players that see only a view: from simple ones to those that think ahead."""
