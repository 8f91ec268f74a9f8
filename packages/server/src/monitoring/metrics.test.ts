import { register } from "prom-client";
import { describe, expect, it } from "vitest";
import { Metrics } from "./metrics.js";

describe("metrics", () => {
  it("are written as Prometheus reads them", async () => {
    const metrics = new Metrics();
    const refusals = metrics.counter("refusals_total", "Refused.", ["code"]);
    metrics.gauge("rooms", "Tables.", () => 3);
    refusals.inc({ code: "notNow" });
    refusals.inc({ code: "notNow" }, 2);
    refusals.inc({ code: 'a"b\\c\n' });
    expect((await metrics.metrics()).trim().split(/\n+/)).toEqual([
      "# HELP refusals_total Refused.",
      "# TYPE refusals_total counter",
      'refusals_total{code="notNow"} 3',
      'refusals_total{code="a\\"b\\\\c\\n"} 1',
      "# HELP rooms Tables.",
      "# TYPE rooms gauge",
      "rooms 3",
    ]);
  });

  it("count a time in every bucket that holds it", async () => {
    const metrics = new Metrics();
    const times = metrics.histogram("seconds", "Times.");
    for (const seconds of [0.0005, 0.02, 0.025, 60]) times.observe(seconds);
    const lines = (await metrics.metrics()).split("\n");
    expect(lines).toContain("# TYPE seconds histogram");
    expect(lines).toContain('seconds_bucket{le="0.001"} 1');
    expect(lines).toContain('seconds_bucket{le="0.01"} 1');
    expect(lines).toContain('seconds_bucket{le="0.025"} 3');
    expect(lines).toContain('seconds_bucket{le="5"} 3');
    expect(lines).toContain('seconds_bucket{le="+Inf"} 4');
    expect(lines).toContain("seconds_count 4");
    expect(lines).toContain("seconds_sum 60.0455");
  });

  it("of two servers in one process are counted apart", async () => {
    const [one, other] = [new Metrics(), new Metrics()];
    one.counter("a", "A.").inc();
    other.counter("a", "A.");
    expect(await one.metrics()).toContain("a 1");
    expect(await other.metrics()).toContain("a 0");
    expect(await register.metrics()).toBe("\n");
  });
});
