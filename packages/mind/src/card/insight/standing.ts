import type { CardView, CodeNumber } from "@inkognito/engine/card";
import type { Seat } from "@inkognito/engine/core";
import { type Sureness, surenessOf } from "../../shared/sureness.js";
import { knowledge } from "../worlds/knowledge.js";

/** What a seat can know of a code before it is named. */
export interface Standing {
  /** C6.2: is this player the partner? Null: the code is not told to a player. */
  readonly partner: Sureness | null;
  /** By place; null: nothing stands there yet. */
  readonly numbers: readonly (Sureness | null)[];
  /** All together; null: it is not complete. */
  readonly code: Sureness | null;
}

export function standing(
  view: CardView,
  named: readonly (CodeNumber | null)[],
  to: Seat | null,
): Standing {
  const { codes, partners } = knowledge(view);
  const isWhole = named.every((each) => each !== null);
  return {
    partner: to === null ? null : surenessOf(partners, (seat) => seat === to),
    numbers: named.map((number, place) =>
      number === null ? null : surenessOf(codes, (code) => code[place] === number),
    ),
    code: isWhole
      ? surenessOf(codes, (code) => named.every((number, place) => code[place] === number))
      : null,
  };
}
