import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SimulatedTime } from "../testing/time.js";
import type { Break } from "../time/time.js";
import { type Clocks, machineClocks, SLEW, SteadyTime } from "./steadyTime.js";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 0, 1);

/** A machine whose wall clock can be set, and which may sleep with or without its monotonic clock. */
function machine() {
  const real = new SimulatedTime(START);
  const wrong = { wall: 0, monotonic: 0 };
  const own = real.machine((now) => now + wrong.wall);
  const clocks: Clocks = { ...own, monotonic: () => own.monotonic() - wrong.monotonic };
  const breaks: Break[] = [];
  const time = new SteadyTime(clocks);
  time.onBreak((found) => breaks.push(found));
  return {
    ...{ real, time, breaks },
    step: (by: number) => {
      wrong.wall += by;
    },
    pass: (millis: number) => {
      const until = real.now() + millis;
      for (let { next } = real; next !== null && next <= until; { next } = real) real.goTo(next);
      real.goTo(until);
    },
    sleep: (millis: number, monotonic: "stands" | "goes") => {
      if (monotonic === "stands") wrong.monotonic += millis;
      real.goTo(real.now() + millis);
    },
  };
}

/** The clock is looked at all the time, as by the rounds of the server. */
function watch({ time }: ReturnType<typeof machine>): void {
  const look = () => void time.at(time.now() + 5 * SECOND, look);
  look();
}

describe("the time at the tables", () => {
  it.each([
    ["ten minutes ahead", 10 * MINUTE],
    ["ten minutes back", -10 * MINUTE],
    ["forty days ahead", 40 * DAY],
    ["forty days back", -40 * DAY],
    ["a second back", -SECOND],
  ])("goes on where the wall clock is set %s, and says so", (_, by) => {
    const { time, breaks, step, pass } = machine();
    pass(MINUTE);
    expect(time.now()).toBe(START + MINUTE);
    step(by);
    expect(time.now()).toBe(START + MINUTE);
    expect(breaks).toEqual([{ type: "step", by }]);
    pass(12 * SECOND);
    const after = time.now() - (START + MINUTE);
    expect(Math.abs(after - 12 * SECOND)).toBeLessThanOrEqual(12 * SECOND * SLEW + 1);
    step(-by);
    time.now();
    expect(breaks).toHaveLength(2);
  });

  it("follows a wall clock that is a little ahead or behind, without a jump", () => {
    for (const by of [400, -400]) {
      const { time, breaks, step, pass, real } = machine();
      step(by);
      expect(time.now()).toBe(START);
      pass(HOUR);
      expect(time.now()).toBe(real.now() + by);
      expect(breaks).toEqual([]);
    }
  });

  it.each(["stands", "goes"] as const)(
    "counts the time that the machine slept, where its monotonic clock %s meanwhile, and says so",
    (monotonic) => {
      const world = machine();
      const { time, breaks, sleep, pass, real } = world;
      watch(world);
      pass(MINUTE);
      sleep(8 * HOUR, monotonic);
      pass(6 * SECOND);
      expect(time.now()).toBe(real.now());
      expect(breaks.map(({ type }) => type)).toEqual([
        monotonic === "stands" ? "sleep" : "standstill",
      ]);
    },
  );

  it("tells a step from sleep where both come at once", () => {
    const { time, breaks, sleep, step } = machine();
    sleep(8 * HOUR, "stands");
    step(40 * DAY);
    expect(time.now()).toBe(START + 8 * HOUR + 8 * HOUR * SLEW);
    expect(breaks).toEqual([
      { type: "sleep", for: 8 * HOUR },
      { type: "step", by: 40 * DAY },
    ]);
  });

  it("says of a process that stood still that it did, once, before anything rings", () => {
    const { time, breaks, real } = machine();
    const rung: number[] = [];
    for (const after of [SECOND, 2 * SECOND, 3 * SECOND]) {
      time.at(START + after, () => rung.push(breaks.length));
    }
    real.goTo(START + 12 * SECOND);
    expect(rung).toEqual([1, 1, 1]);
    expect(breaks).toEqual([{ type: "standstill", for: 11 * SECOND }]);
  });

  it("never goes back and is never far from what really passed, whatever the wall clock does", () => {
    const step = fc.record({
      by: fc.oneof(
        fc.constantFrom(0, 0, 0, 10 * MINUTE, -10 * MINUTE, 40 * DAY, -40 * DAY),
        fc.integer({ min: -2000, max: 2000 }),
      ),
      pass: fc.nat(30 * SECOND),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 100 }), (steps) => {
        const { time, real, step, pass } = machine();
        let before = time.now();
        for (const each of steps) {
          step(each.by);
          expect(time.now()).toBe(before);
          pass(each.pass);
          const now = time.now();
          expect(Math.abs(now - before - each.pass)).toBeLessThanOrEqual(each.pass * SLEW + 1);
          before = now;
        }
        const passed = real.now() - START;
        expect(Math.abs(before - START - passed)).toBeLessThanOrEqual(passed * SLEW + 1);
      }),
    );
  });
});

describe("alarms", () => {
  it.each([10 * MINUTE, -10 * MINUTE, 40 * DAY, -40 * DAY])(
    "ring when so much time has passed, though the wall clock is set by %d ms meanwhile",
    (by) => {
      const { time, step, pass } = machine();
      let rung = 0;
      time.at(START + MINUTE, () => {
        rung += 1;
      });
      pass(30 * SECOND);
      step(by);
      pass(29 * SECOND);
      expect(rung).toBe(0);
      pass(2 * SECOND);
      expect(rung).toBe(1);
      pass(DAY / 24);
      expect(rung).toBe(1);
    },
  );

  it("ring soon after the machine has slept", () => {
    const { time, sleep, pass } = machine();
    let rung = false;
    time.at(START + 2 * HOUR, () => {
      rung = true;
    });
    sleep(8 * HOUR, "stands");
    pass(6 * SECOND);
    expect(rung).toBe(true);
  });

  it("of a real machine ring for what is over, and not for what was cancelled", async () => {
    const time = new SteadyTime(machineClocks);
    const rung: string[] = [];
    time.at(time.now() - 1000, () => rung.push("over"));
    const cancel = time.at(time.now(), () => rung.push("cancelled"));
    cancel();
    const far = time.at(time.now() + 2 ** 32, () => rung.push("far"));
    await new Promise((done) => time.at(time.now() + 1, () => done(null)));
    far();
    expect(rung).toEqual(["over"]);
  });
});
