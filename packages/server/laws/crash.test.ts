import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { belowFrom, Evening } from "./support/evening.js";
import { overslept } from "./support/overslept.js";
import { killAll } from "./support/production.js";

/** INKOGNITO_KILLS says more; INKOGNITO_SEED repeats the moments of a run, as far as a crash can. */
const { INKOGNITO_KILLS = "20", INKOGNITO_SEED = randomBytes(4).toString("hex") } = process.env;
const KILLS = Number(INKOGNITO_KILLS);
const TABLES = 30;

/** Messages, to all people together, between a start and a kill: any moment of the play. */
const MOST_MESSAGES = 300;
/** Milliseconds: with the messages alone, the kill would always come right after one of them. */
const MOST_AFTER = 12;

let evening: Evening;
afterEach(async () => {
  await evening.close();
  await killAll();
});

/** Every table goes on by itself: people, bots, stand-ins, and the clock of the one who sleeps. */
async function goesOn(slept: boolean): Promise<void> {
  const told = evening.present.map(({ client }) => [client, client.numbers] as const);
  const deserted = evening.parties.filter(({ habit }) => habit === "leaves");
  const before = deserted.map(({ ledger }) => ledger.version);
  await evening.until(() =>
    told.every(([{ numbers }, was], at) => {
      const { habit } = evening.present[at] ?? {};
      if (habit === "sleeps" && !slept) return true;
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

describe("a server that is killed at any moment", () => {
  it(`loses nothing it has promised, in ${KILLS} kills [seed ${INKOGNITO_SEED}]`, async () => {
    const below = belowFrom(INKOGNITO_SEED);
    evening = new Evening();
    await evening.open(TABLES);
    let slept = 0;
    for (let kill = 1; kill <= KILLS; kill++) {
      const enough = evening.count + below(MOST_MESSAGES);
      await evening.until(() => evening.count >= enough);
      const sleeps = kill % 5 === 0;
      if (sleeps) await evening.until(() => overslept.isAwaited(evening));
      await pause(below(MOST_AFTER));
      await evening.end("SIGKILL");
      if (sleeps) overslept.passTime(evening);
      if (kill % 7 === 0) {
        // In the midst of its start, too.
        const starting = evening.start();
        await pause(below(700));
        await starting.end("SIGKILL");
      }
      for (const [at, player] of evening.present.entries()) {
        if (player.habit === "plays" && (at + kill) % 7 === 0) player.say(`kill ${kill}`);
      }
      await evening.resume();
      await evening.look();
      if (sleeps) {
        slept += 1;
        await evening.until(() => overslept.times(evening) >= slept);
        await goesOn(true);
      }
      expect(evening.faults).toEqual([]);
    }
    await goesOn(false);
    await evening.look(true);
    const promised = evening.players.reduce((sum, { done }) => sum + done.length, 0);
    const deeds = evening.parties.reduce((sum, { ledger }) => sum + ledger.deeds.length, 0);
    console.log(
      `${KILLS} kills: ${promised} requests promised, ${deeds} moves, ${slept} overslept`,
    );
    expect(evening.faults).toEqual([]);
    expect(promised).toBeGreaterThan(TABLES * KILLS);
    expect(evening.parties.every(({ ledger }) => ledger.deeds.length > 0)).toBe(true);
    expect(overslept.moves(evening)).toBeGreaterThanOrEqual(slept);
  });
});
