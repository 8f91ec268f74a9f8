import { describe, expect, it } from "vitest";
import { pointOf } from "./venice/points.js";
import { clamp, lookAt, panBy, pointAt, scaleOf, viewBoxOf, WHOLE, zoomAt } from "./viewport.js";

const desktop = { width: 800, height: 600 };
const phone = { width: 360, height: 240 };

describe("the map's window", () => {
  it("at first shows the whole width, at the top", () => {
    // 800 pixels for 1600 units: 600 pixels show 1200 units, 70 more than there are.
    expect(viewBoxOf(desktop, clamp(desktop, WHOLE))).toBe("0.0 0.0 1600.0 1200.0");
  });

  it("zooms with the point under the finger staying there", () => {
    const before = clamp(desktop, { x: 800, y: 500, zoom: 2 });
    const after = zoomAt(desktop, before, 1.5, [600, 200]);
    expect(after.zoom).toBe(3);
    const [x, y] = pointAt(desktop, before, [600, 200]);
    expect(pointAt(desktop, after, [600, 200])[0]).toBeCloseTo(x);
    expect(pointAt(desktop, after, [600, 200])[1]).toBeCloseTo(y);
  });

  it("goes no farther away than the whole map", () => {
    expect(zoomAt(desktop, WHOLE, 0.5, [400, 300]).zoom).toBe(1);
  });

  it("follows the hand, but not beyond the frame", () => {
    const near = clamp(desktop, { x: 800, y: 565, zoom: 2 });
    expect(panBy(desktop, near, [100, 0]).x).toBe(700);
    expect(panBy(desktop, near, [9999, 0]).x).toBe(400);
  });
});

describe("looking at spaces", () => {
  it("on a phone a space and its neighbours are large enough to touch", () => {
    // 240 pixels for 194 units between them and 90 around: 0.64 pixels a unit, and a space is touched
    // within 36 units around it.
    const near = lookAt(phone, [50, 37, 49, 51].map(pointOf));
    expect(72 * scaleOf(phone, near)).toBeCloseTo(46.2, 1);
  });

  it("all of them are seen", () => {
    const near = lookAt(phone, [
      [100, 100],
      [500, 300],
    ]);
    const [left, top] = pointAt(phone, near, [0, 0]);
    const [right, bottom] = pointAt(phone, near, [360, 240]);
    expect(left).toBeLessThanOrEqual(100);
    expect(top).toBeLessThanOrEqual(100);
    expect(right).toBeGreaterThanOrEqual(500);
    expect(bottom).toBeGreaterThanOrEqual(300);
  });

  it("at nothing is the whole map", () => {
    expect(lookAt(phone, [])).toEqual(WHOLE);
  });
});
