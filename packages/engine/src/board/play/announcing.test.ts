import { describe, expect, it } from "vitest";
import type { Seat } from "../../core/seat.js";
import { redactLog } from "../../core/told.js";
import {
  type Act,
  after,
  boardTable,
  publicTable,
  refusal,
  steps,
  type TestOptions,
  type TestTable,
  viewAt,
} from "../../testing/index.js";
import { boardGame } from "../rules.js";
import type { Card } from "../terms/cards.js";
import type { Outcome } from "../terms/event.js";
import type { Code } from "../terms/types.js";

/** F and B have C-D: the Ambassador in the embassy, where he stands from the start. */
const EASY = ["F tall C", "B short D", "Z fat A", "X thin B"];
/** F and B have A-C: Fiddlebottom, red-tall, to space 5, which is 40 on the map. */
const TO_FIVE = ["F tall A", "B short C", "Z fat B", "X thin D"];

const move = (...texts: readonly string[]): Act => ({ type: "move", steps: steps(...texts) });
const announce = (partner: Seat, code: Code): Act => ({ type: "announce", partner, code });
const answer = (given: boolean): Act => ({ type: "shakeHands", given });
const endTurn: Act = { type: "endTurn" };
const askGreen: Act = { type: "ask", space: 3, of: 1, about: "identity" };
const TRIO: readonly Card[] = ["identity:F", "identity:B", "build:tall"];
const showTrio: Act = { type: "show", cards: TRIO };
const notNow = { code: "notNow", rule: "B10.1" };

const outcomeOf = ({ state }: TestTable): Outcome | null => boardGame.outcome(state);
const won = (...winners: readonly Seat[]): Outcome => ({
  winners,
  reason: "accomplished",
  rule: "B10.3",
});

/** Red has moved onto a green decoy on 3 and has asked nothing yet. */
const metGreen = (options: TestOptions = {}): TestTable =>
  after(boardTable({ hands: EASY, at: { "green-tall": 3 }, ...options }), [
    0,
    move("white red-tall 3"),
  ]);

const shownBefore = { of: 1, asker: 0, about: "identity", clear: false, cards: TRIO } as const;
const challenge: TestOptions = { repeats: "challenge", shown: [shownBefore] };

describe("when one may announce", () => {
  const before = () => boardTable({ hands: EASY });
  const moved = () => after(before(), [0, move()]);
  const asked = () => after(metGreen(), [0, askGreen]);
  const shown = () => after(asked(), [1, showTrio]);
  const objectable = () => after(metGreen(challenge), [0, askGreen], [1, showTrio]);

  it.each<[string, () => TestTable, Seat]>([
    ["before movement is committed", before, 0],
    ["before the first movement, in the partner's turn", before, 1],
    ["after one's turn has ended", () => after(moved(), [0, endTurn]), 0],
    ["while the answer is pending, by the asker", asked, 0],
    ["while the answer is pending, by the asked", asked, 1],
    ["while the banishment is pending", shown, 0],
    ["while an objection is possible", objectable, 0],
    ["while the penalty is owed", () => after(objectable(), [0, { type: "object" }]), 0],
    ["while the banishment is pending, by the asked", shown, 1],
    ["while an objection is possible, by the asked", objectable, 1],
  ])("[B10.1] refused %s", (_, table, seat) => {
    expect(refusal(table(), seat, announce(seat === 0 ? 1 : 0, "C-D"))).toEqual(notNow);
  });

  it.each<[string, () => TestTable]>([
    ["as soon as movement is committed, even an empty one", moved],
    ["with open meetings", metGreen],
    ["after a banishment", () => after(shown(), [0, { type: "banish", to: 7 }])],
    ["after a step", () => after(metGreen(), [0, { type: "step", space: 3, to: 7 }])],
  ])("[B10.1] allowed %s", (_, table) => {
    expect(refusal(table(), 0, announce(1, "C-D"))).toBeNull();
  });

  it.each<[string, Seat, object]>([
    ["oneself", 0, { code: "toYourself", rule: "B10.1" }],
    ["a seat that is not there", 4, { code: "noSuchSeat", rule: "B10.1" }],
  ])("[B10.1] one cannot name %s", (_, partner, expected) => {
    expect(refusal(moved(), 0, announce(partner, "C-D"))).toEqual(expected);
  });

  it("[B10.1] one may name each of the three others", () => {
    expect(boardGame.legal(viewAt(moved(), 0)).awaits).toMatchObject({ partners: [1, 2, 3] });
    expect(([1, 2, 3] as const).map((seat) => refusal(moved(), 0, announce(seat, "C-D")))).toEqual([
      null,
      null,
      null,
    ]);
  });

  describe("in the turn of the player whom one names", () => {
    const ended = () => after(moved(), [0, endTurn]);
    const movedOn = () => after(ended(), [1, move()]);

    it.each<[string, () => TestTable, Seat]>([
      ["as soon as movement is committed", moved, 1],
      ["by each of the others", moved, 3],
      ["with open meetings", metGreen, 1],
      ["after a banishment", () => after(shown(), [0, { type: "banish", to: 7 }]), 1],
      ["when the turn has ended", ended, 2],
      ["before one's own movement is committed", ended, 1],
    ])("[B10.1] allowed %s", (_, table, seat) => {
      expect(refusal(table(), seat, announce(0, "C-D"))).toBeNull();
      expect(boardGame.legal(viewAt(table(), seat)).announceTo).toBe(0);
    });

    it("[B10.1] no longer when the next player has moved", () => {
      expect(refusal(movedOn(), 2, announce(0, "C-D"))).toEqual({
        code: "notTheirTurn",
        rule: "B10.1",
      });
      expect(refusal(movedOn(), 2, announce(1, "C-D"))).toBeNull();
      expect(refusal(movedOn(), 0, announce(1, "C-D"))).toBeNull();
    });

    it.each<Seat>([2, 3])("[B10.1] no one else can be named: seat %i", (partner) => {
      const notTheirTurn = { code: "notTheirTurn", rule: "B10.1" };
      expect(refusal(moved(), 1, announce(partner, "C-D"))).toEqual(notTheirTurn);
      expect(refusal(ended(), 1, announce(partner, "C-D"))).toEqual(notTheirTurn);
    });

    it("[B10.1] the player of that turn names whom they like, and is not offered it twice", () => {
      expect(boardGame.legal(viewAt(moved(), 0)).announceTo).toBeNull();
      expect(boardGame.legal(viewAt(ended(), 0)).announceTo).toBeNull();
    });

    it("[B10.1] whether one may depends on what everybody knows", () => {
      const others = { hands: ["X thin B", "F tall C", "Z fat A", "B short D"] };
      const other = after(boardTable(others), [0, move()]);
      for (const seat of [1, 2, 3] as const) {
        expect(boardGame.legal(viewAt(other, seat))).toEqual(
          boardGame.legal(viewAt(moved(), seat)),
        );
      }
    });

    it("[B10.1] the game does not wait for it", () => {
      expect(boardGame.awaited(viewAt(moved(), "spectator"))).toEqual([0]);
      expect(boardGame.awaited(viewAt(ended(), "spectator"))).toEqual([1]);
    });

    it("[B10.1] then it waits for the hand of the player named", () => {
      const announced = after(moved(), [1, announce(0, "C-D")]);
      expect(boardGame.awaited(viewAt(announced, "spectator"))).toEqual([0]);
      expect(outcomeOf(after(announced, [0, answer(true)]))).toEqual(won(0, 1));
      expect(outcomeOf(after(announced, [0, answer(false)]))).toMatchObject({ winners: [2, 3] });
    });

    it("[B10.1] between two turns it ends the game before the next movement", () => {
      const announced = after(ended(), [1, announce(0, "C-D")], [0, answer(true)]);
      expect(outcomeOf(announced)).toEqual(won(0, 1));
    });

    it("[B10.1] an opponent who names that player loses", () => {
      const announced = after(moved(), [2, announce(0, "C-D")], [0, answer(true)]);
      expect(outcomeOf(announced)).toMatchObject({ winners: [0, 1], reason: "wrongPartner" });
    });

    it("[B10.1] with a stale decision it is refused", () => {
      const { decision } = publicTable(before());
      const stale = { ...announce(0, "C-D"), decision };
      expect(refusal(moved(), 1, stale)).toEqual({ code: "staleDecision", rule: "T3" });
    });

    it("[B10.1] counter-clockwise, too, it is the turn of the player who moved last", () => {
      const devir = after(boardTable({ hands: EASY, edition: "devir" }), [0, move()], [0, endTurn]);
      expect(boardGame.legal(viewAt(devir, 2)).announceTo).toBe(0);
      expect(boardGame.legal(viewAt(devir, 3)).announceTo).toBe(0);
    });

    it("[B10.1] with five players not in the Ambassador's turn, nor by his player", () => {
      const five = boardTable({ players: 5, hands: EASY, first: 3 });
      const third = after(five, [3, move()]);
      expect(refusal(third, 4, announce(3, "C-D"))).toEqual(notNow);
      const walking = after(third, [3, endTurn]);
      expect(refusal(walking, 2, announce(3, "C-D"))).toBeNull();
      const walked = after(walking, [4, { type: "walk", path: [] }]);
      expect(refusal(walked, 2, announce(4, "C-D"))).toEqual(notNow);
      expect(refusal(after(walked, [4, endTurn]), 0, announce(4, "C-D"))).toEqual(notNow);
    });

    it("[B11.3] with three players a player announces alone in the own turn only", () => {
      const three = after(boardTable({ players: 3 }), [0, move()]);
      expect(refusal(three, 1, { type: "announceAlone" })).toEqual(notNow);
      expect(refusal(three, 1, announce(0, "C-D"))).toBeNull();
    });

    it("[B10.1] by version 1 of the rules only the player of the turn may announce", () => {
      const { state, ...rest } = moved();
      const config = { ...state.table.config, rulesVersion: 1 } as const;
      const old = { ...rest, state: { ...state, table: { ...state.table, config } } };
      expect(refusal(old, 1, announce(0, "C-D"))).toEqual(notNow);
      expect(boardGame.legal(viewAt(old, 1)).announceTo).toBeNull();
      expect(refusal(old, 0, announce(1, "C-D"))).toBeNull();
    });
  });

  const CODES = "A-B A-C A-D B-A B-C B-D C-A C-B C-D D-A D-B D-C".split(" ") as Code[];
  it.each(CODES)("[B10.1] code %s may be named, whatever one's letter is", (code) => {
    expect(refusal(moved(), 0, announce(1, code))).toBeNull();
  });

  it.each<Code>(["A-A", "B-B", "C-C", "D-D"])("[B10.1] there is no code %s", (code) => {
    expect(refusal(moved(), 0, announce(1, code))).toEqual({ code: "malformed", rule: "T1" });
  });
});

describe("the condition at the moment of the announcement", () => {
  it("[B10.1] it came about in the partner's turn and still holds", () => {
    const there = after(
      boardTable({ hands: TO_FIVE, at: { "red-tall": 39 } }),
      [0, move("white red-tall 40")],
      [0, endTurn],
    );
    const ended = after(there, [1, move()], [1, announce(0, "A-C")], [0, answer(true)]);
    expect(outcomeOf(ended)).toEqual(won(0, 1));
  });

  /** Yellow, an opponent, moves Fiddlebottom; then it is red's turn. */
  const afterYellow = (from: number, to: number): TestTable =>
    after(
      boardTable({
        hands: TO_FIVE,
        first: 3,
        balls: ["purple", "white", "white"],
        at: { "red-tall": from },
      }),
      [3, move(`purple red-tall ${to}`)],
      [3, endTurn],
      [0, move()],
      [0, announce(1, "A-C")],
      [1, answer(true)],
    );

  it("[B10.1] it came about in an opponent's turn and still holds", () => {
    expect(outcomeOf(afterYellow(39, 40))).toEqual(won(0, 1));
  });

  it("[B10.1] it held before the opponent's turn and no longer does", () => {
    expect(outcomeOf(afterYellow(40, 39))).toMatchObject({
      winners: [2, 3],
      reason: "notFulfilled",
    });
  });

  it("[B10.1] a step instead of asking brings it about", () => {
    const at = { "red-tall": 49, "green-tall": 42 };
    const ended = after(
      boardTable({ hands: TO_FIVE, at }),
      [0, move("white red-tall 42")],
      [0, { type: "step", space: 42, to: 40 }],
      [0, announce(1, "A-C")],
      [1, answer(true)],
    );
    expect(outcomeOf(ended)).toEqual(won(0, 1));
  });

  it("[B10.1] sending the Ambassador home brings it about", () => {
    const ended = after(
      boardTable({ hands: EASY, at: { ambassador: 3 } }),
      [0, move("white red-tall 3")],
      [0, { type: "ask", space: 3, of: 1, about: "identity" }],
      [1, { type: "show", cards: ["identity:B", "identity:X"] }],
      [0, { type: "banish", to: 58 }],
      [0, announce(1, "C-D")],
      [1, answer(true)],
    );
    expect(outcomeOf(ended)).toEqual(won(0, 1));
  });

  it("[B10.1] a meeting that was resolved holds no longer", () => {
    // F and B have D-B: the two of them on one space.
    const together = metGreen({
      hands: ["F tall D", "B short B", "Z fat A", "X thin C"],
      at: { "green-short": 3 },
    });
    const parted = after(together, [0, askGreen], [1, showTrio], [0, { type: "banish", to: 7 }]);
    const ended = after(parted, [0, announce(1, "D-B")], [1, answer(true)]);
    expect(outcomeOf(ended)).toMatchObject({ winners: [2, 3], reason: "notFulfilled" });
  });
});

describe("the handshake", () => {
  const announced = () => after(boardTable({ hands: EASY }), [0, move()], [0, announce(1, "C-D")]);

  it("[B10.2] everybody hears who is named, and the code", () => {
    const event = { type: "announced", seat: 0, partner: 1, code: "C-D" };
    for (const viewer of [0, 1, 2, 3, "spectator"] as const) {
      expect(redactLog(boardGame, announced().events, viewer).at(-1)?.event).toEqual(event);
    }
  });

  it("[B10.2] the game waits for the named player alone", () => {
    expect(boardGame.awaited(viewAt(announced(), "spectator"))).toEqual([1]);
    expect(outcomeOf(announced())).toBeNull();
  });

  it("[B10.2] there is no handshake without an announcement", () => {
    const table = boardTable({ hands: EASY });
    const notAwaited = { code: "notAwaited", rule: "T3" };
    expect(refusal(table, 0, answer(true))).toEqual(notAwaited);
    expect(refusal(after(table, [0, move()]), 0, answer(true))).toEqual(notAwaited);
  });

  it.each<Seat>([0, 2, 3])("[B10.2] seat %i cannot answer for the named player", (seat) => {
    expect(refusal(announced(), seat, answer(true))).toEqual({
      code: "notYourDecision",
      rule: "T3",
    });
  });

  const REQUESTS: readonly Act[] = [
    move(),
    { type: "walk", path: [] },
    { type: "ask", space: 2, of: 2, about: "build" },
    { type: "step", space: 2, to: 3 },
    showTrio,
    { type: "object" },
    { type: "banish", to: 3 },
  ];
  it.each(REQUESTS.map((act) => [act.type, act] as const))(
    "[B10.2] nothing but the handshake: no %s",
    (_, act) => {
      expect(refusal(announced(), 1, act)).toEqual({ code: "notAwaited", rule: "T3" });
      expect(refusal(announced(), 0, act)).toEqual({ code: "notYourDecision", rule: "T3" });
    },
  );

  it("[B10.2] the turn cannot be ended any more", () => {
    expect(refusal(announced(), 0, endTurn)).toEqual({ code: "notYourDecision", rule: "T3" });
    expect(refusal(announced(), 1, endTurn)).toEqual({ code: "notNow", rule: "B4.4" });
  });

  it("[B10.2] partner and code are fixed: no second announcement, by anyone", () => {
    expect(refusal(announced(), 0, announce(2, "A-B"))).toEqual(notNow);
    for (const seat of [1, 2] as const) {
      expect(refusal(announced(), seat, announce(0, "C-D"))).toEqual(notNow);
    }
  });

  it("[B10.2] shaking hands or refusing are all the actions that are left", () => {
    const left = ([0, 1, 2, 3] as const).map((seat) =>
      [...boardGame.enumerate(viewAt(announced(), seat))].filter(({ type }) => type !== "gesture"),
    );
    const { decision } = publicTable(announced());
    const hands = [true, false].map((given) => ({ type: "shakeHands", decision, given }));
    expect(left).toEqual([[], hands, [], []]);
  });

  it("[B10.2] the Ambassador's player cannot be named", () => {
    const five = after(boardTable({ players: 5, hands: EASY }), [0, move()]);
    expect(refusal(five, 0, announce(4, "C-D"))).toEqual({ code: "notAnAgent", rule: "B10.2" });
    expect(boardGame.legal(viewAt(five, 0)).awaits).toMatchObject({ partners: [1, 2, 3] });
  });
});
