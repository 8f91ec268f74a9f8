import type { GameName, PlayerTypes } from "@inkognito/engine/games";
import type { Level } from "./levels.js";

/** What a bot is given: what a person in its seat knows, and a text that seeds its random choices. */
export interface BotInput<G extends GameName> {
  readonly view: PlayerTypes[G]["View"];
  /** Everything this seat was told, in order. */
  readonly told: readonly PlayerTypes[G]["ViewEvent"][];
  readonly seed: string;
}

/** A bot is a pure function: for the same moment, for example after a crash, it returns the same action. */
export type Bot<G extends GameName> = (moment: BotInput<G>) => PlayerTypes[G]["Action"];

export type Bots<G extends GameName> = Readonly<Record<Level, Bot<G>>>;

/** B10.1: says something out of the own turn, or nothing; asked once in a turn. The game does not wait for it. */
export type OffTurn<G extends GameName> = (moment: BotInput<G>) => PlayerTypes[G]["Action"] | null;

/** By level, and of the one that plays for a person who is away. */
export type OffTurns<G extends GameName> = Readonly<Record<Level | "standIn", OffTurn<G>>>;

/** A bot from a function that returns null when no action is awaited from the seat. */
export const botFrom =
  <G extends GameName>(choose: (moment: BotInput<G>) => PlayerTypes[G]["Action"] | null): Bot<G> =>
  (moment) => {
    const action = choose(moment);
    if (action === null) throw new Error("a bot was asked when nothing was awaited from it");
    return action;
  };

/** How carefully a bot thinks: novice and agent run the same code with different numbers. */
export interface Character {
  /** One in so many answers from before the last round is forgotten; 0: none. */
  readonly forgets: number;
  /** How far a movement may be misjudged; 1 is the worth of one bit of information. */
  readonly whim: number;
  /** The share of the worlds in which an announcement has to be right, in a hasty turn. */
  readonly sure: number;
  /** One turn in so many is hasty; in all others an announcement has to be certain. */
  readonly hasty: number;
  /** Does it weigh what its answers tell? */
  readonly discreet: boolean;
  /** One misleading gesture in so many turns; 0: none. */
  readonly bluffs: number;
}
