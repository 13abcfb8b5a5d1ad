"""The table as a seat sees it: as text, as SVG, and as an array of colours."""
