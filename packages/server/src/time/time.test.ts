import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SimulatedTime } from "../testing/time.js";
import { TimerQueue } from "./time.js";

function queueAt(now: number) {
  const time = new SimulatedTime(now);
  const rung: string[] = [];
  return { time, rung, queue: new TimerQueue<string>(time, (key) => rung.push(key)) };
}

describe("the timer queue", () => {
  it("rings for each when its time has come, the earliest first", () => {
    const { time, rung, queue } = queueAt(0);
    queue.set("late", 30);
    queue.set("soon", 10);
    queue.set("then", 20);
    time.goTo(9);
    expect(rung).toEqual([]);
    time.goTo(20);
    expect(rung).toEqual(["soon", "then"]);
    time.goTo(100);
    expect(rung).toEqual(["soon", "then", "late"]);
  });

  it("rings once for what was set twice, at the time said last", () => {
    const { time, rung, queue } = queueAt(0);
    queue.set("a", 10);
    queue.set("a", 20);
    time.goTo(15);
    expect(rung).toEqual([]);
    time.goTo(20);
    expect(rung).toEqual(["a"]);
  });

  it("does not ring for what was taken back, but again for what was set again", () => {
    const { time, rung, queue } = queueAt(0);
    queue.set("a", 10);
    queue.set("a", null);
    queue.set("b", 10);
    queue.set("b", null);
    queue.set("b", 10);
    time.goTo(10);
    expect(rung).toEqual(["b"]);
  });

  it("is hastened, never put off", () => {
    const { time, rung, queue } = queueAt(0);
    queue.set("a", 10);
    queue.hasten("a", 20);
    queue.hasten("a", 5);
    queue.hasten("b", 7);
    time.goTo(5);
    expect(rung).toEqual(["a"]);
    time.goTo(50);
    expect(rung).toEqual(["a", "b"]);
  });

  it("can be set while it rings", () => {
    const time = new SimulatedTime(0);
    const rung: number[] = [];
    const queue: TimerQueue<string> = new TimerQueue(time, (key) => {
      rung.push(time.now());
      if (rung.length < 3) queue.set(key, time.now() + 10);
    });
    queue.set("a", 10);
    for (const then of [10, 20, 30, 40]) time.goTo(then);
    expect(rung).toEqual([10, 20, 30]);
  });

  it("is still after it was stopped", () => {
    const { time, rung, queue } = queueAt(0);
    queue.set("a", 10);
    queue.stop();
    expect(time.next).toBeNull();
    time.goTo(10);
    expect(rung).toEqual([]);
  });

  it("rings as a plain list would, whatever is set", () => {
    const step = fc.oneof(
      fc.record({
        type: fc.constant("set" as const),
        key: fc.constantFrom("a", "b", "c", "d", "e"),
        when: fc.option(fc.nat(100)),
      }),
      fc.record({ type: fc.constant("pass" as const), millis: fc.nat(20) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
        const { time, rung, queue } = queueAt(0);
        const plain = new Map<string, number>();
        const expected: string[] = [];
        const ring = () => {
          const due = [...plain].filter(([, when]) => when <= time.now());
          for (const [key] of due) plain.delete(key);
          expected.push(...due.map(([key]) => key).sort());
        };
        const sorted: string[] = [];
        for (const each of steps) {
          const before = rung.length;
          if (each.type === "set") {
            queue.set(each.key, each.when);
            if (each.when === null) plain.delete(each.key);
            else plain.set(each.key, each.when);
          }
          time.goTo(time.now() + (each.type === "pass" ? each.millis : 0));
          ring();
          sorted.push(...rung.slice(before).sort());
        }
        expect(sorted).toEqual(expected);
        expect(queue.size).toBe(plain.size);
      }),
    );
  });
});
