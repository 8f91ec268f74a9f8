import { shareDue } from "@inkognito/protocol";
import type { Reply, TableRequest } from "../../net/connectionState.js";
import type { Room } from "./room.js";

/**
 * Adds this page's share to every seed as soon as its commitment is known, and never before: what the
 * server has sealed by then it can no longer choose. A second page of the same person may be faster.
 */
export function seedSharing(
  ask: (ask: TableRequest) => Promise<Reply>,
  newEntropy: () => string,
): (room: Room) => void {
  let answered: string | null = null;
  return ({ table, you }) => {
    const due = shareDue(table, you.player);
    if (due === answered) return;
    // A player who gets up and sits down again has a share to add again.
    answered = due;
    if (due !== null) void ask({ type: "mix", commitment: due, entropy: newEntropy() });
  };
}
