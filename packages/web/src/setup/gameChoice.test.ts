import { describe, expect, it } from "vitest";
import { parseDraft } from "../lobby/tableDraft.js";
import { parseChoice, setupOf } from "./choice.js";
import { DEFAULT_GAME, parseGameChoice } from "./gameChoice.js";
import { parseSetup } from "./parseSetup.js";

describe("what is asked at every table", () => {
  it("is read in the same way from what either form has kept", () => {
    const stored = { ...DEFAULT_GAME, players: 5, assistant: "odds", level: "master", edition: 7 };
    const read = { ...DEFAULT_GAME, players: 5, assistant: "odds", level: "master" };
    expect(parseGameChoice(stored)).toEqual(read);
    expect(parseChoice(stored)).toMatchObject(read);
    expect(parseDraft(stored)).toMatchObject(read);
  });

  it.each(["board", "card"])(
    "comes to the table with the setup, and through a link: %s",
    (game) => {
      const setup = setupOf(parseChoice({ game, level: "master", assistant: "odds" }), 0);
      expect(setup).toMatchObject({ assistant: "odds" });
      expect(
        setup.seats.filter((each) => each.type === "bot" && each.level === "master"),
      ).toHaveLength(3);
      expect(parseSetup(JSON.parse(JSON.stringify(setup)))).toEqual({ ok: true, value: setup });
      expect(parseSetup({ ...setup, assistant: "all" }).ok).toBe(false);
    },
  );
});
