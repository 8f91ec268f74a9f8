import {
  type CardOptions,
  cardConfig,
  LOCATIONS,
  type Location,
  legal,
} from "@inkognito/engine/card";
import { cardGame } from "@inkognito/engine/card/rules";
import {
  AGENTS,
  type Agent,
  type Colour,
  colourAt,
  partnerOf,
  type Seat,
  seedFromText,
} from "@inkognito/engine/core";
import { act, hasEnded, momentOf } from "@inkognito/engine/host";
import { advise } from "@inkognito/mind/card";
import { botsTurn, nextInFront, type OpenGame, openGame } from "../src/play/solo/host.js";
import type { CardSetup } from "../src/setup/setup.js";
import "../src/play/solo/testing.js";

interface CardTableOptions {
  readonly rules?: CardOptions;
  readonly people?: readonly string[];
  readonly match?: CardSetup["match"];
}

/** People on the first chairs, agents on the others. */
export function cardTable(options: CardTableOptions = {}): CardSetup & { readonly seed: string } {
  const { rules = {}, people = [""], match = null } = options;
  const config = cardConfig(rules);
  if (!config.ok) throw new Error(config.error.field);
  const seats = config.value.seats.map((_, seat) => {
    const name = people[seat];
    return name === undefined
      ? ({ type: "bot", level: "agent" } as const)
      : ({ type: "person", name } as const);
  });
  return { config: config.value, seats, match, coach: "show", seed: seedFromText("card table") };
}

/** One person among agents, in a match. */
export function amongAgents(players: number, seat: Seat): CardSetup {
  const made = cardConfig({ players, edition: players === 4 ? "telephone" : "safe" });
  if (!made.ok) throw new Error(made.error.field);
  const config = made.value;
  return {
    config,
    seats: config.seats.map((_, each) =>
      each === seat ? { type: "person", name: "" } : { type: "bot", level: "agent" },
    ),
    match: { points: config.seats.map(() => 0), games: 0 },
    seed: seedFromText("places"),
  };
}

/** A game in which the first location that red chooses leads to a rival, alone, and what red would call there. */
export function meetingRival(setup: CardSetup): {
  readonly setup: CardSetup;
  readonly location: Location;
  readonly partner: Colour;
  readonly code: readonly number[];
} {
  for (let attempt = 0; ; attempt += 1) {
    const seed = seedFromText(`rival ${attempt}`);
    const began = openGame<"card">(setup, seed);
    if (!began.ok) throw new Error("no such table");
    const game = untilMe(began.value);
    const hands = game.state.own.map(({ hand }) => hand);
    const handOf = (agent: Agent) => hands.find((hand) => hand?.identity === agent);
    const partner = hands.indexOf(handOf(partnerOf(hands[0]?.identity ?? "F")) ?? null) as Seat;
    const { decision, config } = game.state.table;
    for (const location of LOCATIONS) {
      const gone = act(game, 0, { type: "locate", decision, location });
      if (!gone.ok) throw new Error(gone.error.code);
      const { awaits } = legal(cardGame.viewOf(untilMe(gone.value).state, 0));
      if (awaits.type !== "choose" || awaits.meeting.ambassador) continue;
      const partnersColour = colourAt(config, partner);
      if (partnersColour === null || awaits.meeting.agents.includes(partnersColour)) continue;
      const code = AGENTS.map((agent) => handOf(agent)?.number ?? 0);
      return { setup: { ...setup, seed }, location, partner: partnersColour, code };
    }
  }
}

function untilMe(game: OpenGame<"card">): OpenGame<"card"> {
  const next = botsTurn(game);
  return next === null ? game : untilMe(next);
}

/** Among so many games the shortest is short enough. */
const TRIES = 30;

/** The same table with the shortest of some games, if people do what the coach says. */
export function shortest(setup: CardSetup): CardSetup {
  const games = Array.from({ length: TRIES }, (_, attempt) => {
    const seed = seedFromText(`short ${attempt}`);
    return { seed, decisions: decisionsIn(setup, seed) };
  });
  const [first] = games.toSorted((a, b) => a.decisions - b.decisions);
  return first === undefined ? setup : { ...setup, seed: first.seed };
}

/** How often people have to decide until it is over. */
function decisionsIn(setup: CardSetup, seed: string): number {
  const began = openGame<"card">(setup, seed);
  if (!began.ok) throw new Error("no such table");
  let [game, decisions] = [began.value, 0];
  while (!hasEnded(game)) {
    const next = botsTurn(game);
    if (next !== null) {
      game = next;
      continue;
    }
    const seat = nextInFront(game, null);
    const { suggestion } = advise(cardGame.viewOf(game.state, seat), momentOf(game, seat).told);
    if (suggestion === null) throw new Error("the coach does not know what to do");
    const acted = act(game, seat, suggestion.do);
    if (!acted.ok) throw new Error(acted.error.code);
    [game, decisions] = [acted.value, decisions + 1];
  }
  return decisions;
}
