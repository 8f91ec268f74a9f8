"""What follows from all cards that a seat was shown, for both games: the worlds that are still possible."""
from itertools import permutations, product

COLOURS = ["red", "green", "blue", "yellow"]
BUILDS = ["tall", "short", "fat", "thin"]
NUMBERS = {"telephone": ["52", "11", "0", "29"], "safe": ["13", "24", "47", "36"]}
PARTNER = {"F": "B", "B": "F", "Z": "X", "X": "Z"}


class Board:
    """What is printed on the board and in the passports: GET /api/board."""

    def __init__(self, printed):
        spaces, self.missions = printed["spaces"], printed["missions"]
        self.places = {space["number"]: space["id"] for space in spaces if "number" in space}
        self.places.update({"embassy": space["id"] for space in spaces if "embassy" in space})
        self.ways = {space["id"]: [space["id"]] + space["land"] + space["sea"] for space in spaces}
        self.far = {(a, b): 0 if a == b else 99 for a, b in product(self.ways, self.ways)}
        for _ in range(15):  # No two spaces are farther from each other.
            for a, b in self.far:
                self.far[a, b] = min(self.far[a, b], 1 + min(self.far[near, b] for near in self.ways[a]))


class Detective:
    """A world says of each colour which agent it is, and its build or its number."""

    def __init__(self, view, board):
        self.own, self.positions, self.board = view["own"], view["table"].get("positions"), board
        self.roles, self.numbers = view["table"]["config"]["seats"], NUMBERS.get(view["table"]["config"]["edition"])
        self.hand, self.mine, self.letters = self.own["hand"] or {}, self.roles[self.own["seat"]], {}
        unplayed = [colour for colour in COLOURS if colour not in self.roles]
        ways = product(permutations("FBZX"), permutations(self.numbers or BUILDS))
        self.worlds = [dict(zip(COLOURS, zip(*way))) for way in ways]
        for seat, cards in self.shown():
            colour = unplayed[0] if seat is None else self.roles[seat]
            cards = [card.split(":") for card in cards]
            self.letters.update({colour: card[-1] for card in cards if "mission" in card})
            secrets = [card for card in cards if "mission" not in card]
            proved = {card[-1] for card in secrets if len(card) == 3}
            faces = {card[-1] for card in secrets}
            self.worlds = [world for world in self.worlds if self.fits(world[colour], faces, proved)]
        self.doubts = {colour: len({world[colour] for world in self.worlds}) for colour in COLOURS}

    def shown(self):
        """Who showed which cards; a card of the agent whom nobody plays has no seat. First, the own hand."""
        if self.hand:
            yield self.own["seat"], [f"own:{kind}:{face}" for kind, face in self.hand.items()]
        for show in self.own.get("shows", []):
            yield show["question"]["of"], show["cards"]
        for show in self.own.get("seen", []):
            yield show.get("from", show.get("of")), show.get("cards") or [show["card"]]

    def fits(self, secrets, faces, proved):
        """Grey and black cards are true; of the others at least one (B5.2), in the card game just one (C4.1)."""
        true = faces.intersection(secrets)
        return proved.issubset(true) and (len(true) == max(1, len(proved)) if self.numbers else len(true) > 0)

    def doubt(self, colour):
        """How many secrets this colour may still have."""
        return self.doubts.get(colour, 1)

    def partners(self):
        """The colours that may be the own partner."""
        partner = PARTNER.get(self.hand.get("identity"))
        return {colour for world in self.worlds for colour in COLOURS if world[colour][0] == partner}

    def plan(self, world):
        """Partner and code in this world, and which pieces have to be where (B9); None: a letter is not known."""
        at = {agent: f"{colour}-{build}" for colour, (agent, build) in world.items() if colour in self.roles}
        colours = {agent: colour for colour, (agent, _) in world.items()}
        team = "FB" if self.hand["identity"] in "FB" else "ZX"
        if len(at) < 4 or not all(colours[agent] in self.letters for agent in team):
            return None
        code = "-".join(self.letters[colours[agent]] for agent in team)
        mission = self.board.missions[code][team]
        where = mission.get("target", mission.get("number", mission.get("place", team[1])))
        if mission["type"] == "anyOnto":
            pieces = [f"{colours[agent]}-{build}" for agent in team for build in BUILDS]
        elif mission["type"] == "ambassadorTo" and "ambassador" not in self.roles:
            pieces = ["ambassador"]
        else:
            pieces = [at[agent] for agent in mission.get("agent", team[0] if mission["type"] == "together" else team)]
        return colours[PARTNER[self.hand["identity"]]], code, [(piece, at.get(where, where)) for piece in pieces]

    def distance(self, plan, positions):
        """How far these pieces are from where the plan wants one of them."""
        spaces = {**self.board.places, **positions}
        return min(self.board.far[positions[piece], spaces[where]] for piece, where in plan[2])

    def announcement(self):
        """The partner and the code that win in every world as the pieces stand; None: nothing is sure."""
        plans = [self.plan(world) for world in self.worlds] if self.hand else [None]
        if None in plans or any(plan[:2] != plans[0][:2] or self.distance(plan, self.positions) for plan in plans):
            return None
        return plans[0][:2]

    def goal(self, positions):
        """How far it is to the own mission; to anybody who is not known yet, as long as the mission is not."""
        plan = self.plan(self.worlds[0]) if len(self.partners()) == 1 else None
        others = [piece for piece in positions if self.doubt(piece.split("-")[0]) > 1]
        figures = [f"{self.mine}-{build}" for build in BUILDS]
        meetings = list(product(figures, others or ["ambassador"]))
        return self.distance(plan or (None, None, meetings), positions)
