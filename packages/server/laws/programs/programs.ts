import { spawn } from "node:child_process";
import type { Seat } from "@inkognito/engine/core";
import type { BotLevel, TableOptions } from "@inkognito/protocol";
import { Person, TestClient } from "../../src/testing/index.js";

/** A program that was started with the link of a table. */
interface Running {
  readonly ended: Promise<Ended>;
}

interface Ended {
  readonly code: number | null;
  readonly output: string;
  /** What it was refused, and what went wrong. */
  readonly errors: string;
}

type Start = (link: string, name: string) => Running;

/** A command that takes a link and a name. */
export const commandLine =
  (program: string, ...args: readonly string[]): Start =>
  (link, name) => {
    const child = spawn(program, [...args, link, name]);
    let [output, errors] = ["", ""];
    child.stdout.on("data", (data) => {
      output += data;
    });
    child.stderr.on("data", (data) => {
      errors += data;
    });
    const ended = new Promise<Ended>((resolve) => {
      child.on("error", (error) => resolve({ code: null, output, errors: String(error) }));
      child.on("close", (code) => resolve({ code, output, errors }));
    });
    return { ended };
  };

interface PlayedGame {
  readonly programs: readonly Ended[];
  readonly winners: readonly Seat[];
  /** The number of events that a spectator was told. */
  readonly events: number;
}

/** A whole game of a program on the first chairs and bots on the others, hosted by a watcher. */
export async function playWithPrograms(
  site: string,
  options: TableOptions,
  {
    start,
    programs,
    level,
    watch = null,
  }: { start: Start; programs: number; level: BotLevel; watch?: Start | null },
): Promise<PlayedGame> {
  const person = await Person.arrive(site, "Host");
  const { table, key } = await person.open(options);
  const host = await TestClient.join({ site, cookie: person.cookie, table, key });
  const running: Running[] = [];
  for (const at of options.config.seats.keys()) {
    const seat = at as Seat;
    if (at >= programs) await host.ask({ type: "placeBot", seat, level });
    else {
      const program = start(`${site}/i/${key}`, `Program ${at}`);
      running.push(program);
      const hasSat = host.until(() => host.table?.seats[at] !== null);
      const gone = program.ended.then(({ errors }) => {
        throw new Error(`it did not sit down: ${errors}`);
      });
      await Promise.race([hasSat, gone]);
      gone.catch(() => undefined);
    }
  }
  if (watch !== null) {
    running.push(watch(`${site}/i/${key}`, ""));
    await host.until(() => host.present?.watchers === 2);
  }
  await host.ask({ type: "start" });
  await host.untilEnded(1);
  const ended = await Promise.all(running.map((each) => each.ended));
  await host.close();
  return {
    programs: ended,
    winners: host.table?.winners ?? [],
    events: host.known?.told.length ?? 0,
  };
}
