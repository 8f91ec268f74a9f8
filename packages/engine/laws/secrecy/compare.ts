import type { BoardEvent, BoardViewEvent } from "../../src/board/event.js";
import { boardGame } from "../../src/board/rules.js";
import type { BoardState } from "../../src/board/state.js";
import type { BoardView } from "../../src/board/view.js";
import type { Viewer } from "../../src/core/seat.js";
import type { Told } from "../../src/core/stream.js";
import { begin, type Move, numbered } from "./original.js";
import { probesAt } from "./probes.js";
import type { Random } from "./random.js";
import type { System } from "./system.js";
import type { Script, Telling } from "./twin.js";

/** Replays games through a system and holds what one viewer gets of them against each other. */

/** A game at the end of a slot. */
interface Moment {
  readonly state: BoardState;
  /** What the viewer was sent since the moment before. */
  readonly told: readonly Told<BoardViewEvent>[];
  /** The fold of everything sent so far. */
  readonly folded: BoardView;
}

/** A refused move ends the replay; it is noted, for it should have been accepted. */
type Replayed = { readonly moment: Moment } | { readonly refused: string };

function* replay(
  system: System,
  { opening, slots, chance }: Script,
  viewer: Viewer,
): Iterable<Replayed> {
  const log: BoardEvent[] = [];
  let state = boardGame.initial;
  let folded = boardGame.blank(viewer);
  let no = 0;
  let told: Told<BoardViewEvent>[] = [];
  const append = (events: readonly BoardEvent[]): void => {
    for (const event of events) {
      log.push(event);
      state = system.evolve(state, event);
      for (const message of system.tell(log, log.length - 1, viewer, no)) {
        no += 1;
        told.push(message);
        folded = system.evolveView(folded, message.event);
      }
    }
  };
  const make = ({ seat, act }: Move): string | null => {
    const decided = system.decide(state, seat, numbered(state, act), chance);
    if (!decided.ok) return JSON.stringify([seat, act, decided.error]);
    append(decided.value);
    return null;
  };
  append(begin(opening, chance));
  for (const { move, whispers } of slots) {
    for (const each of move === null ? whispers : [move, ...whispers]) {
      const refused = make(each);
      if (refused !== null) return yield { refused };
    }
    yield { moment: { state, told, folded } };
    told = [];
  }
}

/** Long enough to reach past the gestures into every kind of decision. */
const BEGINNING = 80;

/** All a viewer gets at a moment, by name: each is compared byte by byte. */
const LOOKS = ["stream", "view", "folded view", "legal", "enumerate", "refusals"] as const;
type Look = (typeof LOOKS)[number];

function look(
  system: System,
  what: Look,
  { state, told, folded }: Moment,
  { viewer, chance }: Pick<Telling, "viewer" | "chance">,
  probes: readonly unknown[],
): string {
  switch (what) {
    case "stream":
      return JSON.stringify(told);
    case "view":
      return JSON.stringify(system.viewOf(state, viewer));
    case "folded view":
      return JSON.stringify(folded);
    case "legal":
      return JSON.stringify(system.legal(state, viewer));
    case "enumerate":
      return JSON.stringify(beginning(system.enumerate(state, viewer)));
    case "refusals":
      return JSON.stringify(
        probes.map((probe) => {
          const decided = system.decide(state, viewer, probe, chance);
          return decided.ok ? null : decided.error;
        }),
      );
  }
}

function beginning<T>(items: Iterable<T>): readonly T[] {
  const list: T[] = [];
  for (const item of items) {
    list.push(item);
    if (list.length === BEGINNING) break;
  }
  return list;
}

/** What the viewer got of the original at the end of a slot; refused: the replay ended there. */
type Recorded =
  | { readonly refused: string }
  | { readonly probes: readonly unknown[]; readonly looks: Readonly<Record<Look, string>> };

/** The original, looked at once, as far as the twins so far went; every twin is held against it. */
export interface Recording {
  readonly viewer: Viewer;
  /** Undefined: past a refusal. */
  slot(index: number): Recorded | undefined;
}

export function record(system: System, telling: Telling, random: Random): Recording {
  const { viewer } = telling;
  const slots: Recorded[] = [];
  const rest = replay(system, telling, viewer)[Symbol.iterator]();
  const recorded = (now: Replayed): Recorded => {
    if ("refused" in now) return now;
    const probes = probesAt(now.moment.state, viewer, random);
    const entries = LOOKS.map((what) => [what, look(system, what, now.moment, telling, probes)]);
    return { probes, looks: Object.fromEntries(entries) as Record<Look, string> };
  };
  return {
    viewer,
    slot(index) {
      while (slots.length <= index) {
        const next = rest.next();
        if (next.done) break;
        slots.push(recorded(next.value));
      }
      return slots[index];
    },
  };
}

/** Where the viewer could have told the twin from the original. */
export interface Difference {
  readonly slot: number;
  readonly what: Look | "refused";
  readonly original: string;
  readonly twin: string;
}

export function compare(system: System, recording: Recording, twin: Script): Difference | null {
  const { viewer } = recording;
  let slot = 0;
  for (const now of replay(system, twin, viewer)) {
    const then = recording.slot(slot);
    if (then === undefined) return null;
    if ("refused" in now || "refused" in then) {
      const original = "refused" in then ? then.refused : "accepted";
      const refused = "refused" in now ? now.refused : "accepted";
      const both = "refused" in then && "refused" in now;
      return both ? null : { slot, what: "refused", original, twin: refused };
    }
    for (const what of LOOKS) {
      const original = then.looks[what];
      const seen = look(system, what, now.moment, { viewer, chance: twin.chance }, then.probes);
      if (seen !== original) return { slot, what, original, twin: seen };
    }
    slot += 1;
  }
  return null;
}
