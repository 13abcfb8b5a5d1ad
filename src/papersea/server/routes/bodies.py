"""What comes with a request is read as strictly as what comes over a socket: no text for a number,
and no field that nobody knows. Cards and moves are short texts, here as there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from litestar import Request
from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from papersea.protocol.codec import TEXTS, decode_strictly, decoder, write_text

if TYPE_CHECKING:
    from litestar._openapi.schema_generation.schema import SchemaCreator

TYPE_ENCODERS: Final = dict.fromkeys(TEXTS, write_text)


class StrictRequest(Request[Any, Any, Any]):
    """Its body is read once, as what the handler takes for ``data``; ``Refused`` if it is not."""

    async def json(self) -> Any:
        wanted = self.route_handler.parsed_fn_signature.parameters["data"]
        return decode_strictly(await self.body(), decoder(wanted.annotation))


class ShortTexts(OpenAPISchemaPlugin):
    """Cards and moves in the document of the requests."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return field_definition.annotation in TEXTS

    def to_openapi_schema(
        self, field_definition: FieldDefinition, schema_creator: SchemaCreator
    ) -> Schema:
        text = TEXTS[field_definition.annotation]
        return Schema(
            type=OpenAPIType.STRING, max_length=text.longest, description=text.description
        )
