import { KEPT_SAID } from "@inkognito/protocol";
import { describe, expect, it } from "vitest";
import { linesOf, timeText } from "./Chat.js";

const said = (no: number) => ({ no, at: no, player: "anna", text: `word ${no}` });
const came = (no: number) => ({ no, at: no, what: "sat" as const, player: "bert" });
const numbers = (lines: ReturnType<typeof linesOf>): readonly number[] => lines.map(({ no }) => no);

describe("a chat", () => {
  it("has those who come and go between what is said", () => {
    expect(numbers(linesOf([said(3), said(7)], [came(1), came(5)]))).toEqual([1, 3, 5, 7]);
  });

  it("leaves out those before the first message that is kept", () => {
    const all = Array.from({ length: KEPT_SAID }, (_, i) => said(i + 10));
    expect(
      numbers(linesOf(all, [came(1), came(1000)])).filter((no) => no < 10 || no > 900),
    ).toEqual([1000]);
  });

  it("gives the time, and the date of another day", () => {
    const noon = new Date(2027, 4, 9, 12, 5).getTime();
    expect(timeText(noon, noon + 60_000, "de")).toBe("12:05");
    expect(timeText(noon, noon + 20 * 60 * 60 * 1000, "de")).toMatch(/^9\. Mai,? .*12:05$/);
    expect(timeText(noon, noon + 24 * 60 * 60 * 1000, "de")).toMatch(/^9\. Mai/);
  });
});
