import type { Chance } from "../../../src/core/chance.js";
import type { Game } from "../../../src/core/game.js";
import type { Refusal, Result } from "../../../src/core/result.js";
import type { Seat, Seating, Viewer } from "../../../src/core/seat.js";
import type { Told } from "../../../src/core/told.js";
import type { TableTypes } from "../moments.js";
import type { Random } from "./random.js";

/** What the test of a game's secrets is made of, beside the game itself. */
export interface TwinTypes extends TableTypes {
  /** An action without the number of its decision, which is filled in where it is replayed. */
  Act: { readonly type: string };
  /** How a game begins, with everything that chance decided written down. */
  Opening: { readonly config: Seating; readonly seed: string };
  /** The kinds of secrets. */
  Category: string;
}

export interface Move<T extends TwinTypes> {
  readonly seat: Seat;
  readonly act: T["Act"];
}

/** A game up to some point before its end. */
export interface Original<T extends TwinTypes> {
  readonly name: string;
  readonly opening: T["Opening"];
  readonly moves: readonly Move<T>[];
  readonly log: readonly T["Event"][];
  /** How long the log was after the opening and after each move. */
  readonly marks: readonly number[];
}

/** A game cut up for one viewer: what happened, and what was whispered past them after that. */
export interface Slot<T extends TwinTypes> {
  /** Something this viewer notices; null: the opening. */
  readonly move: Move<T> | null;
  readonly whispers: readonly Move<T>[];
}

/** What a replay needs. */
export interface Script<T extends TwinTypes> {
  readonly opening: T["Opening"];
  readonly slots: readonly Slot<T>[];
  readonly chance: Chance;
}

/** The original as one viewer lives through it. */
export interface ViewerScript<T extends TwinTypes> extends Script<T> {
  readonly viewer: Viewer;
  /** The whole log, secrets and all, at the end of each slot. */
  readonly logs: readonly (readonly T["Event"][])[];
}

export interface Twin<T extends TwinTypes> extends Script<T> {
  /** Where it is another game than the original. */
  readonly differs: ReadonlySet<T["Category"]>;
}

export interface TwinRequest<T extends TwinTypes> {
  /** The last slot that is told. */
  readonly cut: number;
  /** What must be different; the rest is drawn anew or kept, at random. */
  readonly aim: T["Category"];
}

/** A situation that whole games rarely come to. */
export interface RareGame<T extends TwinTypes> {
  readonly name: string;
  readonly fits: (config: T["Config"]) => boolean;
  readonly write: (config: T["Config"], seed: string) => Original<T>;
}

/**
 * Everything a viewer can get out of a game. The test of the secrets looks at this and nothing else;
 * a planted leak is one of these functions with one thing wrong.
 */
export interface System<T extends TwinTypes> {
  decide(
    state: T["State"],
    seat: unknown,
    action: unknown,
    chance: Chance,
  ): Result<readonly T["Event"][], Refusal<T["Code"]>>;
  evolve(state: T["State"], event: T["Event"]): T["State"];
  /** What the viewer is sent of the event at `index`, after `no` earlier messages. */
  tell(
    log: readonly T["Event"][],
    index: number,
    viewer: Viewer,
    no: number,
  ): readonly Told<T["ViewEvent"]>[];
  evolveView(view: T["View"], event: T["ViewEvent"]): T["View"];
  viewOf(state: T["State"], viewer: Viewer): T["View"];
  legal(state: T["State"], viewer: Viewer): T["Legal"];
  enumerate(state: T["State"], viewer: Viewer): Iterable<T["Action"]>;
}

/** A mistake that gives a secret away: the real system with one thing wrong. */
export interface Leak<T extends TwinTypes> {
  readonly name: string;
  /** The kind of secret it gives away, at which the search for a pair is aimed. */
  readonly betrays: T["Category"];
  readonly plant: (real: System<T>) => System<T>;
}

/** How games of one kind, and their twins, are made. */
export interface TwinFactory<T extends TwinTypes> {
  readonly game: Game<T>;
  /** What part V hides. */
  readonly categories: readonly T["Category"][];
  /** Categories that few tables have: they get more tries where they occur. */
  readonly scarce: ReadonlySet<T["Category"]>;
  readonly configs: readonly T["Config"][];
  readonly nameOf: (config: T["Config"]) => string;
  readonly rarities: readonly RareGame<T>[];
  readonly wholeGame: (config: T["Config"], seed: string) => Original<T>;
  readonly chanceOf: (opening: T["Opening"]) => Chance;
  readonly begin: (opening: T["Opening"], chance: Chance) => readonly T["Event"][];
  readonly numbered: (state: T["State"], act: T["Act"]) => unknown;
  readonly isWhisper: (move: Move<T>, viewer: Viewer) => boolean;
  readonly probesAt: (state: T["State"], viewer: Viewer, random: Random) => readonly unknown[];
  /** The slots at whose end something of this category is hidden from the viewer. */
  readonly cutsFor: (script: ViewerScript<T>, category: T["Category"]) => readonly number[];
  /** Null: there is no such twin, or none was found: the pair is discarded. */
  readonly twinOf: (
    script: ViewerScript<T>,
    wish: TwinRequest<T>,
    random: Random,
  ) => Twin<T> | null;
}
