import { MAX_CHARACTERS } from "@inkognito/engine/record";
import { describe, expect, it } from "vitest";
import { goldenText } from "./testing.js";
import { readRecord, type Trouble } from "./trouble.js";

const card = goldenText("card");

const rows: readonly (readonly [string, string, Trouble])[] = [
  ["that is no JSON", "Dear diary", { code: "notJson" }],
  ["that is empty", "", { code: "notJson" }],
  ["longer than any game", " ".repeat(MAX_CHARACTERS + 1), { code: "tooLarge" }],
  ["of another program", '{"a":1}', { code: "notOurs" }],
  ["of a later version", card.replace(/"version":1}$/, '"version":2}'), { code: "version" }],
  [
    "with a key twice",
    card.replace(/"version":1}$/, '"version":1,"version":1}'),
    { code: "altered" },
  ],
  [
    "with a digest cut short",
    card.replace(/"digest":"../, '"digest":"'),
    { code: "field", path: "digest" },
  ],
  [
    "with an event that there is not",
    card.replace('"type":"roundBegan"', '"type":"robbed"'),
    { code: "field", path: "events[2].type" },
  ],
];

describe("a file", () => {
  it.each(rows)("%s is refused for that", (_, text, trouble) => {
    expect(readRecord(text)).toEqual({ ok: false, error: trouble });
  });

  it("that is right is read", () => {
    expect(readRecord(card).ok).toBe(true);
  });
});
