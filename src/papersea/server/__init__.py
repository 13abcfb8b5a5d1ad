"""The game server: tables on the net, kept safe, with bots at hand."""
