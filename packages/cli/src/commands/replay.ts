import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { type Seat, SPECTATOR, type Viewer } from "@inkognito/engine/core";
import { type GameRecord, replayRecord } from "@inkognito/engine/record";
import { wrongLine } from "../records/findings.js";
import { readRecord } from "../records/recorder.js";
import { type Eyes, replayLines, tableLine } from "../records/replay.js";
import { UsageError } from "../usage.js";

export const summary = "shows a game's file, from any seat's eyes";

export const help = `inkognito replay FILE [options]

  --seat S            from this seat's eyes: its number from 0, or its colour
  --all               everything open; without either: as a spectator saw it
  --step              waits for Enter after every event; q ends it`;

export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      seat: { type: "string" },
      all: { type: "boolean", default: false },
      step: { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError("replay takes one FILE");
  if (values.all && values.seat !== undefined) {
    throw new UsageError("--seat and --all exclude each other");
  }
  const record = readRecord(file);
  const eyes: Eyes = values.all ? "all" : viewerOf(record, values.seat);
  const replayed = replayRecord(record);
  console.log(tableLine(record));
  const lines = replayLines(replayed, eyes);
  const isOver = values.step ? await step(lines) : show(lines);
  if (!isOver || replayed.wrong === null) return;
  console.error(`inkognito: ${wrongLine(replayed.wrong)}; nothing from there on is shown`);
  process.exitCode = 1;
}

function viewerOf({ config }: GameRecord, text: string | undefined): Viewer {
  if (text === undefined) return SPECTATOR;
  const seat = config.seats.findIndex((role, at) => role === text || String(at) === text);
  if (seat < 0) {
    throw new UsageError(`--seat takes a number or one of ${config.seats.join(", ")}`);
  }
  return seat as Seat;
}

function show(lines: Iterable<string>): true {
  for (const line of lines) console.log(line);
  return true;
}

/** False: the person typed q. */
async function step(lines: Iterable<string>): Promise<boolean> {
  const keyboard = createInterface({ input: process.stdin });
  const typed = keyboard[Symbol.asyncIterator]();
  try {
    for (const line of lines) {
      console.log(line);
      const { done, value } = await typed.next();
      if (done === true || value.trim() === "q") return false;
    }
    return true;
  } finally {
    keyboard.close();
  }
}
