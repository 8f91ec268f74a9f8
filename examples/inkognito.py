"""The connection of a program to a table of Inkognito Online: Python 3.9, and the package websockets, 10 or newer.

docs/api.md explains every message. A bot of your own can use this file as it is.
"""
import asyncio
import json
import secrets
import sys
import urllib.request
from contextlib import asynccontextmanager

import websockets

# The argument for headers was renamed in version 14.
HEADERS = "additional_headers" if int(websockets.__version__.split(".")[0]) >= 14 else "extra_headers"


class Client:
    """One person at one table."""

    def __init__(self, link, name):
        self.site, self.key = link.rsplit("/i/", 1)
        self.cookie, self.seat, self.chairs = "", None, {}
        self.legal = self.view = None  # the last messages of these types
        self.commitment = self.mixed = self.answered = self.winners = self.goodbye = None
        self.paused, self.game = False, 0  # the number of the game it plays
        self.wishes = {}  # a pause, a vote: does another player want it, and do we?
        self.http("/api/me", {"name": name, "language": "en"})
        self.table = self.http("/api/invitations/" + self.key)["summary"]["table"]

    def http(self, path, body=None):
        """The answer to a GET, or to a POST with a body."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json", "cookie": self.cookie}
        with urllib.request.urlopen(urllib.request.Request(self.site + path, data, headers)) as answer:
            self.cookie = (answer.headers.get("set-cookie") or self.cookie).split(";")[0]
            return json.load(answer)

    @asynccontextmanager
    async def connect(self):
        address, headers = self.site.replace("http", "ws", 1) + "/socket", {HEADERS: {"Cookie": self.cookie}}
        async with websockets.connect(address, max_size=None, **headers) as self.socket:
            seen = {"table": 0, "game": 0, "told": 0}
            hello = {"type": "hello", "version": 1, "table": self.table, "key": self.key, "seen": seen}
            await self.send(**hello, legal=True, knows=["voted"])
            yield self

    async def play(self, choose):
        """Sits down and plays one game. `choose(client)` returns an action without the number of its decision."""
        while True:
            try:
                async with self.connect():
                    await self.hear()
                    return await self.play_on(choose)
            except (OSError, asyncio.TimeoutError, websockets.WebSocketException) as error:
                if self.goodbye not in (None, "restart", "trouble", "tooFast"):
                    raise
                print("connecting again:", error, file=sys.stderr, flush=True)
                self.answered = self.legal = None  # The server may not have got the last action.
                await asyncio.sleep(2)

    async def play_on(self, choose):
        if self.seat is None:
            await self.ask(type="sit", seat=[seat for seat in self.chairs if not self.chairs[seat]][0])
        while self.winners is None:
            if self.mixed != self.commitment:
                self.mixed = self.commitment
                await self.ask(type="mix", commitment=self.mixed, entropy=secrets.token_hex(16))
            elif [True, False] in self.wishes.values():
                await self.agree()
            elif self.is_awaited():
                self.game, decision = self.answered = self.legal["game"], self.legal["decision"]
                action = await choose(self)
                await self.ask(type="act", game=self.game, action={"decision": decision, **action})
            else:
                await self.hear()
        result = "won" if self.seat in self.winners else "lost"
        await self.ask(type="leave")
        return result

    async def agree(self):
        """Polite programs want a pause, to go on, or an early end, as soon as another player does."""
        for wish, sides in list(self.wishes.items()):
            if sides == [True, False]:
                sides[1] = True
                await self.ask(**json.loads(wish), wanted=True)

    def is_awaited(self):
        """Is there a decision that this seat has not answered yet?"""
        legal = self.legal
        if self.paused or not legal or self.seat not in legal["awaited"]:
            return False
        return self.answered != (legal["game"], legal["decision"])

    async def send(self, **message):
        await self.socket.send(json.dumps(message).ljust(256))

    async def ask(self, **request):
        """Sends a request, and hears everything up to its answer. What came too fast is sent again, with its id."""
        request["id"], answer, wait = secrets.token_hex(8), {}, 0
        while answer.get("re") != request["id"]:
            await asyncio.sleep(wait)
            await self.send(**request)
            while answer.get("re") != request["id"]:
                answer = await self.hear()
            code = answer.get("refusal", {}).get("code")
            if code in ("tooFast", "storage"):
                answer, wait = {}, 1
        if code not in (None, "notNow"):  # The deal, a pause or the end of the game was faster.
            print(json.dumps(request), json.dumps(answer["refusal"]), file=sys.stderr, flush=True)

    async def hear(self):
        message = json.loads(await self.socket.recv())
        kind = message["type"]
        if kind in ("legal", "view"):
            setattr(self, kind, message)
        elif kind in ("welcome", "seated"):
            self.seat = message.get("you", message)["seat"]
        elif kind == "bye":
            self.goodbye = message["code"]
            print(json.dumps(message), file=sys.stderr, flush=True)
        if kind in ("welcome", "table"):
            for each in message.get("log", message)["events"]:
                self.fold(each["event"], is_new=kind == "table")
        return message

    def fold(self, event, is_new):
        """The table log: which chairs are taken, the commitment to the next deal, the end of the game."""
        kind = event["type"]
        if kind in ("created", "configured"):
            seats = range(len(event["options"]["config"]["seats"]))
            self.chairs = {seat: self.chairs.get(seat, False) for seat in seats}
        elif kind in ("sat", "left", "removed"):
            self.chairs[event["seat"]] = kind == "sat"
        elif kind == "sealed":
            self.commitment = event["commitment"]
        elif kind in ("paused", "resumed"):
            self.paused, self.wishes, self.answered = kind == "paused", {}, None
        elif kind == "returned":
            self.answered = None
        elif kind in ("pauseWanted", "voted"):
            wish = {"type": "pause"} if kind == "pauseWanted" else {"type": "vote", "ballot": event["ballot"]}
            self.wishes.setdefault(json.dumps(wish), [False, False])[event["seat"] == self.seat] = event["wanted"]
        elif kind == "started":
            self.wishes = {}
        elif kind == "ended" and (is_new or event["game"] == self.game):
            self.winners = event["winners"]
