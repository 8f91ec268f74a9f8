import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Reply, RequestRefusal, TableRequest } from "../../net/connectionState.js";
import { type Draft, noteSender } from "./noteSender.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const DONE: Reply = { ok: true, key: null };
type Code = Extract<RequestRefusal, { readonly rule: null }>["code"];

const refused = (code: Code): Reply => ({ ok: false, refusal: { code, rule: null } });
const draft = (text: string): Draft => ({ game: 1, text });

/** A server that takes five notes at once and then one a second, as the real one does. */
class Desk {
  text = "";
  readonly sent: string[] = [];
  readonly kept: string[] = [];
  #tokens = 5;
  #at = 0;
  readonly sender = noteSender(
    (ask) => this.#take(ask),
    ({ text }) => void this.kept.push(text),
  );

  async #take(ask: TableRequest): Promise<Reply> {
    if (ask.type !== "note") throw new Error("only notes");
    this.sent.push(ask.text);
    this.#tokens = Math.min(5, this.#tokens + (Date.now() - this.#at) / 1000);
    this.#at = Date.now();
    if (this.#tokens < 1) return refused("tooFast");
    this.#tokens -= 1;
    this.text = ask.text;
    return DONE;
  }
}

describe("notes", () => {
  it("are sent when the pencil rests, the last ones only", async () => {
    const desk = new Desk();
    for (const text of ["a", "ab", "abc"]) {
      desk.sender.write(draft(text));
      await vi.advanceTimersByTimeAsync(900);
    }
    expect(desk.sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect([desk.sent, desk.kept]).toEqual([["abc"], ["abc"]]);
  });

  it("are sent at once when the page goes", () => {
    const desk = new Desk();
    desk.sender.write(draft("a"));
    desk.sender.flush();
    desk.sender.flush();
    expect(desk.sent).toEqual(["a"]);
  });

  it("arrive whatever the server had no time for, and an older one never replaces a later one", async () => {
    const step = fc.record({ pause: fc.integer({ min: 0, max: 1500 }), hides: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
        const desk = new Desk();
        for (const [i, { pause, hides }] of steps.entries()) {
          desk.sender.write(draft(`${i}`));
          // Another tab looked at for a moment, and back again.
          if (hides) desk.sender.flush();
          await vi.advanceTimersByTimeAsync(pause);
        }
        await vi.advanceTimersByTimeAsync(60_000);
        expect(desk.text).toBe(`${steps.length - 1}`);
        expect(desk.kept.at(-1)).toBe(desk.text);
      }),
    );
  });

  it("whose answer comes late do not replace what was sent after them", async () => {
    const answers: ((answer: Reply) => void)[] = [];
    const sent: string[] = [];
    const sender = noteSender(
      (ask) => {
        if (ask.type === "note") sent.push(ask.text);
        return new Promise((resolve) => answers.push(resolve));
      },
      () => undefined,
    );
    sender.write(draft("early"));
    sender.flush();
    sender.write(draft("late"));
    sender.flush();
    answers[1]?.(DONE);
    answers[0]?.(refused("tooFast"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual(["early", "late"]);
  });

  it.each([
    ["storage", 2],
    ["noSuchGame", 1],
    ["notSeated", 1],
    ["gone", 1],
  ] as const)("that were refused with %s are sent %d times", async (code, times) => {
    const ask = vi.fn(async () => (ask.mock.calls.length < 2 ? refused(code) : DONE));
    const sender = noteSender(ask, () => undefined);
    sender.write(draft("a"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(times);
  });
});
