"""Hold the numbers of an analysis against games played out to the end."""
