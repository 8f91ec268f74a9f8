import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { belowFrom, Evening, type Party } from "../support/busyServer.js";
import type { Ground } from "../support/serverData.js";
import { overslept } from "./absentPlayer.js";

/** Messages for each table, to all people together, between a start and a kill: any moment of the play. */
const MOST_MESSAGES = 10;
/** Milliseconds: with the messages alone, the kill would always come right after one of them. */
const MOST_AFTER = 12;

export interface CrashOptions {
  readonly tables: number;
  readonly kills: number;
  /** With so many kills, or else with the last one, somebody's time runs out while there is no server. */
  readonly sleepEvery: number;
  /** With so many kills the next server is killed in the midst of its start, too. */
  readonly stumbleEvery: number;
  readonly seed: string;
}

/** A server on this ground is killed again and again; says how much there was to lose. */
export async function losesNothing(ground: Ground, options: CrashOptions): Promise<string> {
  const { tables, kills, sleepEvery, stumbleEvery, seed } = options;
  const evening = new Evening(ground);
  const below = belowFrom(seed);
  try {
    await evening.open(tables);
    let slept = 0;
    for (let kill = 1; kill <= kills; kill++) {
      const enough = evening.count + below(MOST_MESSAGES * tables);
      await evening.until(() => evening.count >= enough);
      // The table of the one who sleeps may wait for nobody else.
      const sleeps = kill % sleepEvery === 0 || (kill === kills && slept === 0);
      if (sleeps) await evening.until(() => overslept.isAwaited(evening));
      await pause(below(MOST_AFTER));
      await evening.end("SIGKILL");
      if (sleeps) await overslept.passTime(evening, ground);
      if (kill % stumbleEvery === 0) {
        const starting = evening.start();
        await pause(below(700));
        await starting.end("SIGKILL");
      }
      for (const [at, player] of evening.present.entries()) {
        if (player.habit === "plays" && (at + kill) % 7 === 0) player.say(`kill ${kill}`);
      }
      const down = Date.now();
      await evening.serve();
      if (sleeps) {
        slept += 1;
        const { due, stoodIn } = await overslept.sleepOn(evening);
        expect(due).toBeGreaterThan(down);
        expect(stoodIn).toBeGreaterThanOrEqual(due);
      }
      await evening.back(evening.away);
      await evening.look();
      if (sleeps) await goesOn(evening);
      expect(evening.faults).toEqual([]);
    }
    await goesOn(evening);
    await allMove(evening);
    await evening.look(true);
    expect(evening.faults).toEqual([]);
    const { parties, players } = evening;
    const promised = players.reduce((sum, { done }) => sum + done.length, 0);
    const deeds = parties.reduce((sum, { ledger }) => sum + ledger.deeds.length, 0);
    expect(promised).toBeGreaterThan(tables * kills);
    expect(unmoved(evening)).toEqual([]);
    expect(overslept.moves(evening)).toBeGreaterThanOrEqual(slept);
    return `${kills} kills: ${promised} requests promised, ${deeds} moves, ${slept} overslept`;
  } finally {
    await evening.close();
  }
}

/** Tables at which nobody has made a move yet. */
const unmoved = ({ parties }: Evening): readonly Party["habit"][] =>
  parties.flatMap(({ habit, ledger }) => (ledger.deeds.length === 0 ? [habit] : []));

/** A server that is killed soon may not have seen a move at every table yet. */
async function allMove(evening: Evening): Promise<void> {
  while (unmoved(evening).length > 0) {
    await pause(50);
    await evening.look();
  }
}

/** Every table goes on by itself, with people, bots and stand-ins, but the one that waits for a sleeper. */
async function goesOn(evening: Evening): Promise<void> {
  const told = evening.present.map(({ client }) => [client, client.numbers] as const);
  const deserted = evening.parties.filter(({ habit }) => habit === "leaves");
  const before = deserted.map(({ ledger }) => ledger.version);
  await evening.until(() =>
    told.every(([{ numbers }, was], at) => {
      const { habit } = evening.present[at] ?? {};
      if (habit === "sleeps") return true;
      return numbers.game > was.game || numbers.told > was.told || numbers.table > was.table + 1;
    }),
  );
  const isStill = ({ ledger }: (typeof deserted)[number], at: number) =>
    ledger.version === before[at] && ledger.state?.phase.type === "playing";
  // Nobody is there who could be told.
  while (deserted.some(isStill)) {
    await pause(50);
    await evening.look();
  }
}
