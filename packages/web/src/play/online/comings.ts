import type { PlayerId, Sitter, StampedEvent, TableState } from "@inkognito/protocol";

/** A player who comes to a chair, leaves it, or has a bot in their place. */
export interface Coming {
  readonly no: number;
  readonly at: number;
  readonly what: "sat" | "left" | "host" | "standIn" | "returned";
  readonly player: PlayerId;
}

/** What an event says of the coming and going at a table; null: nothing. `before`: the table before it. */
export function comingOf(before: TableState, { no, at, event }: StampedEvent): Coming | null {
  const of = (what: Coming["what"], player: PlayerId | null): Coming | null =>
    player === null ? null : { no, at, what, player };
  switch (event.type) {
    case "sat":
      return of("sat", playerOf(event.sitter));
    case "left":
    case "removed":
      return of("left", playerOf(before.seats[event.seat]));
    case "hostPassed":
      return of("host", event.to);
    case "stoodIn":
      return of("standIn", playerOf(before.seats[event.seat]));
    case "returned":
      return of("returned", playerOf(before.seats[event.seat]));
    default:
      return null;
  }
}

const playerOf = (sitter: Sitter | null | undefined): PlayerId | null =>
  sitter?.type === "player" ? sitter.player : null;
