import {
  type Card,
  type CardConfig,
  type CardViewEvent,
  fictitiousOf,
  type Side,
} from "@inkognito/engine/card";
import { AMBASSADOR, type Colour, colourAt, HIDDEN, type Role } from "@inkognito/engine/core";
import type { CardSession } from "../../table/session.js";

/** Cards of one agent that I was shown. */
interface Faces {
  readonly of: Colour;
  readonly cards: readonly Card[];
}

/** Cards of others that came before my eyes. */
export type Reveal = { readonly index: number } & (
  | { readonly type: "pair"; readonly faces: readonly Faces[] }
  | { readonly type: "black"; readonly faces: readonly Faces[]; readonly asker: Role }
  | { readonly type: "look"; readonly faces: readonly Faces[]; readonly side: Side }
);

type Shown = Pick<CardSession, "told" | "seat"> & {
  readonly view: { readonly table: { readonly config: CardConfig } };
};

/** The cards shown to me from this index on. */
export const revealsSince = (session: Shown, from: number): readonly Reveal[] =>
  session.told.slice(from).flatMap((event, i) => revealOf(event, from + i, session) ?? []);

function revealOf(event: CardViewEvent, index: number, { view, seat }: Shown): Reveal | null {
  const { config } = view.table;
  if (event.type === "swapped") {
    const faces = event.shows.flatMap(({ from, to, cards }): readonly Faces[] => {
      const of = colourAt(config, from);
      return to === seat && cards !== HIDDEN && of !== null ? [{ of, cards }] : [];
    });
    return faces.length === 0 ? null : { type: "pair", index, faces };
  }
  if (event.type === "blackShown") {
    const of = colourAt(config, event.of);
    if (event.of === seat || event.card === HIDDEN || of === null) return null;
    const asker = config.seats[event.asker] ?? AMBASSADOR;
    return { type: "black", index, asker, faces: [{ of, cards: [event.card] }] };
  }
  if (event.type === "looked") {
    const of = fictitiousOf(config);
    if (event.card === HIDDEN || of === null) return null;
    return { type: "look", index, side: event.side, faces: [{ of, cards: [event.card] }] };
  }
  return null;
}

/** The first event to reveal when a game is opened: cards shown since my last action are shown again. */
export function firstUnseen({ told, view, seat }: Shown): number {
  const { config } = view.table;
  return (
    told.findLastIndex((event) => {
      if (event.type === "picked" || event.type === "chose") return event.seat === seat;
      if (event.type === "located") return event.colour === colourAt(config, seat);
      return event.type === "blackShown" && event.of === seat;
    }) + 1
  );
}
