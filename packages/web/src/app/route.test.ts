import { describe, expect, it } from "vitest";
import { parseRoute, REPLAY, replayRoute } from "./route.js";

describe("the address of a recorded game", () => {
  it("is a file of one's own, or a game of this server, with or without its key", () => {
    expect(parseRoute(REPLAY)).toEqual({ screen: "replay", place: null });
    for (const key of [null, "k3y_-"]) {
      const place = { table: "q3J9x0aB_-Zk", no: 12, key };
      expect(parseRoute(replayRoute(place))).toEqual({ screen: "replay", place });
    }
  });

  it.each(["#/replay/q3J9", "#/replay/q3J9/0", "#/replay/q3J9/x", "#/replay/a b/1"])(
    "that is none leads home: %s",
    (hash) => {
      expect(parseRoute(hash)).toEqual({ screen: "home" });
    },
  );
});
