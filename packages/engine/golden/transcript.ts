import type { Game, GameTypes } from "../src/core/game.js";
import { type Seat, SPECTATOR, type Viewer } from "../src/core/seat.js";

/** What a transcript reads, the same in both games. */
export interface TextTypes extends GameTypes {
  Event: { readonly type: string };
  ViewEvent: { readonly type: string };
  View: { readonly viewer: Viewer };
  Legal: { readonly awaits: { readonly type: string }; readonly announceTo?: Seat | null };
}

/** How one of the games is put into words. */
export interface Wording<T extends TextTypes> {
  readonly game: Game<T>;
  /** Lists that can be long: only their length is written. */
  readonly long: readonly string[];
  /** What is said of a decision beside its fields. */
  readonly aside: (view: T["View"]) => string;
}

/** A whole game as text: each event, who was told what of it, and how each view changed. */
export function transcript<T extends TextTypes>(
  wording: Wording<T>,
  title: string,
  events: readonly T["Event"][],
  players: number,
): string {
  const { game } = wording;
  const viewers: readonly Viewer[] = [
    ...Array.from({ length: players }, (_, seat) => seat as Seat),
    SPECTATOR,
  ];
  let views = viewers.map((viewer) => game.blank(viewer));
  const lines = [`# ${title}`];
  events.forEach((event, i) => {
    const told = viewers.map((viewer) => game.redact(event, viewer));
    const after = views.map((view, at) => {
      const seen = told[at] ?? null;
      return seen === null ? view : game.evolveView(view, seen);
    });
    const changes = after.map((view, at) => changesOf(views[at], view));
    lines.push(
      "",
      `${i + 1}. ${event.type}  ${plain(event)}`,
      ...grouped(
        "told",
        viewers,
        told.map((seen) => toldOf(event, seen)),
      ),
      ...grouped("view", viewers, changes),
      ...after.flatMap((view) => choices(wording, view)),
      ...offTurn(wording, after),
    );
    views = after;
  });
  return `${lines.join("\n")}\n`;
}

const toldOf = (event: unknown, seen: { readonly type: string } | null): string =>
  seen === null ? "nothing" : seen === event ? "the same" : plain(seen);

/** Viewers with the same text share a line; "all" if everybody has it. */
function grouped(label: string, viewers: readonly Viewer[], texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => {
    const who = viewers.filter((_, i) => texts[i] === text);
    return `   ${label} ${who.length === viewers.length ? "all" : who.join(",")}: ${text}`;
  });
}

/** What the seat has to decide now, with the number of possibilities where they can be many. */
function choices<T extends TextTypes>(
  { game, long, aside }: Wording<T>,
  view: T["View"],
): string[] {
  const { awaits } = game.legal(view);
  if (awaits.type === "none") return [];
  const short = JSON.stringify(awaits, (key, value) =>
    Array.isArray(value) && long.includes(key) ? `${value.length} ways` : value,
  );
  return [`   may ${view.viewer}: ${unquoted(short)}${aside(view)}`];
}

/** B10.1: who may announce out of their own turn, and to whom. */
function offTurn<T extends TextTypes>({ game }: Wording<T>, views: readonly T["View"][]): string[] {
  const to = views.map((view) => game.legal(view).announceTo ?? null);
  const may = views.filter((_, at) => to[at] !== null).map(({ viewer }) => viewer);
  const partners = new Set(to.filter((seat) => seat !== null));
  return may.length === 0 ? [] : [`   may ${may.join(",")}: announce to ${[...partners].join()}`];
}

/** An event without its type, in short. */
function plain({ type: _, ...fields }: { readonly type: string }): string {
  return unquoted(JSON.stringify(fields));
}

const unquoted = (json: string): string =>
  json.replaceAll(/"([^"]*)"/g, "$1").replaceAll(",", ", ");

/** The fields that changed, each with its new value. */
function changesOf(before: unknown, after: unknown): string {
  const changes = differences(before, after, "");
  return changes.length === 0 ? "unchanged" : changes.join("; ");
}

function differences(before: unknown, after: unknown, path: string): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isPlain(before) && isPlain(after) && !("type" in after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      differences(before[key], after[key], path === "" ? key : `${path}.${key}`),
    );
  }
  if (Array.isArray(before) && Array.isArray(after) && after.length === before.length + 1) {
    return [`${path} + ${unquoted(JSON.stringify(after.at(-1)))}`];
  }
  if (Array.isArray(before) && Array.isArray(after) && isPlain(after.at(-1))) {
    const same = JSON.stringify(before.slice(0, -1)) === JSON.stringify(after.slice(0, -1));
    if (same && before.length === after.length) {
      return differences(before.at(-1), after.at(-1), `${path}.${after.length}`);
    }
  }
  return [`${path} = ${unquoted(JSON.stringify(after))}`];
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
