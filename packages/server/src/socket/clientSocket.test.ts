import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { openRecorded } from "../testing/testSocket.js";

const frame = (text: string): string => `\x81${String.fromCharCode(text.length)}${text}`;

describe("a client socket", () => {
  it("writes what is said in one moment in one go, in its order", async () => {
    const { client, paper } = await openRecorded();
    client.send("told");
    await Promise.resolve();
    client.send("done");
    await nextTurn();
    expect(paper.written).toEqual([frame("told") + frame("done")]);
    client.cut();
  });

  it("keeps nothing back for a later moment", async () => {
    const { client, paper } = await openRecorded();
    client.send("one");
    await nextTurn();
    client.send("two");
    await nextTurn();
    expect(paper.written).toEqual([frame("one"), frame("two")]);
    client.cut();
  });

  it("says what it had to say before it closes", async () => {
    const { client, paper } = await openRecorded();
    client.send("done");
    client.bye("restart");
    await nextTurn();
    const bye = JSON.stringify({ type: "bye", code: "restart" });
    const said = paper.written.join("");
    expect(said.startsWith(frame("done") + frame(bye))).toBe(true);
    expect(said.charCodeAt(frame("done").length + frame(bye).length)).toBe(0x88);
    client.cut();
  });

  it("sends every text as it is, also one that looks like a refusal", async () => {
    const { client, paper } = await openRecorded();
    client.send('{"type":"refused"');
    await nextTurn();
    expect(paper.written).toEqual([frame('{"type":"refused"')]);
    client.cut();
  });

  it("of an unknown browser belongs to no player", async () => {
    const { client } = await openRecorded({ type: "unknown" });
    expect(client.identity).toEqual({ type: "unknown" });
    client.cut();
  });
});
