import type { Card, Code } from "@inkognito/engine/board";
import { boardGame } from "@inkognito/engine/board/rules";
import { type Seat, SPECTATOR } from "@inkognito/engine/core";
import { after, boardTable, type TestTable, viewAt } from "@inkognito/engine/testing";
import { describe, expect, it } from "vitest";
import { COMPLETE, expectSentence, speakAtOnce } from "../../../i18n/testing.js";
import { NAMELESS } from "../../../table/seatName.js";
import { checksOf, offerOf } from "./checks.js";
import { taleOf } from "./tale.js";

const GREY: readonly Card[] = ["grey:identity:B", "grey:build:short", "grey:mission:B"];
const LIES: readonly Card[] = ["identity:F", "identity:B", "build:fat"];

/** Red F tall A, green B short B, blue Z fat C, yellow X thin D; green and blue have answered red. */
const start = boardTable({
  shown: [
    { asker: 0, of: 1, about: "identity", clear: false, cards: GREY },
    { asker: 0, of: 2, about: "identity", clear: false, cards: LIES.with(1, "identity:Z") },
  ],
});

const announced = (partner: Seat, code: Code, given: boolean): TestTable =>
  after(
    start,
    [0, { type: "move", steps: [] }],
    [0, { type: "announce", partner, code }],
    [partner, { type: "shakeHands", given }],
  );

function endOf(game: TestTable, viewer: Seat | typeof SPECTATOR) {
  const told = game.events.flatMap((event) => boardGame.redact(event, viewer) ?? []);
  const { table } = viewAt(game, viewer);
  const { phase } = table;
  if (phase.type !== "ended") throw new Error("the game goes on");
  const listener = { config: table.config, names: NAMELESS, viewer };
  return {
    checks: checksOf(told, table, phase.revelation, listener),
    offer: offerOf(told, table),
    tale: taleOf(told, phase.revelation, listener),
  };
}

describe("the end of the board game", () => {
  it.each([
    ["[B10.3] the partner right, the code wrong", 1, "A-C", true, [true, false, true, false]],
    ["[B10.3] a refused hand", 1, "A-B", false, [true, true, false, false]],
    ["[B10.4] the wrong partner, and nothing else matters", 2, "A-B", true, [false]],
  ] as const)("says what was wrong: %s", (_, partner, code, given, rights) => {
    speakAtOnce("en");
    const { checks, offer } = endOf(announced(partner, code, given), 0);
    expect(checks.map(({ right }) => right)).toEqual(rights);
    if (code === "A-C") expect(checks[1]?.words).toBe("The code was wrong: A-C, not A-B.");
    expect(offer).toMatchObject({ from: "red", given });
  });

  it("[B11.3] says of a lone announcement whether it was one", () => {
    speakAtOnce("en");
    const three = boardTable({
      players: 3,
      hands: ["F tall A", "B short B", "Z fat C"],
      arrested: "X thin D",
    });
    const over = after(three, [0, { type: "move", steps: [] }], [0, { type: "announceAlone" }]);
    expect(endOf(over, 0).checks.map(({ right }) => right)).toEqual([false]);
    expect(endOf(over, 0).offer).toBeNull();
  });

  it.each([
    ["en", 0, "You named the wrong partner: Blue."],
    ["es", 0, "Te equivocaste de compañero: Azul."],
    ["it", 0, "Hai nominato il compagno sbagliato: Blu."],
    ["de", 0, "Du hast den falschen Partner genannt: Blau."],
    ["de", 2, "Rot hat den falschen Partner genannt: dich."],
  ] as const)("[B10.3] says in %s to seat %i who was named", (language, viewer, words) => {
    speakAtOnce(language);
    expect(endOf(announced(2, "A-B", true), viewer).checks[0]?.words).toBe(words);
  });

  it("tells the game as its viewer could follow it", () => {
    speakAtOnce("en");
    const { tale } = endOf(announced(1, "A-B", true), 0);
    expect(tale).toEqual([
      "The game took 1 turn and 2 questions.",
      "No one was asked more often than Green and Blue: once each.",
      "You were shown 6 cards; 2 were false.",
      "You could be certain of your partner from turn 0 on, and of the code from 0.",
    ]);
    expect(endOf(announced(1, "A-B", true), SPECTATOR).tale).toHaveLength(2);
    expect(endOf(announced(1, "A-B", true), 3).tale.at(-1)).toBe(
      "What you saw proved neither partner nor code.",
    );
  });

  it.each(COMPLETE)("has words for it in %s", (language) => {
    speakAtOnce(language);
    for (const [partner, code, given] of [
      [1, "A-C", true],
      [1, "A-B", false],
      [2, "A-B", true],
    ] as const) {
      const { checks, tale } = endOf(announced(partner, code, given), 0);
      for (const words of [...checks.map((each) => each.words), ...tale])
        expectSentence(words, language);
    }
  });
});
