import {
  AMBASSADOR,
  type BoardAction,
  type BoardOptions,
  type BoardView,
  BUILDS,
  boardConfig,
  EMBASSY,
  figureOf,
  type Hand,
  homesOf,
  legal,
  type Piece,
  type Positions,
} from "@inkognito/engine/board";
import { boardGame, type RecalledShow } from "@inkognito/engine/board/rules";
import { COLOURS, type Seat, seedFromText } from "@inkognito/engine/core";
import type { Level } from "@inkognito/mind";
import { act, actForBot, begin, type OpenGame } from "../src/solo/host.js";
import type { SoloSetup } from "../src/solo/protocol.js";
import type { Act } from "../src/table/session.js";

type Scenario = NonNullable<SoloSetup["scenario"]>;

interface TableOptions extends Pick<Scenario, "balls"> {
  readonly rules?: BoardOptions;
  /** My chair; red if not said. */
  readonly seat?: Seat;
  readonly first?: Seat;
  /** Of all bots, or by seat. */
  readonly level?: Level | readonly Level[];
  /** Who does not stand at home. */
  readonly away?: Positions;
  readonly shown?: readonly RecalledShow[];
}

/** Red and green have A-C: Fiddlebottom to space 5. Blue and yellow have B-D: anybody onto Fiddlebottom. */
const HANDS: readonly Hand[] = [
  { identity: "F", build: "tall", mission: "A" },
  { identity: "B", build: "short", mission: "C" },
  { identity: "Z", build: "thin", mission: "B" },
  { identity: "X", build: "fat", mission: "D" },
];

/** Red and Green know all about each other. */
export const ACQUAINTED: readonly RecalledShow[] = [
  {
    of: 1,
    asker: 0,
    about: "identity",
    clear: false,
    cards: ["grey:identity:B", "grey:build:short", "grey:mission:C"],
  },
  {
    of: 0,
    asker: 1,
    about: "identity",
    clear: false,
    cards: ["grey:identity:F", "grey:build:tall", "grey:mission:A"],
  },
];

/** An answer of red's, true in its first card. */
export const TRIO = ["identity:F", "identity:B", "build:fat"] as const;

/** A game a few turns before its end. With three players yellow's hand is the arrested one. */
export function tableOf(options: TableOptions = {}): SoloSetup {
  const { rules = {}, seat = 0, first = seat, level = "agent", away = {}, balls, shown } = options;
  const config = boardConfig(rules);
  if (!config.ok) throw new Error(config.error.field);
  const { seats } = config.value;
  const agents = seats.length === 3 ? 3 : 4;
  const seed = seedFromText("table");
  const setup: SoloSetup = {
    config: config.value,
    seat,
    levels: seats.map((_, i) => (typeof level === "string" ? level : (level[i] ?? "agent"))),
    seed,
    scenario: {
      hands: [...HANDS.slice(0, agents), ...(seats.length === 5 ? [null] : [])],
      arrested: agents === 3 ? (HANDS[3] ?? null) : null,
      first,
      positions: { ...atHome(agents), ...away },
      ...(balls === undefined ? {} : { balls }),
      ...(shown === undefined ? {} : { shown }),
    },
  };
  if (!begin(setup, seed).ok) throw new Error("no such table");
  return setup;
}

function atHome(agents: number): Positions {
  const figures = COLOURS.slice(0, agents).flatMap((colour) =>
    BUILDS.map((build, i): [Piece, number] => [
      figureOf(colour, build),
      homesOf(colour)[i] ?? EMBASSY,
    ]),
  );
  return Object.fromEntries([...figures, [AMBASSADOR, EMBASSY]]);
}

/** The first seed with which my actions, and whatever the bots do, lead to where the test begins. */
export function leadingTo(
  wanted: (view: BoardView) => boolean,
  setup: SoloSetup,
  mine: readonly Act[] = [],
): SoloSetup {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const seed = seedFromText(`table ${attempt}`);
    const view = played(setup, seed, mine);
    if (view !== null && wanted(view)) return { ...setup, seed };
  }
  throw new Error("no seed leads there");
}

/** Green, who has seen the trio before, meets red and asks about the identity. */
export const beingAsked = (rules: BoardOptions = {}): SoloSetup =>
  leadingTo(
    (view) => {
      const { awaits } = legal(view);
      return (
        awaits.type === "show" && awaits.question.about === "identity" && !awaits.question.clear
      );
    },
    tableOf({
      rules,
      first: 1,
      away: { "green-short": 3, "green-fat": 10, "green-tall": 1 },
      shown: [{ of: 0, asker: 1, about: "identity", clear: false, cards: TRIO }],
    }),
  );

/** My view when all my actions are made and I am awaited again; null: it came otherwise. */
function played(setup: SoloSetup, seed: string, mine: readonly Act[]): BoardView | null {
  const began = begin(setup, seed);
  if (!began.ok) throw new Error("no such table");
  let game = withBots(began.value);
  for (const each of mine) {
    const { decision } = game.state.table;
    const acted = act(game, setup.seat, { decision, ...each } as BoardAction);
    if (!acted.ok) return null;
    game = withBots(acted.value);
  }
  return boardGame.viewOf(game.state, setup.seat);
}

function withBots(game: OpenGame): OpenGame {
  let now = game;
  for (let next: OpenGame | null = now; next !== null; next = actForBot(next)) now = next;
  return now;
}
