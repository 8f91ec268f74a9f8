import { AGENTS } from "../../core/agents.js";
import type { Chance } from "../../core/chance.js";
import { err, ok, type Result } from "../../core/result.js";
import {
  AMBASSADOR,
  agentSeats,
  colourAt,
  isSeatOf,
  roleOf,
  type Seat,
  seatOf,
} from "../../core/seat.js";
import { checkAnswer } from "../legal/shownCards.js";
import { type Card, sortCards } from "../terms/cards.js";
import { type BoardConfig, parseBoardConfig } from "../terms/config.js";
import type { BoardEvent, Question } from "../terms/event.js";
import { EMBASSY, homesOf, isSpace } from "../terms/map.js";
import {
  type Ball,
  BUILDS,
  figureOf,
  type Hand,
  LETTERS,
  PHANTOM,
  PIECES,
  type Piece,
  type Positions,
} from "../terms/types.js";
import { turnBegan } from "./setup.js";

/** A game that starts in the middle: for tests, lessons, puzzles and duplicate tables. */
export interface Scenario {
  readonly config: BoardConfig;
  /** By seat; null for the Ambassador's player. */
  readonly hands: readonly (Hand | null)[];
  /** B11.1; null unless three play. */
  readonly arrested: Hand | null;
  /** Whose turn it is. */
  readonly first: Seat;
  /** Where everybody stands; homes in the order of the builds if not said. */
  readonly positions?: Positions;
  /** What the Phantom shows in the first turn; drawn if not said. */
  readonly balls?: readonly Ball[];
  /** What has been shown before, in order. */
  readonly shown?: readonly RecalledShow[];
}

export interface RecalledShow {
  readonly of: Seat;
  readonly asker: Seat;
  readonly about: Question["about"];
  /** Through the Ambassador, or by his player. */
  readonly clear: boolean;
  readonly cards: readonly Card[];
}

export interface ScenarioError {
  readonly code: "badScenario";
  readonly field: keyof Scenario;
}

/** A scenario into the facts it begins with. */
export function setupScenario(
  scenario: Scenario,
  chance: Chance,
): Result<readonly BoardEvent[], ScenarioError> {
  const { config, hands, arrested, first, shown = [] } = scenario;
  if (!parseBoardConfig(config).ok) return bad("config");
  if (!isDeal(scenario)) return bad("hands");
  if (!isSeatOf(config.seats.length, first)) return bad("first");
  const positions = scenario.positions ?? homePositions(config);
  if (!areDistinct(config, positions)) return bad("positions");
  if (!shown.every((show) => isShowable(scenario, show))) return bad("shown");
  const began = turnBegan({ config, turn: 0 }, first, chance);
  const balls = scenario.balls ?? (began.type === "turnBegan" ? began.balls : []);
  if (!isShake(scenario, balls)) return bad("balls");
  return ok([
    { type: "began", config, commitment: chance.commitment, entropy: chance.entropy },
    { type: "placed", positions },
    { type: "dealt", hands, arrested },
    ...shown.map((show): BoardEvent => {
      const cards = sortCards(show.cards);
      return { type: "answered", question: questionOf(config, show), penalty: false, cards };
    }),
    { type: "turnBegan", seat: first, turn: 1, balls },
  ]);
}

const bad = (field: keyof Scenario): Result<never, ScenarioError> =>
  err({ code: "badScenario", field });

export function homePositions(config: BoardConfig): Positions {
  const figures = agentSeats(config).flatMap((seat) => {
    const colour = colourAt(config, seat);
    if (colour === null) return [];
    return BUILDS.map((build, i): [Piece, number] => [
      figureOf(colour, build),
      homesOf(colour)[i] ?? 0,
    ]);
  });
  return Object.fromEntries([...figures, [AMBASSADOR, EMBASSY]]);
}

/** Every identity, build and letter exactly once, and a hand for each agent only. */
function isDeal({ config, hands, arrested }: Scenario): boolean {
  const agents = agentSeats(config);
  if (hands.length !== config.seats.length) return false;
  if ((arrested !== null) !== (agents.length === 3)) return false;
  if (hands.some((hand, seat) => (hand !== null) !== agents.includes(seat as Seat))) return false;
  const all = [...hands, arrested].filter((hand) => hand !== null);
  const each = (values: readonly string[], key: keyof Hand): boolean =>
    values.every((value) => all.some((hand) => hand[key] === value));
  return each(AGENTS, "identity") && each(BUILDS, "build") && each(LETTERS, "mission");
}

/** B4.3: no two pieces share a space when a turn begins. */
function areDistinct(config: BoardConfig, positions: Positions): boolean {
  const expected = PIECES.filter((piece) => homePositions(config)[piece] !== undefined);
  const spaces = expected.map((piece) => positions[piece]);
  return (
    Object.keys(positions).length === expected.length &&
    spaces.every(isSpace) &&
    new Set(spaces).size === spaces.length
  );
}

function isShake({ config, first }: Scenario, balls: readonly Ball[]): boolean {
  if (roleOf(config, first) === AMBASSADOR) return balls.length === 0;
  const left = [...PHANTOM];
  return (
    balls.length === 3 &&
    balls.every((ball) => {
      const at = left.indexOf(ball);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    })
  );
}

function isShowable({ config, hands }: Scenario, show: RecalledShow): boolean {
  const hand = hands[show.of] ?? null;
  if (hand === null || show.of === show.asker) return false;
  if (!isSeatOf(config.seats.length, show.asker)) return false;
  if (roleOf(config, show.asker) === AMBASSADOR && !show.clear) return false;
  const question = questionOf(config, show);
  const situation = { hand, question, owed: null, repeats: "challenge", earlier: [] } as const;
  return checkAnswer(situation, show.cards) === null;
}

function questionOf(config: BoardConfig, { of, asker, about, clear }: RecalledShow): Question {
  const ambassador = seatOf(config, AMBASSADOR);
  const witness = clear && asker !== ambassador ? ambassador : null;
  return { asker, of, about, clear, space: EMBASSY, witness };
}
