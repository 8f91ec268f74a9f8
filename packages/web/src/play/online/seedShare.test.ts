import type { ServerMessage, TableEvent } from "@inkognito/protocol";
import { describe, expect, it } from "vitest";
import type { TableRequest } from "../../net/connectionState.js";
import { ANNA, BERT, OPTIONS, stamped, welcome } from "../../net/testing.js";
import { evolveRoom, type Room } from "./room.js";
import { seedSharing } from "./seedShare.js";

const sealed = (commitment: string): TableEvent => ({ type: "sealed", commitment });
const sat = (seat: 0 | 1, player: string): TableEvent => ({
  type: "sat",
  seat,
  sitter: { type: "player", player, entropy: null },
});
const mixed = (seat: 0 | 1): TableEvent => ({ type: "mixed", seat, entropy: "f".repeat(32) });

/** Anna's page, and what it asks by itself after each thing that happens. */
function page() {
  const asked: TableRequest[] = [];
  let count = 0;
  const share = seedSharing(
    async (ask) => {
      asked.push(ask);
      return { ok: true, key: null };
    },
    () => `${++count}`,
  );
  let room: Room | null = null;
  let no = 0;
  const hear = (message: ServerMessage): readonly TableRequest[] => {
    room = evolveRoom(room, message, 0);
    if (room !== null) share(room);
    return asked.splice(0);
  };
  return {
    enters: (...events: readonly TableEvent[]) => {
      no = events.length;
      return hear(welcome({ events }));
    },
    hears: (event: TableEvent) => {
      no += 1;
      return hear({ type: "table", events: [stamped(no, event)] });
    },
  };
}

const created: TableEvent = { type: "created", host: ANNA, options: OPTIONS };
const mix = (commitment: string, entropy: string): TableRequest => ({
  type: "mix",
  commitment,
  entropy,
});

describe("a page's share of the deal", () => {
  it("answers the commitment as soon as there is a chair, and once", () => {
    const anna = page();
    expect(anna.enters(created, sealed("c1"))).toEqual([]);
    expect(anna.hears(sat(1, BERT))).toEqual([]);
    expect(anna.hears(sat(0, ANNA))).toEqual([mix("c1", "1")]);
    expect(anna.hears(mixed(1))).toEqual([]);
    expect(anna.hears(mixed(0))).toEqual([]);
  });

  it("is a fresh one for every game, and never sent before its seed is sealed", () => {
    const anna = page();
    anna.enters(created, sealed("c1"), sat(0, ANNA), mixed(0));
    const seats = [0, 1, 2, 3].map(() => ({ type: "bot", level: "agent" }) as const);
    const own = { type: "player", player: ANNA, entropy: "f".repeat(32) } as const;
    const started: TableEvent = {
      type: "started",
      game: 1,
      config: OPTIONS.config,
      seats: [own, ...seats.slice(1)],
    };
    expect(anna.hears(started)).toEqual([]);
    expect(anna.hears(sealed("c2"))).toEqual([mix("c2", "1")]);
    expect(anna.hears(mixed(0))).toEqual([]);
    expect(anna.hears({ type: "ended", game: 1, winners: [0], match: null })).toEqual([]);
    expect(anna.hears({ ...started, game: 2 })).toEqual([]);
    expect(anna.hears(sealed("c3"))).toEqual([mix("c3", "2")]);
  });

  it("is owed again by a player who sits down again, and by a page that comes late", () => {
    const anna = page();
    expect(anna.enters(created, sealed("c1"), sat(0, ANNA))).toEqual([mix("c1", "1")]);
    anna.hears(mixed(0));
    expect(anna.hears({ type: "left", seat: 0 })).toEqual([]);
    expect(anna.hears(sat(0, ANNA))).toEqual([mix("c1", "2")]);
  });
});
