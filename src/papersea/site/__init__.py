"""The web client as files, and a site made of it that needs no server.

``write_site`` is what ``papersea site`` does.
"""

from papersea.site.writing import ForeignFolder, NotBuilt, Site, write_site

__all__ = ["ForeignFolder", "NotBuilt", "Site", "write_site"]
