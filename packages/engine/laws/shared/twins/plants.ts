import type { Chance } from "../../../src/core/chance.js";
import type { Refusal } from "../../../src/core/result.js";
import type { Seat, Viewer } from "../../../src/core/seat.js";
import type { System, TwinTypes } from "./twinFactory.js";

/** Where a leak may take its secret from when a fact is told. */
export interface Context<T extends TwinTypes> {
  /** The fact that is told, as it is in the log. */
  readonly fact: T["Event"];
  readonly before: readonly T["Event"][];
  readonly viewer: Viewer;
}

/** Events and what is awaited have a type by which both games tell them apart. */
interface Plantable extends TwinTypes {
  Event: { readonly type: string };
  ViewEvent: { readonly type: string };
  Legal: { readonly awaits: object };
}

type Plant<T extends TwinTypes> = (real: System<T>) => System<T>;

/** The ways in which secrets slip out, with the game's own types. */
export const plantsOf = <T extends Plantable>() => ({
  /** Adds to, or overwrites in, every message about this type of event. */
  adding:
    (type: T["Event"]["type"], extra: (context: Context<T>) => object): Plant<T> =>
    (real) => ({
      ...real,
      tell: (log, index, viewer, no) =>
        real.tell(log, index, viewer, no).map((told) => {
          const fact = log[index];
          if (fact?.type !== type) return told;
          const more = extra({ fact, before: log.slice(0, index), viewer });
          return { ...told, event: { ...told.event, ...more } };
        }),
    }),

  /** Writes more into the log's public events than belongs there. */
  noting:
    (type: T["Event"]["type"], extra: (chance: Chance, state: T["State"]) => object): Plant<T> =>
    (real) => ({
      ...real,
      decide(state, seat, action, chance) {
        const decided = real.decide(state, seat, action, chance);
        if (!decided.ok) return decided;
        const more = extra(chance, state);
        const value = decided.value.map((event) =>
          event.type === type ? { ...event, ...more } : event,
        );
        return { ok: true, value };
      },
    }),

  /** Changes what is offered. */
  offering:
    (
      change: (awaits: T["Legal"]["awaits"], state: T["State"], viewer: Viewer) => object,
    ): Plant<T> =>
    (real) => ({
      ...real,
      legal(state, viewer) {
        const offered = real.legal(state, viewer);
        return {
          ...offered,
          awaits: { ...offered.awaits, ...change(offered.awaits, state, viewer) },
        };
      },
    }),

  /** Refuses what only a check with the full state could refuse. */
  refusing:
    (
      knows: (action: T["Action"], state: T["State"], seat: Seat) => Refusal<T["Code"]> | null,
    ): Plant<T> =>
    (real) => ({
      ...real,
      decide(state, seat, action, chance) {
        const decided = real.decide(state, seat, action, chance);
        const refusal = decided.ok ? knows(action as T["Action"], state, seat as Seat) : null;
        return refusal === null ? decided : { ok: false, error: refusal };
      },
    }),
});
