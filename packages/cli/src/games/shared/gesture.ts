import { type Agent, type Seat, type Seating, seatOf } from "@inkognito/engine/core";
import { type Reply, said } from "./terminalGame.js";
import { listed, parseAgent, parseRole, roleName } from "./text.js";

interface Gesture {
  readonly type: "gesture";
  readonly tic: Agent;
  readonly to: Seat | "all";
}

/** Part 0: any of the four, to all or to one, true or false. */
export function parseGesture(
  text: string,
  config: Seating,
  mayTo: readonly Seat[],
): Reply<Gesture> {
  if (mayTo.length === 0) return said("You can't make signs at this table.");
  const [first = "", ...rest] = text
    .trim()
    .split(/\s+/)
    .filter((word) => !/^(to|at)$/i.test(word));
  const tic = parseAgent(first);
  if (tic === null)
    return said("Say whose sign to make: `sign F` for everyone, `sign F blue` for one player.");
  const [whom] = rest;
  if (whom === undefined || whom.toLowerCase() === "all")
    return { type: "do", action: { type: "gesture", tic, to: "all" } };
  const role = parseRole(whom);
  const to = role === null ? null : seatOf(config, role);
  if (to !== null && mayTo.includes(to))
    return { type: "do", action: { type: "gesture", tic, to } };
  const names = mayTo.map((seat) => roleName(config.seats[seat] ?? "red"));
  return said(`You can make it for everyone, or for ${listed(names, "or")}.`);
}
