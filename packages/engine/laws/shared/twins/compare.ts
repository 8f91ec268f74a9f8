import type { Viewer } from "../../../src/core/seat.js";
import type { Told } from "../../../src/core/told.js";
import type { Random } from "./random.js";
import type { Move, Script, System, TwinFactory, TwinTypes, ViewerScript } from "./twinFactory.js";

/** Replays games through a system and holds what one viewer gets of them against each other. */

/** A game at the end of a slot. */
interface Moment<T extends TwinTypes> {
  readonly state: T["State"];
  /** What the viewer was sent since the moment before. */
  readonly told: readonly Told<T["ViewEvent"]>[];
  /** The fold of everything sent so far. */
  readonly folded: T["View"];
}

/** A refused move ends the replay; it is noted, for it should have been accepted. */
type Replayed<T extends TwinTypes> = { readonly moment: Moment<T> } | { readonly refused: string };

function* stepsOf<T extends TwinTypes>(
  { game, begin, numbered }: TwinFactory<T>,
  system: System<T>,
  { opening, slots, chance }: Script<T>,
  viewer: Viewer,
): Iterable<Replayed<T>> {
  const log: T["Event"][] = [];
  let state = game.initial;
  let folded = game.blank(viewer);
  let no = 0;
  let told: Told<T["ViewEvent"]>[] = [];
  const append = (events: readonly T["Event"][]): void => {
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
  const make = ({ seat, act }: Move<T>): string | null => {
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

function look<T extends TwinTypes>(
  system: System<T>,
  what: Look,
  { state, told, folded }: Moment<T>,
  { viewer, chance }: Pick<ViewerScript<T>, "viewer" | "chance">,
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

export function record<T extends TwinTypes>(
  twins: TwinFactory<T>,
  system: System<T>,
  script: ViewerScript<T>,
  random: Random,
): Recording {
  const { viewer } = script;
  const slots: Recorded[] = [];
  const rest = stepsOf(twins, system, script, viewer)[Symbol.iterator]();
  const recorded = (now: Replayed<T>): Recorded => {
    if ("refused" in now) return now;
    const probes = twins.probesAt(now.moment.state, viewer, random);
    const entries = LOOKS.map((what) => [what, look(system, what, now.moment, script, probes)]);
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

export function compare<T extends TwinTypes>(
  twins: TwinFactory<T>,
  system: System<T>,
  recording: Recording,
  twin: Script<T>,
): Difference | null {
  const { viewer } = recording;
  let slot = 0;
  for (const now of stepsOf(twins, system, twin, viewer)) {
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
