import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { recordsOf } from "../../laws/shared/record/records.js";
import { canonical, type Json, MAX_CHARACTERS } from "./json.js";
import { parseRecord } from "./parse.js";
import {
  digestOf,
  ENGINE_VERSION,
  formatRecord,
  type GameRecord,
  recordGame,
  withDigest,
} from "./record.js";

const [board] = recordsOf("board", 1);
const [card] = recordsOf("card", 1);
if (board === undefined || card === undefined) throw new Error("no game has ended");

/** Why a file is not read; null: it is. */
function complaint(text: string): string | null {
  const parsed = parseRecord(text);
  return parsed.ok ? null : `${parsed.error.path}: ${parsed.error.reason}`;
}

const changed = (change: object): string => canonical({ ...board, ...change } as unknown as Json);

describe("canonical JSON", () => {
  it("is that of RFC 8785, as far as whole numbers go", () => {
    // The order of the keys in section 3.2.3; the last one is beyond the first 65,536 characters.
    const value = {
      "\u20ac": "Euro Sign",
      "\r": "Carriage Return",
      "\ufb33": "Hebrew Letter Dalet With Dagesh",
      "1": "One",
      "\ud83d\ude00": "Emoji: Grinning Face",
      "\u0080": "Control",
      "\u00f6": "Latin Small Letter O With Diaeresis",
    };
    expect(canonical(value)).toBe(
      '{"\\r":"Carriage Return","1":"One","\u0080":"Control","ö":"Latin Small Letter O With Diaeresis",' +
        '"€":"Euro Sign","😀":"Emoji: Grinning Face","\ufb33":"Hebrew Letter Dalet With Dagesh"}',
    );
    expect(canonical([{ b: [], a: {} }, null, true, -7, 'é"\\\n'])).toBe(
      '[{"a":{},"b":[]},null,true,-7,"é\\"\\\\\\n"]',
    );
  });
});

describe("a game's record", () => {
  it.each([board, card])("is read as it was written: $config.game", (record) => {
    expect(parseRecord(formatRecord(record))).toEqual({ ok: true, value: record });
    expect(parseRecord(JSON.stringify(JSON.parse(formatRecord(record)), null, 2))).toEqual({
      ok: true,
      value: record,
    });
  });

  it("is made of games that have ended only", () => {
    const players = board.players;
    expect(recordGame(board.events.slice(0, -1) as never, { players })).toBeNull();
    expect(recordGame([], { players })).toBeNull();
    expect(recordGame(board.events as never, { players })).toEqual(board);
  });

  it("has the digest of all but itself and the signature", () => {
    const { digest: _, signature: __, ...rest } = board;
    for (const [key, value] of Object.entries(rest)) {
      const other = typeof value === "string" ? `${value}x` : [];
      expect(digestOf({ ...board, [key]: other } as GameRecord)).not.toBe(board.digest);
    }
    expect(withDigest({ ...board, digest: "" })).toEqual(board);
  });

  it("names the engine's version", () => {
    const { version } = JSON.parse(
      readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
    );
    expect(ENGINE_VERSION).toBe(version);
  });
});

describe("a file that is none is refused, with the place", () => {
  const signature = { algorithm: "Ed25519", key: "0".repeat(16), publicKey: board.seed, value: "" };
  it.each([
    ["nothing", "", "file: not JSON"],
    ["a broken one", formatRecord(board).slice(0, -3), "file: not JSON"],
    ["something else", "[]", 'format: not a game of ours ("inkognito-game")'],
    ["another format", '{"format":"pgn"}', 'format: not a game of ours ("inkognito-game")'],
    ["one of tomorrow", changed({ version: 2 }), "version: this program reads version 1"],
    ["a list of lists", "[".repeat(20) + "]".repeat(20), /nested too deep$/],
    ["far too many lists", "[".repeat(1e5) + "]".repeat(1e5), /^file/],
    ["too much of it", `"${"a".repeat(MAX_CHARACTERS)}"`, "file: too large for a game"],
    ["a fraction", '{"format":0.5}', "format: not a whole number"],
    ["a number beyond", '{"format":1e300}', "format: not a whole number"],
    ["half a character", '{"format":"\\ud800"}', "format: half a character"],
    ["a key twice", '{"format":"a","format":"inkognito-game"}', /^file: not canonical/],
    ["keys in disorder", '{"b":1,"a":2}', /^file: not canonical/],
    ["minus zero", '{"format":-0}', /^file: not canonical/],
    ["a prototype", '{"__proto__":{"format":"inkognito-game"}}', "file: a key that is not allowed"],
    ["a constructor", '{"a":{"constructor":1}}', "a: a key that is not allowed"],
    ["a field more", changed({ extra: 1 }), /^file: has more than/],
    ["a config that is none", changed({ config: { game: "chess" } }), "config.game: no such table"],
    [
      "a config of another rules' version",
      changed({ config: { ...board.config, rulesVersion: 3 } }),
      "config.rulesVersion: no such table",
    ],
    [
      "more than a config",
      changed({ config: { ...board.config, extra: 1 } }),
      "config: more than a config",
    ],
    ["an engine", changed({ engine: "new" }), "engine: not a version like 1.2.3"],
    ["too few players", changed({ players: board.players.slice(1) }), /^players: not \d entries/],
    ["a player of no kind", changed({ players: board.players.map(() => 1) }), /^players\[0\]: /],
    [
      "a name that moves the cursor",
      changed({ players: board.players.map(() => ({ type: "person", name: "\u001b[2J" })) }),
      "players[0].name: unseen characters",
    ],
    ["a seed", changed({ seed: "0" }), "seed: not 64 hexadecimal digits"],
    ["an entropy", changed({ entropy: [""] }), "entropy[0]: 1 to 1000 characters"],
    ["no log", changed({ events: {} }), "events: not a list"],
    ["an event", changed({ events: [1] }), "events[0]: not an event"],
    [
      "an event of no kind",
      changed({ events: [{ type: "toString" }] }),
      "events[0].type: no event of the board game",
    ],
    [
      "an event of the other game",
      changed({ events: [{ type: "roundBegan" }] }),
      "events[0].type: no event of the board game",
    ],
    [
      "a match on the board",
      changed({ match: { game: 1, points: [] } }),
      "match: only card games make a match",
    ],
    ["a signature", changed({ signature: 1 }), "signature: not an object"],
    ["a signature by another key", changed({ signature }), /^signature.key: not the id/],
  ])("%s", (_, text, why) => {
    expect(complaint(text)).toMatch(
      typeof why === "string" ? new RegExp(`^${escaped(why)}$`) : why,
    );
  });

  it.each([
    [{ game: 1, points: [0, 0, 0] }, null],
    [{ game: 3, points: [2, 1, 0] }, null],
    [{ game: 1, points: [1, 0, 0] }, "match.points: not what so many games give"],
    [{ game: 4, points: [1, 0, 0] }, "match.points: not what so many games give"],
    [{ game: 2, points: [3, 0, 0] }, "match.points[0]: not a number from 0 to 2"],
    [{ game: 1, points: [0] }, "match.points: not 3 entries"],
    [{ game: 0, points: [0, 0, 0] }, "match.game: not a number from 1 to 1000"],
  ])("[C9.1] %j", (match, why) => {
    expect(card.config.seats).toHaveLength(3);
    expect(complaint(canonical({ ...card, match } as unknown as Json))).toBe(why);
  });
});

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
