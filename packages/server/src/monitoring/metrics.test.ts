import { describe, expect, it } from "vitest";
import { Metrics } from "./metrics.js";

describe("metrics", () => {
  it("are written as Prometheus reads them", () => {
    const metrics = new Metrics();
    const refusals = metrics.counter("refusals_total", "Refused.");
    metrics.gauge("rooms", "Tables.", () => 3);
    refusals.add({ code: "notNow" });
    refusals.add({ code: "notNow" }, 2);
    refusals.add({ code: 'a"b\\c\n' });
    expect(metrics.text()).toBe(
      [
        "# HELP refusals_total Refused.",
        "# TYPE refusals_total counter",
        'refusals_total{code="notNow"} 3',
        'refusals_total{code="a\\"b\\\\c\\n"} 1',
        "# HELP rooms Tables.",
        "# TYPE rooms gauge",
        "rooms 3",
        "",
      ].join("\n"),
    );
  });

  it("count a time in every bucket that holds it", () => {
    const metrics = new Metrics();
    const times = metrics.histogram("seconds", "Times.");
    for (const seconds of [0.0005, 0.02, 0.025, 60]) times.observe(seconds);
    const lines = metrics.text().split("\n");
    expect(lines).toContain('seconds_bucket{le="0.001"} 1');
    expect(lines).toContain('seconds_bucket{le="0.01"} 1');
    expect(lines).toContain('seconds_bucket{le="0.025"} 3');
    expect(lines).toContain('seconds_bucket{le="5"} 3');
    expect(lines).toContain('seconds_bucket{le="+Inf"} 4');
    expect(lines).toContain("seconds_count 4");
    expect(lines).toContain("seconds_sum 60.0455");
  });

  it("have one name each", () => {
    const metrics = new Metrics();
    metrics.counter("a", "A.");
    expect(() => metrics.histogram("a", "A.")).toThrow("two metrics are called a");
  });
});
