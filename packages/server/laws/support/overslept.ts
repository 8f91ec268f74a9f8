import { parseTiming } from "../../src/table/timing.js";
import type { Evening, Party } from "./evening.js";
import type { Ground } from "./ground.js";
import type { Player } from "./player.js";

const LONGER_THAN_ANY_CLOCK = 600_000;

function sleeper({ parties }: Evening): { readonly party: Party; readonly player: Player } {
  const party = parties.find(({ habit }) => habit === "sleeps");
  const player = party?.players[0];
  if (party === undefined || player === undefined) throw new Error("nobody sleeps");
  return { party, player };
}

/** Somebody whose time is up while there is no server to notice. */
export const overslept = {
  isAwaited(evening: Evening): boolean {
    const { client, chair } = sleeper(evening).player;
    return (
      client.isAwaited && client.clocks.some(({ seat, due }) => seat === chair && due !== null)
    );
  },

  /** The table as it would lie there minutes later: what was due then has been due for long. */
  async passTime(evening: Evening, ground: Ground): Promise<void> {
    const where = `where id = '${sleeper(evening).party.table}'`;
    const [row] = await ground.look(async (ask) =>
      ask(`select clocks, wake from game_table ${where}`),
    );
    const { awaiting, ...rest } = parseTiming(String(row?.clocks));
    const earlier = awaiting.map(({ due, ...each }) => ({
      ...each,
      due: due === null ? null : due - LONGER_THAN_ANY_CLOCK,
    }));
    const dues = earlier.flatMap(({ due }) => (due === null ? [] : [due]));
    const wake = Math.min(Number(row?.wake), ...dues);
    const clocks = JSON.stringify({ ...rest, awaiting: earlier });
    await ground.change(`update game_table set clocks = '${clocks}', wake = ${wake} ${where}`);
  },

  /** How often somebody stood in because the time was up. */
  times(evening: Evening): number {
    const { log } = sleeper(evening).player.client;
    return log.filter(({ event }) => event.type === "stoodIn" && event.why === "late").length;
  },

  /** Moves at the chair: the sleeper makes none. */
  moves(evening: Evening): number {
    const { party, player } = sleeper(evening);
    return party.ledger.deeds.filter(({ seat }) => seat === player.chair).length;
  },
};
