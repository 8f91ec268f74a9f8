import { type Seat, SPECTATOR, type Viewer } from "../../../src/core/seat.js";
import type { Random } from "./random.js";
import type { TwinTypes } from "./twinFactory.js";

const PROBES = 50;

interface Sources<T extends TwinTypes> {
  /** Something this seat may do; null: nothing. */
  readonly sample: (state: T["State"], seat: Seat, random: Random) => T["Action"] | null;
  readonly types: readonly string[];
  /** Shrewd guesses at the truth of this deal. */
  readonly guesses: (state: T["State"], random: Random) => readonly unknown[];
  /** An action of any kind, of any seat, at any time. */
  readonly other: (state: T["State"], random: Random) => unknown;
}

/**
 * Requests a viewer might send to see what is refused: legal ones, spoilt ones, those of other
 * seats, and shrewd guesses at the truth. Which they are may depend on secrets; what comes back may not.
 */
export const probesFrom =
  <T extends TwinTypes>({ sample, types, guesses, other }: Sources<T>) =>
  (state: T["State"], viewer: Viewer, random: Random): readonly unknown[] => {
    const seat = viewer === SPECTATOR ? 0 : viewer;
    const legal = Array.from({ length: 8 }, () => sample(state, seat, random));
    const fair = legal.filter((action) => action !== null);
    const spoilt = fair.map((action) => spoil({ ...action }, types, random));
    const guessed = guesses(state, random);
    const rest = PROBES - fair.length - spoilt.length - guessed.length;
    const others = Array.from({ length: rest }, () => other(state, random));
    return [...fair, ...spoilt, ...guessed, ...others];
  };

function spoil(action: Record<string, unknown>, types: readonly string[], random: Random): unknown {
  const key = random.pick(Object.keys(action));
  const { decision } = action;
  switch (random.below(4)) {
    case 0:
      delete action[key];
      return action;
    case 1:
      return { ...action, [key]: random.pick([null, 0, 3, "all", [], {}]) };
    case 2:
      return typeof decision === "number" ? { ...action, decision: decision - 1 } : action;
    default:
      return { ...action, type: random.pick(types) };
  }
}
