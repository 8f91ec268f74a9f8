import type { Seat } from "@inkognito/engine/core";
import type { Room } from "./room.js";

/** The seats of people who play themselves. */
export function votingSeats({ table }: Pick<Room, "table">): readonly Seat[] {
  if (table.phase.type !== "playing") return [];
  return table.seats.flatMap((sitter, seat) =>
    sitter?.type === "player" && table.standIns[seat] === null ? [seat as Seat] : [],
  );
}

/** The chair of a player about whom I may vote: at least two others have to agree. Null: not now. */
export function mayVoteAbout(room: Room, seat: Seat | null): Seat | null {
  const voters = votingSeats(room);
  const own = room.you.seat;
  if (seat === null || own === null || seat === own || voters.length < 3) return null;
  return voters.includes(seat) && voters.includes(own) ? seat : null;
}
