import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { randomFrom } from "../../../engine/laws/shared/twins/random.js";
import { BusyServer, type BusyTable } from "../support/busyServer.js";
import type { ServerData } from "../support/serverData.js";
import { absentPlayer } from "./absentPlayer.js";

/** Messages per table, to all players together, between a start and a kill: any moment of the play. */
const MOST_MESSAGES = 10;
/** Milliseconds: with the messages alone, the kill would always come right after one of them. */
const MOST_AFTER = 12;

export interface CrashOptions {
  readonly tables: number;
  readonly kills: number;
  /** At every kill with this divisor, or else at the last one, a player's time runs out while no server runs. */
  readonly absentEvery: number;
  /** At every kill with this divisor the next server is killed during its start, too. */
  readonly killStartEvery: number;
  readonly seed: string;
}

/** Kills a server on these data again and again; returns how much could have been lost. */
export async function killRepeatedly(data: ServerData, options: CrashOptions): Promise<string> {
  const { tables, kills, absentEvery, killStartEvery, seed } = options;
  const server = new BusyServer(data);
  const { below } = randomFrom(seed);
  try {
    await server.open(tables);
    let absences = 0;
    for (let kill = 1; kill <= kills; kill++) {
      const enough = server.messageCount + below(MOST_MESSAGES * tables);
      await server.until(() => server.messageCount >= enough);
      const isAbsent = kill % absentEvery === 0 || (kill === kills && absences === 0);
      // The absent player's table may wait for no other player.
      if (isAbsent) await server.until(() => absentPlayer.isAwaited(server));
      await pause(below(MOST_AFTER));
      await server.end("SIGKILL");
      if (isAbsent) await absentPlayer.passTime(server, data);
      if (kill % killStartEvery === 0) {
        const starting = server.start();
        await pause(below(700));
        await starting.end("SIGKILL");
      }
      for (const [at, player] of server.present.entries()) {
        if (player.behaviour === "plays" && (at + kill) % 7 === 0) player.say(`kill ${kill}`);
      }
      const down = Date.now();
      await server.startAgain();
      if (isAbsent) {
        absences += 1;
        const { due, stoodIn } = await absentPlayer.letGraceExpire(server);
        expect(due).toBeGreaterThan(down);
        expect(stoodIn).toBeGreaterThanOrEqual(due);
      }
      await server.reconnect(server.disconnected);
      await server.verify();
      if (isAbsent) await untilAllGoOn(server);
      expect(server.faults).toEqual([]);
    }
    await untilAllGoOn(server);
    await untilAllMoved(server);
    await server.verify(true);
    expect(server.faults).toEqual([]);
    const promised = server.players.reduce((sum, { done }) => sum + done.length, 0);
    const moves = server.tables.reduce((sum, { history }) => sum + history.moves.length, 0);
    expect(promised).toBeGreaterThan(tables * kills);
    expect(tablesWithoutMoves(server)).toEqual([]);
    expect(absentPlayer.moveCount(server)).toBeGreaterThanOrEqual(absences);
    return `${kills} kills: ${promised} requests promised, ${moves} moves, ${absences} absences`;
  } finally {
    await server.close();
  }
}

const tablesWithoutMoves = ({ tables }: BusyServer): readonly BusyTable["behaviour"][] =>
  tables.flatMap(({ behaviour, history }) => (history.moves.length === 0 ? [behaviour] : []));

/** A server that is killed soon may not have seen a move at every table yet. */
async function untilAllMoved(server: BusyServer): Promise<void> {
  while (tablesWithoutMoves(server).length > 0) {
    await pause(50);
    await server.verify();
  }
}

/** Every table goes on, with people, bots and stand-ins, except the one that waits for the absent player. */
async function untilAllGoOn(server: BusyServer): Promise<void> {
  const told = server.present.map(({ client }) => [client, client.numbers] as const);
  const emptyTables = server.tables.filter(({ behaviour }) => behaviour === "leaves");
  const before = emptyTables.map(({ history }) => history.version);
  await server.until(() =>
    told.every(([{ numbers }, was], at) => {
      if (server.present[at]?.behaviour === "absent") return true;
      return numbers.game > was.game || numbers.told > was.told || numbers.table > was.table + 1;
    }),
  );
  const isStill = ({ history }: (typeof emptyTables)[number], at: number) =>
    history.version === before[at] && history.state?.phase.type === "playing";
  // No client is connected that could be told.
  while (emptyTables.some(isStill)) {
    await pause(50);
    await server.verify();
  }
}
