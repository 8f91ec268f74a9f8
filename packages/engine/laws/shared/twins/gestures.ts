import { AGENTS, type Tic } from "../../../src/core/agents.js";
import { SEATS, type Seat, type Viewer } from "../../../src/core/seat.js";
import type { Random } from "./random.js";
import type { Leak, TwinTypes } from "./twinFactory.js";

/** Part V, the row of the gesture; the same in both games. */
export interface Gesture {
  readonly type: "gesture";
  readonly tic: Tic;
  readonly to: Seat | "all";
}

export const seesGesture = (viewer: Viewer, from: Seat, to: Seat | "all"): boolean =>
  to === "all" || viewer === from || viewer === to;

export function gestureAt(players: number, random: Random): { seat: Seat; act: Gesture } {
  const [seat, other] = random.shuffled(SEATS.slice(0, players));
  if (seat === undefined || other === undefined) throw new Error("no one sits there");
  const to = random.oneIn(4) ? "all" : other;
  return { seat, act: { type: "gesture", tic: random.pick(AGENTS), to } };
}

/** Some whispers are not made, some are made otherwise, some are new. */
export function otherWhispers<M extends { readonly seat: Seat }>(
  whispers: readonly M[],
  viewer: Viewer,
  players: number,
  random: Random,
): readonly (M | { seat: Seat; act: Gesture })[] {
  const whisper = (): { seat: Seat; act: Gesture } => {
    const others = SEATS.slice(0, players).filter((seat) => seat !== viewer);
    const [seat = 0, to = 1] = random.shuffled(others);
    return { seat, act: { type: "gesture", tic: random.pick(AGENTS), to } };
  };
  const left = whispers.filter(() => !random.oneIn(3));
  const changed = left.map((move) => (random.oneIn(2) ? whisper() : move));
  return random.oneIn(4) ? [...changed, whisper()] : changed;
}

/** How private gestures slip out to those who are not told of them. */
export const gestureLeaks = <T extends TwinTypes>(betrays: T["Category"]): readonly Leak<T>[] => [
  {
    name: "the number of the decision counts private gestures",
    betrays,
    plant: (real) => ({
      ...real,
      evolve(state, event) {
        const after: T["State"] = real.evolve(state, event);
        if (event.type !== "gestured") return after;
        return { ...after, table: { ...after.table, decision: after.table.decision + 1 } };
      },
    }),
  },
  {
    name: "messages carry the log's own number",
    betrays,
    plant: (real) => ({
      ...real,
      tell: (log, index, viewer, no) =>
        real.tell(log, index, viewer, no).map((told) => ({ ...told, no: index + 1 })),
    }),
  },
  {
    name: "a private gesture reaches the others as an empty event",
    betrays,
    plant: (real) => ({
      ...real,
      tell: (log, index, viewer, no) => {
        const told = real.tell(log, index, viewer, no);
        const empty: T["ViewEvent"] = { type: "gestured" };
        return told.length === 0 ? [{ no: no + 1, event: empty }] : told;
      },
    }),
  },
];
