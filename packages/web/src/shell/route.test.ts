import { GAME_NAMES } from "@inkognito/engine/games";
import { describe, expect, it } from "vitest";
import {
  gameLink,
  hashOfPath,
  howToPlayRoute,
  isOnlyHere,
  parseRoute,
  REPLAY,
  replayRoute,
  tableRoute,
} from "./route.js";

describe("the address of a recorded game", () => {
  it("is a file of one's own, or a game of this server, with or without its key", () => {
    expect(parseRoute(REPLAY)).toEqual({ screen: "replay", address: null });
    for (const key of [null, "k3y_-"]) {
      const address = { table: "q3J9x0aB_-Zk", no: 12, key };
      expect(parseRoute(replayRoute(address))).toEqual({ screen: "replay", address });
    }
  });

  it.each(["#/replay/q3J9", "#/replay/q3J9/0", "#/replay/q3J9/x", "#/replay/a b/1"])(
    "that is none leads home: %s",
    (hash) => {
      expect(parseRoute(hash)).toEqual({ screen: "home" });
    },
  );
});

describe("the address of a shared game", () => {
  const game = `q3J9x0aB_-Zk${"A".repeat(22)}12`;

  it("leads to a moment and to the eyes of a player, or to the beginning with all cards open", () => {
    const whole = { game, at: null, eyes: null };
    const moment = { game, at: 90, eyes: "blue" } as const;
    for (const address of [whole, moment]) {
      const { pathname, search } = new URL(gameLink("https://play.example", address));
      expect(parseRoute(hashOfPath(pathname, search) ?? "")).toEqual({ screen: "replay", address });
    }
    expect(gameLink("", whole)).toBe(`/g/${game}`);
  });

  it("forgives what a messenger added, and what it does not know", () => {
    const address = { game, at: 3, eyes: null };
    expect(parseRoute(`#/g/${game}?at=3).`)).toEqual({ screen: "replay", address });
    expect(parseRoute(`#/g/${game}?eyes=purple&at=3`)).toEqual({ screen: "replay", address });
    const start = { ...address, at: null };
    expect(parseRoute(`#/g/${game}?at=-1`)).toEqual({ screen: "replay", address: start });
  });

  it("takes no query along to tables and invitations", () => {
    expect(hashOfPath("/t/q3J9x0aB_-Zk", "?at=3")).toBe("#/t/q3J9x0aB_-Zk");
  });
});

it("the guide begins with the board game unless the address names the card game", () => {
  expect(parseRoute("#/how-to-play")).toEqual({ screen: "howToPlay", game: "board" });
  for (const game of GAME_NAMES) {
    expect(parseRoute(howToPlayRoute(game))).toEqual({ screen: "howToPlay", game });
  }
  expect(parseRoute("#/how-to-play/chess")).toEqual({ screen: "home" });
});

describe("the address of an invitation", () => {
  it.each(["localhost", "play.localhost", "127.0.0.1", "127.1.2.3", "[::1]"])(
    "works on this device only: %s",
    (host) => {
      expect(isOnlyHere(host)).toBe(true);
    },
  );

  it.each(["192.168.0.7", "play.example", "localhost.example", "127.0.0.1.example", "[fe80::1]"])(
    "works elsewhere: %s",
    (host) => {
      expect(isOnlyHere(host)).toBe(false);
    },
  );
});

describe("an address that was sent on", () => {
  const key = "WRH6Yo8gWGu_5Odz2kE8-Q";
  const table = "q3J9x0aB_-Zk";

  const ENDS = ["", "/", ".", ")", ").", "!", "%22", "%C2%BB", "%E2%80%9D,", "%20"];

  it.each(ENDS)("is found whatever stands after it: %j", (end) => {
    expect(hashOfPath(`/i/${key}${end}`)).toBe(`#/i/${key}`);
    expect(hashOfPath(`/t/${table}${end}`)).toBe(`#/t/${table}`);
  });

  it.each(ENDS)("inside the page, too: %j", (end) => {
    const invitation = { type: "invitation", key };
    expect(parseRoute(`#/i/${key}${end}`)).toEqual({ screen: "online", route: invitation });
    for (const known of [null, key]) {
      const route = { type: "table", table, key: known };
      const address = `${tableRoute(table, known)}${end}`;
      expect(parseRoute(address)).toEqual({ screen: "online", route });
      const replay = { table, no: 3, key: known };
      const again = `${replayRoute(replay)}${end}`;
      expect(parseRoute(again)).toEqual({ screen: "replay", address: replay });
    }
  });

  it.each(["/", "/i/", "/i", "/x/abc", "/i/a/b", "/i/a%2Fb", "/%ff"])(
    "is none of these: %s",
    (path) => {
      expect(hashOfPath(path)).toBeNull();
    },
  );
});
