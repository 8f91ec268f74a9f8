import type { BoardEvent, BoardViewEvent } from "../src/board/event.js";
import { legal } from "../src/board/legal.js";
import { boardGame } from "../src/board/rules.js";
import type { BoardView } from "../src/board/view.js";
import { type Seat, SPECTATOR, type Viewer } from "../src/core/seat.js";

/** A whole game as text: each event, who was told what of it, and how each view changed. */
export function transcript(title: string, events: readonly BoardEvent[], players: number): string {
  const viewers: readonly Viewer[] = [
    ...Array.from({ length: players }, (_, seat) => seat as Seat),
    SPECTATOR,
  ];
  let views = viewers.map((viewer) => boardGame.blank(viewer));
  const lines = [`# ${title}`];
  events.forEach((event, i) => {
    const told = viewers.map((viewer) => boardGame.redact(event, viewer));
    const after = views.map((view, at) => {
      const seen = told[at] ?? null;
      return seen === null ? view : boardGame.evolveView(view, seen);
    });
    const changes = after.map((view, at) => changesOf(views[at] as BoardView, view));
    lines.push(
      "",
      `${i + 1}. ${event.type}  ${plain(event)}`,
      ...grouped(
        "told",
        viewers,
        told.map((seen) => toldOf(event, seen)),
      ),
      ...grouped("view", viewers, changes),
      ...after.flatMap(choices),
    );
    views = after;
  });
  return `${lines.join("\n")}\n`;
}

const toldOf = (event: BoardEvent, seen: BoardViewEvent | null): string =>
  seen === null ? "nothing" : seen === event ? "the same" : plain(seen);

/** Viewers with the same text share a line; "all" if everybody has it. */
function grouped(label: string, viewers: readonly Viewer[], texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => {
    const who = viewers.filter((_, i) => texts[i] === text);
    return `   ${label} ${who.length === viewers.length ? "all" : who.join(",")}: ${text}`;
  });
}

/** What the seat has to decide now, with the number of possibilities where they can be many. */
function choices(view: BoardView): string[] {
  const { awaits } = legal(view);
  if (awaits.type === "none") return [];
  const short = JSON.stringify(awaits, (key, value) =>
    Array.isArray(value) && ["answers", "to", "paths"].includes(key)
      ? `${value.length} ways`
      : value,
  );
  const endings = awaits.type === "move" ? ` with ${boardGame.endings(view).length} endings` : "";
  return [`   may ${view.viewer}: ${unquoted(short)}${endings}`];
}

/** An event without its type, in short. */
function plain({ type: _, ...fields }: { readonly type: string }): string {
  return unquoted(JSON.stringify(fields));
}

const unquoted = (json: string): string =>
  json.replaceAll(/"([^"]*)"/g, "$1").replaceAll(",", ", ");

/** The fields that changed, each with its new value. */
function changesOf(before: BoardView, after: BoardView): string {
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
  return [`${path} = ${unquoted(JSON.stringify(after))}`];
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
