import { AGENTS, type Colour } from "../../core/agents.js";
import type { Chance } from "../../core/chance.js";
import { at } from "../../core/lists.js";
import { AMBASSADOR, agentSeats, colourAt, roleOf, type Seat, seatOf } from "../../core/seat.js";
import type { Table } from "../state/table.js";
import type { BoardConfig } from "../terms/config.js";
import type { BoardEvent } from "../terms/event.js";
import { EMBASSY, homesOf } from "../terms/map.js";
import {
  type Ball,
  BUILDS,
  figureOf,
  type Hand,
  LETTERS,
  PHANTOM,
  type Piece,
  type Placement,
  type Positions,
} from "../terms/types.js";

/** B2: the facts a game begins with. With chosen placement it stops there until all have placed. */
export function setup(config: BoardConfig, chance: Chance): readonly BoardEvent[] {
  const { commitment, entropy } = chance;
  const began: BoardEvent = { type: "began", config, commitment, entropy };
  return config.placement === "chosen"
    ? [began]
    : [began, randomlyPlaced(config, chance), ...opening(config, chance)];
}

/** After the figures stand: deal, and begin the first turn. */
export function opening(config: BoardConfig, chance: Chance): readonly BoardEvent[] {
  return [dealt(config, chance), turnBegan({ config, turn: 0 }, firstSeat(config, chance), chance)];
}

/** B2.4: the one the table has named, or the one who is drawn. */
function firstSeat(config: BoardConfig, chance: Chance): Seat {
  const named = config.first === undefined ? null : seatOf(config, config.first);
  if (named !== null) return named;
  const [drawn = 0] = chance.draw("first", 0, 1, config.seats.length);
  return drawn as Seat;
}

function randomlyPlaced(config: BoardConfig, chance: Chance): BoardEvent {
  const placements = agentSeats(config).map((seat): readonly [Colour, Placement] => {
    const colour = colourAt(config, seat);
    if (colour === null) throw new Error(`seat ${seat} has no colour`);
    const order = chance.draw("placement", seat, 4, 4);
    const homes = order.map((i) => at(homesOf(colour), i));
    return [colour, placementOn(homes)];
  });
  return placed(placements);
}

const placementOn = (homes: readonly number[]): Placement => ({
  tall: at(homes, 0),
  short: at(homes, 1),
  fat: at(homes, 2),
  thin: at(homes, 3),
});

/** B2.1, B2.2: everybody's figures at once, and the Ambassador in his embassy. */
export function placed(placements: readonly (readonly [Colour, Placement])[]): BoardEvent {
  const figures = placements.flatMap(([colour, placement]) =>
    BUILDS.map((build): [Piece, number] => [figureOf(colour, build), placement[build]]),
  );
  const positions: Positions = Object.fromEntries([...figures, [AMBASSADOR, EMBASSY]]);
  return { type: "placed", positions };
}

/** B2.3, B11.1: four hands; with three players the last one is laid aside. */
function dealt(config: BoardConfig, chance: Chance): BoardEvent {
  const [identities, builds, missions] = [0, 1, 2].map((pile) => chance.draw("deal", pile, 4, 4));
  const hands = AGENTS.map(
    (_, i): Hand => ({
      identity: at(AGENTS, at(identities ?? [], i)),
      build: at(BUILDS, at(builds ?? [], i)),
      mission: at(LETTERS, at(missions ?? [], i)),
    }),
  );
  const seats = agentSeats(config);
  return {
    type: "dealt",
    hands: config.seats.map((_, seat) => hands[seats.indexOf(seat as Seat)] ?? null),
    arrested: seats.length === 3 ? at(hands, 3) : null,
  };
}

/** B3.1, B12.1: the Phantom is shaken, but not for the Ambassador's player. */
export function turnBegan(
  { config, turn }: Pick<Table, "config" | "turn">,
  seat: Seat,
  chance: Chance,
): BoardEvent {
  const balls: readonly Ball[] =
    roleOf(config, seat) === AMBASSADOR
      ? []
      : chance.draw("phantom", turn, 3, PHANTOM.length).map((i) => at(PHANTOM, i));
  return { type: "turnBegan", seat, turn: turn + 1, balls };
}
