"""The game server: tables for everybody."""
