import { PROTOCOL_VERSION } from "@inkognito/protocol";
import { describe, expect, it } from "vitest";
import { parseFrame } from "./frame.js";

const HELLO = {
  type: "hello",
  version: PROTOCOL_VERSION,
  table: "abcdefghijkl",
  key: null,
  seen: { table: 0, game: 0, told: 0 },
};

describe("a frame", () => {
  it("is a hello", () => {
    expect(parseFrame(JSON.stringify(HELLO))).toEqual({ type: "hello", hello: HELLO });
  });

  it("is a request", () => {
    const request = { type: "start", id: "a1" };
    expect(parseFrame(JSON.stringify(request))).toEqual({ type: "request", request });
  });

  it.each([
    { ...HELLO, version: PROTOCOL_VERSION + 1 },
    { type: "hello", version: 0 },
    { type: "hello", version: 99, greeting: "in words not yet invented" },
  ])("of another version is known whatever else it says: %j", (frame) => {
    expect(parseFrame(JSON.stringify(frame))).toEqual({ type: "version" });
  });

  it.each([
    "",
    "null",
    "1",
    '"hello"',
    "[]",
    "{",
    "{}",
    '{"type":"start"}',
    '{"type":"start","id":""}',
    '{"type":"start","id":7}',
    '{"type":"start","id":"a b"}',
    `{"type":"start","id":"${"a".repeat(37)}"}`,
    '{"type":"hello","version":"1"}',
    '{"type":"hello","id":"a1"}',
    JSON.stringify({ ...HELLO, table: 7 }),
    JSON.stringify({ ...HELLO, key: {} }),
    JSON.stringify({ ...HELLO, seen: { table: -1, game: 0, told: 0 } }),
    `${"[".repeat(8000)}${"]".repeat(8000)}`,
    `${'{"a":'.repeat(3000)}1${"}".repeat(3000)}`,
  ])("that no one can answer: %s", (text) => {
    expect(parseFrame(text)).toEqual({ type: "bad", id: null });
  });

  it.each(["short", "", "\0", "A".repeat(13)])("at what can be no table: %j", (table) => {
    expect(parseFrame(JSON.stringify({ ...HELLO, table }))).toEqual({ type: "nowhere" });
  });

  it.each(["short", "", "\0", "A".repeat(23)])("with what can be no key: %j", (key) => {
    const frame = parseFrame(JSON.stringify({ ...HELLO, key }));
    expect(frame).toEqual({ type: "hello", hello: { ...HELLO, key: null } });
  });

  it.each([
    '{"type":"fly","id":"a1"}',
    '{"id":"a1"}',
    '{"type":"sit","id":"a1","seat":9}',
    '{"type":"mix","id":"a1","commitment":"00","entropy":"00000000000000000000000000000000"}',
    '{"type":"mix","id":"a1","entropy":"00000000000000000000000000000000"}',
    '{"type":"invite","id":"a1","renew":1}',
    '{"type":"act","id":"a1","game":1,"action":null}',
    '{"type":"act","id":"a1","game":1,"action":{"type":7}}',
    '{"type":"say","id":"a1","text":""}',
    '{"type":"constructor","id":"a1"}',
    '{"type":"__proto__","id":"a1"}',
  ])("that is refused: %s", (text) => {
    expect(parseFrame(text)).toEqual({ type: "bad", id: "a1" });
  });

  it("cannot give anything a new prototype", () => {
    const text =
      '{"type":"act","id":"a1","game":1,"action":{"type":"ask","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}},"__proto__":{"polluted":true}}';
    const frame = parseFrame(text);
    if (frame.type !== "request" || frame.request.type !== "act") throw new Error("not an action");
    expect(frame.request).not.toHaveProperty("polluted");
    expect(frame.request.action).not.toHaveProperty("polluted");
    expect({}).not.toHaveProperty("polluted");
  });
});
