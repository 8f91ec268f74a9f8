import type { Chance } from "./chance.js";
import type { Refusal, Result } from "./result.js";
import type { Seat, Seating, Viewer } from "./seat.js";

/** The types of a game; both games fill in their own. */
export interface GameTypes {
  Config: Seating;
  State: unknown;
  Action: unknown;
  Event: unknown;
  View: unknown;
  ViewEvent: unknown;
  Legal: unknown;
  Destination: unknown;
  Outcome: unknown;
  Code: string;
}

export interface Game<T extends GameTypes> {
  /** Before the first event. */
  readonly initial: T["State"];
  /** What a viewer knows before the first event. */
  blank(viewer: Viewer): T["View"];
  /** Deal and place: facts as well. */
  setup(config: T["Config"], chance: Chance): readonly T["Event"][];
  /**
   * Accepts exactly what `check` accepts on that seat's view. `seat` and `action` may be anything:
   * what is not a request of this game is refused, never thrown.
   */
  decide(
    state: T["State"],
    seat: unknown,
    action: unknown,
    chance: Chance,
  ): Result<readonly T["Event"][], Refusal<T["Code"]>>;
  evolve(state: T["State"], event: T["Event"]): T["State"];
  /** Exhaustive, row by row as part V says; null: this viewer is told nothing, not even a number. */
  redact(event: T["Event"], viewer: Viewer): T["ViewEvent"] | null;
  evolveView(view: T["View"], event: T["ViewEvent"]): T["View"];
  /** What a seat knows, out of the state that holds every seat's knowledge. */
  viewOf(state: T["State"], viewer: Viewer): T["View"];
  /** The one rule check; page, bots and server share it. */
  check(view: T["View"], action: unknown): Refusal<T["Code"]> | null;
  /** Compact: what may be chosen now, not a list of all sequences. */
  legal(view: T["View"]): T["Legal"];
  /** All actions, lazily: a turn has thousands of movement sequences. */
  enumerate(view: T["View"]): Iterable<T["Action"]>;
  /** Where a seat can go, each place once; for bots and hints. Board: movements by final position. Card: locations. */
  destinations(view: T["View"]): readonly T["Destination"][];
  /** The seats whose decision is awaited. */
  awaited(view: T["View"]): readonly Seat[];
  /**
   * The seats that may say something out of their own turn, and of which bots are asked for it now, right
   * after this event. The game does not wait for them.
   */
  offTurn(view: T["View"], last: T["Event"]): readonly Seat[];
  outcome(state: T["State"]): T["Outcome"] | null;
}

/** The state after all these events. */
export function fold<T extends GameTypes>(
  game: Game<T>,
  events: Iterable<T["Event"]>,
  from: T["State"] = game.initial,
): T["State"] {
  let state = from;
  for (const event of events) state = game.evolve(state, event);
  return state;
}

/** The view of one who was told all these. */
export function foldView<T extends GameTypes>(
  game: Game<T>,
  viewer: Viewer,
  told: Iterable<T["ViewEvent"]>,
): T["View"] {
  let view = game.blank(viewer);
  for (const event of told) view = game.evolveView(view, event);
  return view;
}
