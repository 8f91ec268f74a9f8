import {
  type BoardConfig,
  boardConfig,
  DIRECTIONS,
  EDITIONS,
  PLACEMENTS,
  PRESETS,
  REPEATS,
} from "@inkognito/engine/board";
import {
  EDITIONS as CARD_EDITIONS,
  type CardConfig,
  cardConfig,
  EDITION_TABLE,
} from "@inkognito/engine/card";
import { AMBASSADOR, COLOURS, type Colour, type Role, seatsWithout } from "@inkognito/engine/core";
import {
  GAME_NAMES,
  type GameConfig,
  type GameName,
  type PlayerTypes,
} from "@inkognito/engine/games";
import {
  ASSISTANTS,
  type Assistant,
  BOT_LEVELS,
  type BotLevel,
  COACH_GRADES,
  type CoachGrade,
} from "@inkognito/protocol";

export const PLAYERS = [3, 4, 5] as const;
export type Players = (typeof PLAYERS)[number];

/** Who has the first turn, or plays the first location (B2.4, C2.2). */
export type Starter = Role | "random";
const STARTERS: readonly Starter[] = ["random", ...COLOURS, AMBASSADOR];

type BoardOwn = "edition" | "direction" | "ambassadorMustMove" | "repeats" | "placement";

/** The options of every table, on this device or online. */
export interface GameChoice extends Pick<BoardConfig, BoardOwn> {
  readonly game: GameName;
  readonly players: Players;
  /** B11.1, C7.1: with three players, the colour that no one plays. */
  readonly spare: Colour;
  /** Where it cannot be, chance decides: see `starterOf`. */
  readonly first: Starter;
  /** Of the bots, where there are some. */
  readonly level: BotLevel;
  readonly assistant: Assistant;
  /** How far the coach may go where two and more people play. */
  readonly coach: CoachGrade;
  /** The card game's own. */
  readonly cardEdition: CardConfig["edition"];
  readonly match: boolean;
  /**
   * C6.4: gestures. Forms stored before these were off by default have them as `gestures`, which most
   * people never chose: it is not read.
   */
  readonly signs: boolean;
}

/** [E] B2.4, B12.2: the edition presets what the form can change afterwards. */
export const boardPreset = (
  edition: BoardConfig["edition"],
): Pick<GameChoice, "edition" | "direction" | "ambassadorMustMove"> => ({
  edition,
  ...PRESETS[edition],
});

/** [E] C6.4, C9.2: the edition presets what the form can change afterwards. */
export function cardPreset(
  edition: CardConfig["edition"],
): Pick<GameChoice, "cardEdition" | "signs" | "match"> {
  const { gestures, match } = EDITION_TABLE[edition];
  return { cardEdition: edition, signs: gestures, match };
}

export const DEFAULT_GAME: GameChoice = {
  game: "board",
  players: 4,
  spare: "yellow",
  first: "random",
  level: "novice",
  assistant: "consequences",
  coach: "explain",
  ...boardPreset("korea"),
  repeats: "blocked",
  placement: "random",
  ...cardPreset("telephone"),
};

/** Reads stored fields: each one that cannot be read becomes its default. */
export function fieldsOf<T>(value: unknown, defaults: T) {
  const stored = (typeof value === "object" && value !== null ? value : {}) as {
    readonly [K in keyof T]?: unknown;
  };
  const oneOf = <K extends keyof T>(key: K, values: readonly T[K][]): T[K] =>
    values.find((each) => each === stored[key]) ?? defaults[key];
  return { stored, oneOf };
}

/** What an earlier version of the page stored has no switches of its own: they were the edition's. */
export function parseGameChoice(value: unknown): GameChoice {
  const edition = fieldsOf(value, DEFAULT_GAME).oneOf("edition", EDITIONS);
  const { oneOf } = fieldsOf(value, { ...DEFAULT_GAME, ...boardPreset(edition) });
  return {
    game: oneOf("game", GAME_NAMES),
    players: oneOf("players", PLAYERS),
    spare: oneOf("spare", COLOURS),
    first: oneOf("first", STARTERS),
    level: oneOf("level", BOT_LEVELS),
    assistant: oneOf("assistant", ASSISTANTS),
    coach: oneOf("coach", COACH_GRADES),
    edition,
    direction: oneOf("direction", DIRECTIONS),
    ambassadorMustMove: oneOf("ambassadorMustMove", [true, false]),
    repeats: oneOf("repeats", REPEATS),
    placement: oneOf("placement", PLACEMENTS),
    cardEdition: oneOf("cardEdition", CARD_EDITIONS),
    match: oneOf("match", [true, false]),
    signs: oneOf("signs", [true, false]),
  };
}

/** The roles at the table, by seat. */
export function seatsOf({
  players,
  spare,
}: Pick<GameChoice, "players" | "spare">): readonly Role[] {
  if (players === 3) return seatsWithout(spare);
  return players === 5 ? [...COLOURS, AMBASSADOR] : COLOURS;
}

/** B2.4: any player. C2.2: any agent, also the fictitious one (C3.4), but never the Ambassador. */
export const startersFor = (choice: GameChoice): readonly Starter[] => [
  "random",
  ...(choice.game === "board" ? seatsOf(choice) : COLOURS),
];

/** What the chosen starter comes to at this table; a chosen one comes back with its chair. */
export const starterOf = (choice: GameChoice): Starter =>
  startersFor(choice).find((each) => each === choice.first) ?? "random";

export function boardConfigOf(choice: GameChoice): BoardConfig {
  const { edition, direction, ambassadorMustMove, repeats, placement } = choice;
  const config = boardConfig({
    edition,
    direction,
    ambassadorMustMove,
    repeats,
    placement,
    seats: seatsOf(choice),
    first: starterOf(choice),
  });
  if (!config.ok) throw new Error(`not a table: ${config.error.field}`);
  return config.value;
}

export function cardConfigOf(choice: GameChoice): CardConfig {
  const { cardEdition: edition, signs: gestures } = choice;
  const first = COLOURS.find((colour) => colour === starterOf(choice)) ?? "random";
  const config = cardConfig({ edition, gestures, seats: seatsOf(choice), first });
  if (!config.ok) throw new Error(`not a table: ${config.error.field}`);
  return config.value;
}

/** Between the choices of a form and the config of the chosen game. */
const FORMS: {
  readonly [G in GameName]: {
    configOf(choice: GameChoice): PlayerTypes[G]["Config"];
    choiceOf(config: PlayerTypes[G]["Config"]): Partial<GameChoice>;
  };
} = {
  board: {
    configOf: boardConfigOf,
    choiceOf: ({ game, edition, direction, ambassadorMustMove, repeats, placement }) => ({
      ...{ game, edition, direction, ambassadorMustMove, repeats, placement },
    }),
  },
  card: {
    configOf: cardConfigOf,
    choiceOf: ({ game, edition, gestures }) => ({ game, cardEdition: edition, signs: gestures }),
  },
};

export const configOf = (choice: GameChoice): GameConfig => FORMS[choice.game].configOf(choice);

/** What a config says that only its game has. */
export const choiceOf = <G extends GameName>(
  game: G,
  config: PlayerTypes[G]["Config"],
): Partial<GameChoice> => FORMS[game].choiceOf(config);
