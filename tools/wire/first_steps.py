"""How somebody who has nothing but a server's address comes to a seat."""

from __future__ import annotations

from typing import Final

from papersea.protocol.messages import VERSION
from papersea.server.settings import Limits

_LIMITS: Final = Limits()

FIRST_STEPS: Final = f"""\
## From nothing to a seat

```sh
SERVER=http://127.0.0.1:8000
# Pick a name. The cookie is your token: whoever has it is you.
curl -s -c jar -H 'content-type: application/json' -d '{{"name": "Ann"}}' $SERVER/api/people
# A program has a name and a token of its own, which is shown this once.
curl -s -b jar -H 'content-type: application/json' -d '{{"name": "Robann"}}' $SERVER/api/me/bots
# {{"id":"…","name":"Robann","token":"TOKEN"}}
# A token is sent with every request. This opens a table, and the program sits at it.
curl -s -H 'authorization: Bearer TOKEN' -H 'content-type: application/json' \\
    -d '{{"settings": {{"players": 2, "starts_when_full": true}}}}' $SERVER/api/tables
# {{"code":"CODE","path":"/t/CODE"}}: $SERVER/t/CODE is the link to share.
```

Then connect to the table's socket and say who you are: in the cookie or the header
`Authorization: Bearer TOKEN` of the handshake, or, where neither can be sent, in `hello`. Whoever
says nothing looks on. A whole first conversation, with a bot of the house in the other seat:

```
> {{"type":"hello","version":{VERSION},"token":"TOKEN"}}
< {{"type":"welcome", …}}
< {{"type":"snapshot","number":1,"seat":0, …}}
> {{"type":"do","id":1,"command":{{"do":"seat_bot","seat":1,"opponent":"otter"}}}}
< {{"type":"done","id":1, …}}
```

At a table of somebody else send `{{"do":"sit"}}` first. A bot of the house moves only where a
person or a program plays a seat themselves: while everybody is away and stand-ins have all the
seats, the game waits for the first who comes back.

A server has limits, which its host may change. A socket may send {_LIMITS.messages_a_second}
messages a second and {_LIMITS.messages_at_once} at once: what is more is refused as `too_fast` and
not done, so send it again after a moment. A message has at most {_LIMITS.message_bytes} bytes, the
first one comes within {_LIMITS.seconds_to_say_hello} seconds, and an address has at most
{_LIMITS.sockets_per_address} sockets, opens {_LIMITS.sockets_a_minute} a minute, and has
{_LIMITS.requests_a_minute} requests a minute and {_LIMITS.messages_per_address} messages a
second. Of IPv6, a /64 counts as one address. Whoever sends more than {_LIMITS.frames_a_second}
frames a second ({_LIMITS.frames_at_once} at once; pings and fragments count) or a message in more
than {_LIMITS.fragments_a_message} fragments hears `goodbye` with `too_fast`.

| how a connection ends | what to do |
|---|---|
| 1001, 1012, no code | the server restarts, or the net is gone: come back with `last` |
| 4400, after `goodbye` | refused at the door: the code of `goodbye` says why |
| 1008, after `goodbye` | too many frames: come back slower |
| any, after `goodbye` as `unreadable_table` | the table is kept; its host has to act first |
| any, after `goodbye` as `closed_table` or `banned` | whoever runs the server has decided so |
| 1009 | a message was too long |
| 403, 404 or 429 in the handshake | as over HTTP: the body is a problem with its code |

## A bot that stays

Whatever happens, look at what the last `snapshot` or `update` says, and do the first of these that
applies:

| what it says | what to do |
|---|---|
| `seat` is `null` | `sit` |
| `table.phase` is `over` | `rematch`, unless your seat `wants_rematch` or has played enough |
| your seat `is_stand_in`, not `has_resigned` | `come_back`: the house has played for you |
| your seat is in `table.question.waits_for` | `answer`: about a pause or a take-back |
| `table.phase` is `playing`, `game.legal` has moves | `play` one, `after` the last `number` seen |
| anything else | wait for the next message |

And of what comes back:

```
< {{"type":"refused","id":7,"code":"too_fast", …}}
> {{"type":"do","id":8,"command":{{"do":"play","move":"D","after":12}}}}
< {{"type":"refused","id":8,"code":"stale", …}}
```

What was `too_fast` is not done: wait a fifth of a second, and send the same again under a new `id`.
`stale`, `wrong_phase`, `already_asked` and `stand_in_plays` say that something else has happened:
wait for it, and look again. A connection that ends without an answer may have ended before the
command or after it: connect, send `hello` with your `last` number, and look again; a move may be
sent again with the same `after`, since it cannot be made twice. Wait a little longer after each
connection that fails, up to some seconds. A rematch begins at the same table, with the next number
in `table.game`: forget the game before, and go on.
"""
