"""Calling people back who are away: Web Push, to the services of their browsers."""
