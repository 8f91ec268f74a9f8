import { GAME_NAMES } from "@inkognito/engine/games";
import { expect, it } from "vitest";
import { isOwn, isRevealed } from "../feed/headlines.js";
import { recorded } from "../feed/testing.js";
import { chaptersOf, mineIn } from "./LogPage.js";

it.each(GAME_NAMES)(
  "the log of the %s game leaves out what others did among themselves",
  (game) => {
    const { setup, tell } = recorded(game);
    const watching = { viewer: 0, setup: setup.setup } as const;
    const told = tell(0);
    const opening = game === "board" ? "turnBegan" : "roundBegan";
    const all = chaptersOf(told, opening);
    const mine = all.flatMap((each) => mineIn(each, opening, watching));
    const kept = mine.flatMap(({ events }) => events);
    expect(kept.length).toBeLessThan(told.length / 1.5);
    for (const event of told) {
      if (isOwn(event, watching) || isRevealed(event, watching)) expect(kept).toContain(event);
    }
    // A turn keeps its title and its number.
    for (const { turn, events } of mine) {
      expect(all.find((each) => each.turn === turn)?.events).toEqual(
        expect.arrayContaining([...events]),
      );
      if (turn > 0) expect(events[0]?.type).toBe(opening);
    }
  },
);
