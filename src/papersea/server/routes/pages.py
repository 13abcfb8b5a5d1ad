"""The web client: one page at every address of its own, and the files that it is made of."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Request, Response, Router, route
from litestar.params import FromPath
from litestar.response import Redirect

from papersea.answers.deals import find_deal
from papersea.lessons import find_lesson
from papersea.puzzles import load_shelf
from papersea.server.context import Context, TheContext
from papersea.server.people.identity import is_table_code
from papersea.server.routes.built import BuiltFile, read_built
from papersea.server.routes.games import find_game
from papersea.server.routes.previews import Previews
from papersea.server.storage import StorageDown
from papersea.site.client import INDEX, POCKET
from papersea.table.refused import ErrorCode, Refused
from papersea.table.versions import ON_DEVICE

PAGES: Final = (
    "/", "/friends", "/device", "/tables", "/learn", "/rules", "/score", "/pad", "/cards", "/me",
    "/analysis", "/puzzles", "/deals", "/play",
)  # fmt: skip
"""Addresses that the client knows, beside those of tables, games, lessons and puzzles."""
IS_PAGE: Final = "is_page"
"""Marks what no limit counts, for whole households load it from one address, and what is
compressed here once and not for each request."""
_DAILY: Final = "daily"
"""Among the puzzles: today's."""
_NO_PAGES: Final = ("/api/", "/assets/", "/health/", "/manual/", f"/{POCKET}/")
_WAYS: Final = [HttpMethod.GET, HttpMethod.HEAD]
MANUAL: Final = "/manual"
"""Where the manual is, if the server has it."""

Asked = Request[Any, Any, Any]


def router(
    files: Mapping[str, BuiltFile], *, manual: str | None = None, folder: Path | None = None
) -> Router:
    """For a client that was built. A page whose table or game does not exist says so itself, so
    it is sent all the same. ``manual``: the address to which the page leads, or the ``folder`` of
    one to serve."""
    index = files[INDEX]
    if folder is not None:
        manual = f"{MANUAL}/{INDEX}"
    if manual is not None:
        index = index.leading_to(manual)
    others = [f"/{path}" for path in files if path != INDEX and not path.startswith("assets/")]

    previews = Previews(index)

    def told(request: Asked, context: Context) -> BuiltFile:
        return previews.of(request, is_secure=context.settings.is_secure)

    @route([*PAGES], http_method=_WAYS)
    async def page(request: Asked, context: TheContext) -> Response[bytes]:
        return told(request, context).answer(request)

    @route("/t/{code:str}", http_method=_WAYS)
    async def table_page(
        code: FromPath[str], request: Asked, context: TheContext
    ) -> Response[bytes]:
        if code.startswith(ON_DEVICE):  # the device knows whether there is one
            return told(request, context).answer(request)
        try:
            found = await context.store.table(code) if is_table_code(code) else None
        except StorageDown:
            return told(request, context).answer(request, 503)
        return told(request, context).answer(request, 404 if found is None else 200)

    @route(["/g/{game:str}", "/analysis/{game:str}"], http_method=_WAYS)
    async def game_page(
        game: FromPath[str], request: Asked, context: TheContext
    ) -> Response[bytes]:
        if game.startswith(ON_DEVICE):
            return told(request, context).answer(request)
        try:
            await find_game(context, game)
        except StorageDown:
            return told(request, context).answer(request, 503)
        except Refused:
            return told(request, context).answer(request, 404)
        return told(request, context).answer(request)

    @route("/learn/{lesson:str}", http_method=_WAYS)
    async def lesson_page(
        lesson: FromPath[str], request: Asked, context: TheContext
    ) -> Response[bytes]:
        return told(request, context).answer(request, 200 if find_lesson(lesson) else 404)

    @route("/puzzles/{puzzle:str}", http_method=_WAYS)
    async def puzzle_page(
        puzzle: FromPath[str], request: Asked, context: TheContext
    ) -> Response[bytes]:
        is_known = puzzle == _DAILY or load_shelf().find(puzzle)
        return told(request, context).answer(request, 200 if is_known else 404)

    @route("/deals/{deal:str}", http_method=_WAYS)
    async def deal_page(
        deal: FromPath[str], request: Asked, context: TheContext
    ) -> Response[bytes]:
        try:
            find_deal(deal, context.house.clock())
        except Refused:
            return told(request, context).answer(request, 404)
        return told(request, context).answer(request)

    @route("/assets/{path:path}", http_method=_WAYS)
    async def asset(path: FromPath[str], request: Asked) -> Response[bytes]:
        found = files.get(f"assets{path}")
        if found is None:
            raise Refused(ErrorCode.NOT_FOUND)
        return found.answer(request)

    @route(others, http_method=_WAYS)
    async def file(request: Asked) -> Response[bytes]:
        return files[request.url.path.removeprefix("/")].answer(request)

    @route("/{path:path}", http_method=_WAYS)
    async def elsewhere(
        path: FromPath[str], request: Asked, context: TheContext
    ) -> Response[bytes]:
        if path.startswith(_NO_PAGES) or "text/html" not in request.headers.get("accept", ""):
            raise Refused(ErrorCode.NOT_FOUND)
        return told(request, context).answer(request, 404)

    return Router(
        "/",
        route_handlers=[
            page,
            table_page,
            game_page,
            lesson_page,
            puzzle_page,
            deal_page,
            elsewhere,
            asset,
            *([file] if others else []),
            *([] if folder is None else _manual(folder)),
        ],
        opt={IS_PAGE: True},
        include_in_schema=False,
    )


def _manual(folder: Path) -> list[Any]:
    """Its files, which name each other in full."""
    files = read_built(folder)

    @route(MANUAL, http_method=_WAYS)
    async def first_page() -> Redirect:
        return Redirect(f"{MANUAL}/{INDEX}")

    @route(f"{MANUAL}/{{path:path}}", http_method=_WAYS)
    async def page_of_manual(path: FromPath[str], request: Asked) -> Response[bytes]:
        found = files.get(path.removeprefix("/"))
        if found is None:
            raise Refused(ErrorCode.NOT_FOUND)
        return found.answer(request)

    return [first_page, page_of_manual]
