"""A bot for Inkognito Online: python3 bot.py http://localhost:8017/i/KEY [NAME]

It sits down by an invitation link, and plays one game of either kind to its end. inkognito.py is the connection,
detective.py adds up what was shown, and this file decides. docs/first-bot.md explains how to write your own.
"""
import asyncio
import sys
from random import choice, sample

from detective import BUILDS, Board, Detective
from inkognito import Client

SIDES = ["left", "right"]


async def choose(client, board):
    """The action for the decision that is awaited."""
    await client.ask(type="view")
    known, awaits = Detective(client.view["view"], board), client.legal["choices"]["awaits"]
    kind = awaits["type"]
    if kind == "resolve":
        return resolve(known, awaits)
    fields = {
        "place": lambda: {"placement": dict(zip(BUILDS, sample(awaits["homes"], 4)))},
        "walk": lambda: {"path": choice(awaits["paths"])},
        "show": lambda: show(known, awaits),
        "banish": lambda: {"to": choice(awaits["to"])},
        "shakeHands": lambda: {"given": known.partners() == {known.roles[awaits["announcer"]]}},
        "pick": lambda: {"location": choice(awaits["locations"])},
        "locate": lambda: {"location": locate(client.view["view"]["table"]["rounds"][-1], awaits["locations"])},
        "choose": lambda: {"choice": meet(known, awaits)},
    }
    return {"type": kind, **(await move(client, known) if kind == "move" else fields[kind]())}


async def move(client, known):
    """Step by step nearer to the goal, as long as a step leads nearer."""
    steps, positions = [], known.positions
    while True:
        await client.ask(type="legal", steps=steps)
        awaits = client.legal["choices"]["awaits"]
        best, here = None, known.goal(positions)
        for step in awaits["steps"]:
            there = known.goal({**positions, step["piece"]: step["to"]})
            if there < here or (best is None and not awaits["mayEnd"]):
                best, here = step, there
        if best is None:
            return {"steps": steps if awaits["mayEnd"] else []}
        steps, positions = steps + [best], {**positions, best["piece"]: best["to"]}


def resolve(known, awaits):
    """After the movement: announce what is sure to win, else ask whom it knows least, else end the turn."""
    announcement = known.announcement() if awaits["partners"] else None
    if announcement:
        return {"type": "announce", "partner": known.roles.index(announcement[0]), "code": announcement[1]}
    if not awaits["meetings"]:
        return {"type": "endTurn"}
    space, askable = awaits["meetings"][0]["space"], awaits["meetings"][0]["askable"]
    of = max(askable, key=lambda seat: known.doubt(known.roles[seat]))
    agents = {world[known.roles[of]][0] for world in known.worlds}
    return {"type": "ask", "space": space, "of": of, "about": "identity" if len(agents) > 1 else "build"}


def show(known, awaits):
    if "cards" in awaits:
        return {"card": choice(awaits["cards"])}
    return {"cards": answer(known, awaits["answers"], known.roles[awaits["question"]["asker"]])}


def answer(known, answers, asker):
    """Proofs for the partner, and none for the others."""
    proofs = {tuple(cards): sum(card.count(":") == 2 for card in cards) for cards in answers}
    wanted = max(proofs.values()) if known.partners() == {asker} else min(proofs.values())
    return choice([cards for cards in answers if proofs[tuple(cards)] == wanted])


def locate(now, locations):
    """Where one other agent is alone, if there is such a place."""
    taken = list(now["located"].values())
    return choice([location for location in locations if taken.count(location) == 1] or locations)


def meet(known, awaits):
    """A meeting of the card game: announce what is sure, else show, demand or look."""
    others = [colour for colour in awaits["meeting"]["agents"] if colour != known.mine]
    agents = [{agent: number for agent, number in world.values()} for world in known.worlds]
    codes = {tuple(int(world[agent]) for agent in "FBZX") for world in agents}
    is_partner = len(known.roles) != 4 or known.partners() == set(others)
    if awaits["announce"] and len(codes) == 1 and is_partner:
        return {"type": "announce", "code": list(codes.pop())}
    if awaits["pairs"]:
        return {"type": "cards", "cards": answer(known, awaits["pairs"], others[0])}
    if awaits["demands"]:
        of = max(awaits["demands"], key=known.doubt)
        return {"type": "demand", "of": of, "side": choice(SIDES) if of == awaits["sided"] else None}
    return {"type": "look", "side": choice(SIDES)} if awaits["look"] else {"type": "pass"}


async def main(link, name="Botto"):
    client = Client(link, name)
    board = Board(client.http("/api/board"))
    print(await client.play(lambda each: choose(each, board)))


asyncio.run(main(*sys.argv[1:]))
