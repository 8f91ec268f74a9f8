import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { openOnPaper } from "../testing/testSocket.js";

const frame = (text: string): string => `\x81${String.fromCharCode(text.length)}${text}`;

describe("a line", () => {
  it("writes what is said in one moment in one go, in its order", async () => {
    const { line, paper } = await openOnPaper();
    line.send("told");
    await Promise.resolve();
    line.send("done");
    await nextTurn();
    expect(paper.written).toEqual([frame("told") + frame("done")]);
    line.cut();
  });

  it("keeps nothing back for a later moment", async () => {
    const { line, paper } = await openOnPaper();
    line.send("one");
    await nextTurn();
    line.send("two");
    await nextTurn();
    expect(paper.written).toEqual([frame("one"), frame("two")]);
    line.cut();
  });

  it("says what it had to say before it closes", async () => {
    const { line, paper } = await openOnPaper();
    line.send("done");
    line.bye("restart");
    await nextTurn();
    const bye = JSON.stringify({ type: "bye", code: "restart" });
    const said = paper.written.join("");
    expect(said.startsWith(frame("done") + frame(bye))).toBe(true);
    expect(said.charCodeAt(frame("done").length + frame(bye).length)).toBe(0x88);
    line.cut();
  });
});
