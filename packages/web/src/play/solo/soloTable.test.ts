import { type BoardViewEvent, boardConfig, legal } from "@inkognito/engine/board";
import { cardConfig } from "@inkognito/engine/card";
import { type Result, type Seat, seedFromText, type Told } from "@inkognito/engine/core";
import { GAMES, type GameName, type PlayerTypes } from "@inkognito/engine/games";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BoardSetup, CardSetup, Sitter } from "../../setup/setup.js";
import type { LockOptions } from "./lock.js";
import type { FromWorker } from "./protocol.js";
import { type SaveStore, TakenOver } from "./saves.js";
import { type SoloParts, SoloTable } from "./soloTable.js";

type Advice = { readonly suggestion: { readonly do: PlayerTypes[GameName]["Action"] } | null };

function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const BOT: Sitter = { type: "bot", level: "random" };
const person = (name: string): Sitter => ({ type: "person", name });

const ALONE: BoardSetup = {
  config: must(boardConfig({ players: 3 })),
  seats: [person(""), BOT, BOT],
  seed: seedFromText("alone"),
};

/** Two people pass the device round in a match of the card game. */
const TOGETHER: CardSetup = {
  config: must(cardConfig({ players: 3 })),
  seats: [person("Ada"), BOT, person("Ben")],
  match: { points: [0, 0, 0], games: 0 },
  seed: seedFromText("together"),
};

/** What a browser keeps: one save, and who may write it. */
class Device {
  saved: unknown;
  fails = false;
  owner: SaveStore | null = null;
  locked: LockOptions | null = null;

  open(): SaveStore {
    const store: SaveStore = {
      claim: async () => {
        this.owner = store;
      },
      load: async () => structuredClone(this.saved),
      save: async (game) => {
        if (this.fails) throw new Error("the disk is full");
        if (this.owner !== store) throw new TakenOver();
        this.saved = structuredClone(game);
      },
    };
    return store;
  }

  /** As the browser's own locks: who steals it takes it from the other tab. */
  lock = async (options: LockOptions): Promise<boolean> => {
    if (this.locked !== null && !options.steal) return false;
    this.locked?.onLost();
    this.locked = options;
    return true;
  };
}

class Tab {
  readonly posted: FromWorker[] = [];
  readonly table: SoloTable;

  constructor(device: Device, parts: Partial<SoloParts> = {}) {
    this.table = new SoloTable({
      saves: Promise.resolve(device.open()),
      lock: device.lock,
      post: (message) => this.posted.push(structuredClone(message)),
      newSeed: () => seedFromText("new"),
      ...parts,
    });
  }

  get last(): FromWorker | undefined {
    return this.posted.at(-1);
  }

  all<T extends FromWorker["type"]>(type: T) {
    return this.posted.filter((each) => each.type === type) as Extract<FromWorker, { type: T }>[];
  }

  /** What the page knows: the game as it was last opened, and all that was told since. */
  get told(): readonly { readonly no: number }[] {
    const at = this.posted.findLastIndex(({ type }) => type === "opened");
    return this.posted.slice(at).flatMap((each) => ("told" in each ? each.told : []));
  }

  /** Does what the coach suggests; false: the coach has no suggestion. */
  async follow(): Promise<boolean> {
    const advice = (await this.table.advise()) as Advice | null;
    if (advice === null || advice.suggestion === null) return false;
    await this.table.receive({ type: "act", action: advice.suggestion.do });
    return true;
  }
}

const inOrder = (told: readonly { readonly no: number }[]): void =>
  expect(told.map(({ no }) => no)).toEqual(told.map((_, at) => at + 1));

let device: Device;
beforeEach(() => {
  device = new Device();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe("a table for one person", () => {
  it("is opened once, and then told what follows, without a gap", async () => {
    const tab = new Tab(device);
    await tab.table.receive({ type: "new", setup: ALONE });
    expect(tab.posted[0]).toMatchObject({ type: "opened", game: "board", seat: 0 });
    for (let step = 0; step < 5; step += 1) expect(await tab.follow()).toBe(true);
    expect(tab.all("opened")).toHaveLength(1);
    inOrder(tab.told);
  });

  it("saves everything before it is told", async () => {
    const tab = new Tab(device, {
      post: (message) => {
        if (!("told" in message)) return;
        const { events } = device.saved as { readonly events: readonly unknown[] };
        expect(events.length).toBeGreaterThanOrEqual(message.told.length);
        tab.posted.push(message);
      },
    });
    await tab.table.receive({ type: "new", setup: ALONE });
    device.fails = true;
    const before = tab.told.length;
    await tab.follow();
    expect(tab.told).toHaveLength(before);
  });

  it("goes on in another tab where the first one left it", async () => {
    const first = new Tab(device);
    await first.table.receive({ type: "new", setup: ALONE });
    await first.follow();
    device.locked = null;
    const second = new Tab(device);
    await second.table.receive({ type: "resume" });
    expect(second.told).toEqual(first.told);
    expect(second.all("opened")[0]?.seen).toBeGreaterThan(0);
  });

  it("says what cannot be opened", async () => {
    const tab = new Tab(device);
    await tab.table.receive({ type: "resume" });
    expect(tab.last).toEqual({ type: "nothingToResume" });
    await tab.table.receive({ type: "new", setup: { ...ALONE, seats: [] } });
    expect(tab.last).toEqual({ type: "failed", code: "badSetup" });
    device.saved = { version: 99 };
    await tab.table.receive({ type: "resume" });
    expect(tab.last).toEqual({ type: "failed", code: "unreadable" });
    device.fails = true;
    await tab.table.receive({ type: "new", setup: ALONE });
    expect(tab.last).toEqual({ type: "failed", code: "storage" });
  });

  it("does nothing while no game is open", async () => {
    const tab = new Tab(device);
    for (const type of ["takeBack", "nextGame"] as const) await tab.table.receive({ type });
    await tab.table.receive({ type: "here", seat: 0 });
    await tab.table.receive({ type: "act", action: { type: "endTurn", decision: 1 } });
    expect([await tab.table.advise(), await tab.table.record()]).toEqual([null, null]);
    expect(tab.posted).toEqual([]);
  });

  it("refuses what the rules refuse, and goes on", async () => {
    const tab = new Tab(device);
    await tab.table.receive({ type: "new", setup: ALONE });
    await tab.table.receive({ type: "act", action: { type: "endTurn", decision: 99 } });
    expect(tab.last).toMatchObject({ type: "refused" });
    expect(await tab.follow()).toBe(true);
  });

  it("takes a decision back, and saves that", async () => {
    const tab = new Tab(device);
    await tab.table.receive({ type: "new", setup: ALONE });
    const before = tab.told;
    await tab.follow();
    expect(tab.told.length).toBeGreaterThan(before.length);
    await tab.table.receive({ type: "takeBack" });
    expect(tab.told.slice(0, before.length)).toEqual(before);
    expect(tab.all("opened")).toHaveLength(2);
    expect(
      (device.saved as { readonly actions: readonly { seat: Seat }[] }).actions,
    ).not.toContainEqual(expect.objectContaining({ seat: 0 }));
  });

  /** The last decision of another player's turn that was shown since Ada's own last action. */
  function earlierTurn(tab: Tab): { readonly decision: number; readonly to: Seat } | null {
    const { blankView, evolveView } = GAMES.board;
    let view = blankView(0);
    let found: { decision: number; to: Seat } | null = null;
    for (const { event } of tab.told as readonly Told<BoardViewEvent>[]) {
      view = evolveView(view, event);
      const { announceTo, awaits } = legal(view);
      if (awaits.type === "resolve") found = null;
      if (announceTo !== null && awaits.type === "none") {
        found = { decision: view.table.decision, to: announceTo };
      }
    }
    return found;
  }

  it("[B10.1] takes an announcement in another's turn though its bot has played on meanwhile", async () => {
    const tab = new Tab(device);
    await tab.table.receive({ type: "new", setup: ALONE });
    while (earlierTurn(tab) === null) expect(await tab.follow()).toBe(true);
    const { decision, to } = earlierTurn(tab) ?? { decision: 0, to: 1 };
    const action = { type: "announce", decision, partner: to, code: "A-B" } as const;
    await tab.table.receive({ type: "act", action: { ...action, partner: 0 } });
    expect(tab.last).toMatchObject({ type: "refused" });
    await tab.table.receive({ type: "act", action });
    const types = (tab.told as readonly Told<BoardViewEvent>[]).map(({ event }) => event.type);
    expect(types.slice(-3)).toEqual(["announced", "handAnswered", "ended"]);
    inOrder(tab.told);
    const { events } = device.saved as { readonly events: readonly { type: string }[] };
    expect(events.map(({ type }) => type)).toEqual(types);
  });

  it("does not save a lesson, and leaves the saved game alone", async () => {
    device.saved = "kept";
    const tab = new Tab(device);
    await tab.table.receive({ type: "practice", setup: ALONE });
    expect(await tab.follow()).toBe(true);
    expect(device.saved).toBe("kept");
  });

  it("gives no file before the game has ended: it would hold everybody's cards", async () => {
    const tab = new Tab(device);
    await tab.table.receive({ type: "new", setup: ALONE });
    expect(await tab.table.record()).toBeNull();
  });

  it("does not send the page its seed", async () => {
    const tab = new Tab(device);
    await tab.table.receive({ type: "new", setup: ALONE });
    expect(JSON.stringify(tab.posted)).not.toContain(ALONE.seed);
  });
});

describe("two tabs", () => {
  it("are told apart: the second is told so, and can take the game over", async () => {
    const [first, second] = [new Tab(device), new Tab(device)];
    await first.table.receive({ type: "new", setup: ALONE });
    await second.table.receive({ type: "resume" });
    expect(second.posted).toEqual([{ type: "elsewhere" }]);
    await second.table.receive({ type: "takeOver" });
    expect(first.last).toEqual({ type: "elsewhere" });
    expect(second.told).toEqual(first.told);
    expect(await first.follow()).toBe(false);
    expect(await second.follow()).toBe(true);
  });

  it("never both write, even in browsers without locks", async () => {
    const lock = async () => true;
    const [first, second] = [new Tab(device, { lock }), new Tab(device, { lock })];
    await first.table.receive({ type: "new", setup: ALONE });
    await second.table.receive({ type: "resume" });
    await first.follow();
    expect(first.last).toEqual({ type: "elsewhere" });
    expect(await second.follow()).toBe(true);
  });

  it("tell nothing more when the game is taken over in the middle of a step", async () => {
    let lose = (): void => {};
    const lock = async ({ onLost }: LockOptions) => {
      lose = onLost;
      return true;
    };
    const tab = new Tab(device, { lock });
    await tab.table.receive({ type: "new", setup: ALONE });
    const told = tab.told.length;
    const following = tab.follow();
    await Promise.resolve();
    lose();
    await following;
    expect(tab.told).toHaveLength(told);
    expect(tab.last).toEqual({ type: "elsewhere" });
  });
});

describe("a device that is passed round", () => {
  it("shows no one's cards before the person has come", async () => {
    const tab = new Tab(device);
    await tab.table.receive({ type: "new", setup: TOGETHER });
    expect(tab.posted.map(({ type }) => type)).toEqual(["curtain"]);
    expect(await tab.table.advise()).toBeNull();
    const curtain = tab.all("curtain")[0];
    const other = curtain?.seat === 0 ? 2 : 0;
    await tab.table.receive({ type: "here", seat: other });
    expect(tab.all("opened")).toEqual([]);
    await tab.table.receive({ type: "here", seat: curtain?.seat ?? 0 });
    expect(tab.last).toMatchObject({ type: "opened", seat: curtain?.seat });
  });

  it("[C9.1] is played to the end and into the next game, each told only their own", async () => {
    const tab = new Tab(device);
    await tab.table.receive({ type: "new", setup: TOGETHER });
    for (let steps = 0; steps < 500; steps += 1) {
      const { last } = tab;
      if (last?.type === "curtain") await tab.table.receive({ type: "here", seat: last.seat });
      else if (!(await tab.follow())) break;
    }
    inOrder(tab.told);
    const seats = new Set(tab.all("opened").map(({ seat }) => seat));
    expect(seats).toEqual(new Set([0, 2]));
    expect(await tab.table.record()).toContain('"format":"inkognito-game"');
    await tab.table.receive({ type: "nextGame" });
    expect(tab.last).toMatchObject({ type: "curtain", setup: { match: { games: 1 } } });
    expect(JSON.stringify(tab.posted.slice(0, 5))).not.toContain(TOGETHER.seed);
  });
});
