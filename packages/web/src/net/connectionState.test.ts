import type { ClientRequest, ServerMessage } from "@inkognito/protocol";
import { PROTOCOL_VERSION } from "@inkognito/protocol";
import { describe, expect, it } from "vitest";
import {
  type ConnectionState,
  type Effect,
  type Input,
  newConnection,
  step,
} from "./connectionState.js";
import { stamped, welcome } from "./testing.js";

/** Takes inputs one after the other, half a second apart, and keeps the effects of the last. */
function after(
  inputs: readonly Input[],
  from: ConnectionState = newConnection("table-000001", null),
  start = 0,
): { readonly state: ConnectionState; readonly effects: readonly Effect[]; readonly now: number } {
  let state = from;
  let effects: readonly Effect[] = [];
  let now = start;
  for (const input of inputs) {
    now += 500;
    [state, effects] = step(state, input, { now, lot: 0 });
  }
  return { state, effects, now };
}

const START: readonly Input[] = [{ type: "start" }, { type: "opened" }];
const got = (message: ServerMessage): Input => ({ type: "received", message });
const OPEN: readonly Input[] = [...START, got(welcome())];
const say = (id: string): ClientRequest => ({ type: "say", id, text: "good evening" });
const sent = (effects: readonly Effect[]) =>
  effects.flatMap((effect) => (effect.type === "send" ? [effect.message] : []));

describe("a connection", () => {
  it("says hello as soon as the socket is open, with what it has seen", () => {
    const { state, effects } = after(START);
    expect(state.status).toEqual({ type: "connecting" });
    expect(sent(effects)).toEqual([
      {
        type: "hello",
        version: PROTOCOL_VERSION,
        table: "table-000001",
        key: null,
        seen: { table: 0, game: 0, told: 0 },
        knows: ["voted"],
      },
    ]);
  });

  it("is open after the welcome, and sends requests at once", () => {
    const { state, effects } = after([...OPEN, { type: "asked", request: say("a") }]);
    expect(state.status).toEqual({ type: "open" });
    expect(sent(effects)).toEqual([say("a")]);
  });

  it("keeps what is asked until it is open, in order", () => {
    const { effects } = after([
      { type: "start" },
      { type: "asked", request: say("a") },
      { type: "asked", request: say("b") },
      { type: "opened" },
      got(welcome()),
    ]);
    expect(sent(effects)).toEqual([say("a"), say("b")]);
  });

  it("sends again what was not answered, with the same id, and nothing else", () => {
    const { state } = after([
      ...OPEN,
      { type: "asked", request: say("a") },
      { type: "asked", request: say("b") },
      got({ type: "done", re: "a" }),
      { type: "lost", code: 1006 },
    ]);
    const { effects } = after([{ type: "woken" }, { type: "opened" }, got(welcome())], state);
    expect(sent(effects)).toEqual([say("b")]);
  });

  it("answers a request once, however often the server does", () => {
    const once = after([
      ...OPEN,
      { type: "asked", request: say("a") },
      got({ type: "done", re: "a" }),
    ]);
    expect(once.effects).toEqual([{ type: "answer", id: "a", answer: { ok: true, key: null } }]);
    expect(after([got({ type: "done", re: "a" })], once.state).effects).toEqual([]);
  });

  it("passes a refusal on as it is", () => {
    const refusal = { code: "notHost", rule: null } as const;
    const { effects } = after([
      ...OPEN,
      { type: "asked", request: say("a") },
      got({ type: "refused", re: "a", refusal }),
    ]);
    expect(effects).toEqual([{ type: "answer", id: "a", answer: { ok: false, refusal } }]);
  });

  it("waits longer after every failure, up to a quarter of a minute", () => {
    let { state, now } = after([...START, { type: "lost", code: 1006 }]);
    const pauses: number[] = [];
    for (let i = 0; i < 7; i += 1) {
      if (state.status.type !== "waiting") throw new Error("not waiting");
      pauses.push(state.status.until - now);
      ({ state, now } = after([{ type: "woken" }, { type: "lost", code: 1006 }], state, now));
    }
    expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 7500, 7500]);
  });

  it("waits for a random time, so that pages do not all come back at once", () => {
    const { state } = after(OPEN);
    const until = (lot: number): number => {
      const [{ status: standing }] = step(state, { type: "lost", code: 1006 }, { now: 0, lot });
      return standing.type === "waiting" ? standing.until : -1;
    };
    expect([until(0), until(0.5), until(0.99)]).toEqual([250, 375, 497.5]);
  });

  it("begins with short pauses again once it has been welcomed", () => {
    const { state } = after([...START, { type: "lost", code: 1006 }, { type: "woken" }]);
    expect(state.failures).toBe(1);
    expect(after([{ type: "opened" }, got(welcome())], state).state.failures).toBe(0);
  });

  it("tries at once when there may be a network again", () => {
    const { state } = after([...OPEN, { type: "offline" }]);
    expect(state.status.type).toBe("waiting");
    const { effects } = after([{ type: "hopeful" }], state);
    expect(effects).toEqual([{ type: "connect" }]);
  });

  it("drops the socket when the device is offline", () => {
    const { effects } = after([...OPEN, { type: "offline" }]);
    expect(effects[0]).toEqual({ type: "drop" });
  });

  it("asks after long silence whether the server is there, and gives up without an answer", () => {
    const { state } = after(OPEN);
    const [quiet, asking] = step(state, { type: "woken" }, { now: state.heard + 20_000, lot: 0 });
    expect(sent(asking)).toEqual([{ type: "ping", id: "ping" }]);
    const [answered] = step(quiet, got({ type: "done", re: "ping" }), {
      now: state.heard + 21_000,
      lot: 0,
    });
    expect(answered.status.type).toBe("open");
    const [given] = step(quiet, { type: "woken" }, { now: state.heard + 30_000, lot: 0 });
    expect(given.status.type).toBe("waiting");
  });

  it("gives up a socket that opens and then says nothing", () => {
    const { state } = after(START);
    const [given, effects] = step(state, { type: "woken" }, { now: state.heard + 30_000, lot: 0 });
    expect(given.status.type).toBe("waiting");
    expect(effects[0]).toEqual({ type: "drop" });
  });

  it.each(["version", "notHere", "badMessage"] as const)("is over after bye %s", (code) => {
    const { state, effects } = after([
      ...OPEN,
      { type: "asked", request: say("a") },
      got({ type: "bye", code }),
    ]);
    expect(state.status).toEqual({ type: "closed", why: code });
    expect(effects).toEqual([
      { type: "drop" },
      { type: "answer", id: "a", answer: { ok: false, refusal: { code: "gone", rule: null } } },
    ]);
    expect(after([{ type: "hopeful" }], state).effects).toEqual([]);
    expect(after([{ type: "asked", request: say("b") }], state).effects).toHaveLength(1);
  });

  it.each(["restart", "trouble", "tooFast", "tooMany"] as const)(
    "comes back after bye %s",
    (code) => {
      const { state } = after([...OPEN, got({ type: "bye", code })]);
      expect(state.status.type).toBe("waiting");
    },
  );

  it("is patient where it was too fast", () => {
    const { state, now } = after([...OPEN, got({ type: "bye", code: "tooFast" })]);
    expect(state.status).toEqual({ type: "waiting", until: now + 4000 });
  });

  it("understands the closing frame where the word before it was lost", () => {
    const { state } = after([...OPEN, { type: "lost", code: 4004 }]);
    expect(state.status).toEqual({ type: "closed", why: "notHere" });
  });
});

describe("what is delivered", () => {
  const delivered = (effects: readonly Effect[]) =>
    effects.flatMap((effect) => (effect.type === "deliver" ? [effect.message] : []));
  const told = (game: number, ...numbers: readonly number[]): ServerMessage => ({
    type: "told",
    game,
    events: numbers.map((no) => ({ no, event: { type: "roundEnded" } as never })),
  });

  it("comes once, also when the server says it twice", () => {
    const first = after([...OPEN, got({ type: "table", events: [stamped(3)] })]);
    expect(delivered(first.effects)).toHaveLength(1);
    const again = { type: "table", events: [stamped(3), stamped(4)] } as const;
    const { effects } = after([got({ ...again, events: [...again.events] })], first.state);
    expect(delivered(effects)).toEqual([{ type: "table", events: [stamped(4)] }]);
  });

  it("counts the game's numbers by game", () => {
    const { state } = after([...OPEN, got(told(1, 1, 2))]);
    expect(state.seen).toEqual({ table: 2, game: 1, told: 2 });
    expect(after([got(told(2, 1))], state).state.seen).toEqual({ table: 2, game: 2, told: 1 });
    expect(delivered(after([got(told(1, 2))], state).effects)).toEqual([]);
  });

  it("goes on from the last numbers after a break", () => {
    const { state } = after([...OPEN, got(told(1, 1, 2)), { type: "lost", code: 1006 }]);
    const { effects } = after([{ type: "woken" }, { type: "opened" }], state);
    expect(sent(effects)).toMatchObject([{ seen: { table: 2, game: 1, told: 2 } }]);
  });

  it("has no gaps: where something is missing, it is fetched", () => {
    const { state, effects } = after([...OPEN, got(told(1, 1)), got(told(1, 3))]);
    expect(delivered(effects)).toEqual([]);
    expect(effects.map(({ type }) => type)).toEqual(["drop", "connect"]);
    expect(state.seen).toEqual({ table: 2, game: 0, told: 0 });
  });

  it("is never the rest of what another chair was told", () => {
    const game = { game: 1, after: 2, events: [] };
    const { state } = after([...OPEN, got(told(1, 1, 2)), { type: "lost", code: 1006 }]);
    const moved = got(welcome({ seat: 2, after: 2, game }));
    const { effects, state: next } = after([{ type: "woken" }, { type: "opened" }, moved], state);
    expect(effects.map(({ type }) => type)).toEqual(["drop", "connect"]);
    expect(next.seen.told).toBe(0);
  });
});
