import {
  type BoardOptions,
  BUILDS,
  boardConfig,
  EMBASSY,
  figureOf,
  type Hand,
  homesOf,
  type Piece,
  type Positions,
} from "@inkognito/engine/board";
import type { RecalledShow, Scenario } from "@inkognito/engine/board/rules";
import { AMBASSADOR, COLOURS, type Seat, seedFromText } from "@inkognito/engine/core";
import type { Level } from "@inkognito/mind/levels";
import type { SoloSetup } from "../../setup/setup.js";

export interface TableOptions extends Pick<Scenario, "balls"> {
  readonly rules?: BoardOptions;
  /** My chair; red if not said. */
  readonly seat?: Seat;
  readonly first?: Seat;
  /** Of all bots, or by seat. */
  readonly level?: Level | readonly Level[];
  /** Who does not stand at home. */
  readonly away?: Positions;
  readonly shown?: readonly RecalledShow[];
  readonly seed?: string;
}

/** Red and green have A-C: Fiddlebottom to space 5. Blue and yellow have B-D: any figure onto Fiddlebottom. */
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
  return {
    config: config.value,
    seat,
    levels: seats.map((_, i) => (typeof level === "string" ? level : (level[i] ?? "agent"))),
    seed: options.seed ?? seedFromText("table"),
    scenario: {
      hands: [...HANDS.slice(0, agents), ...(seats.length === 5 ? [null] : [])],
      arrested: agents === 3 ? (HANDS[3] ?? null) : null,
      first,
      positions: { ...atHome(agents), ...away },
      ...(balls === undefined ? {} : { balls }),
      ...(shown === undefined ? {} : { shown }),
    },
  };
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
