import { boardConfig, legalAnswers, SUBJECTS } from "@inkognito/engine/board";
import { cardConfig, legalPairs } from "@inkognito/engine/card";
import { COLOURS } from "@inkognito/engine/core";
import { MIND, randomFrom } from "@inkognito/mind";

const { board, card } = MIND;

const ANSWERS = 40;
const NOTEBOOKS = 30;

const HANDS = [
  { identity: "F", build: "tall", mission: "A" },
  { identity: "B", build: "short", mission: "B" },
  { identity: "Z", build: "fat", mission: "C" },
  { identity: "X", build: "thin", mission: "D" },
];
const NUMBERS = [13, 24, 47, 36];

/** What a seat has seen in a long game: coloured answers, never one twice. */
function boardNotebook(number, seat) {
  const below = randomFrom(`odds ${number}`);
  const config = boardConfig({ players: 5 }).value;
  const shows = [];
  for (let turn = 1; shows.length < ANSWERS; turn += 1) {
    const of = seat === 4 ? below(4) : 1 + below(3);
    const clear = seat === 4 || below(3) === 0;
    const question = { asker: seat, of, about: SUBJECTS[below(2)], clear, space: 1, witness: null };
    const earlier = shows.filter((each) => each.question.of === of).map(({ cards }) => cards);
    const situation = { hand: HANDS[of], question, owed: null, repeats: "blocked", earlier };
    const answers = legalAnswers(situation);
    const coloured = answers.filter((cards) => !cards.some((card) => card.startsWith("grey")));
    const cards = coloured[below(coloured.length)] ?? answers[0];
    shows.push({ question, penalty: false, turn, cards });
  }
  return { table: { config, turn: ANSWERS }, own: { seat, hand: HANDS[seat] ?? null, shows } };
}

function cardNotebook(number, seat) {
  const below = randomFrom(`card odds ${number}`);
  const config = cardConfig({ players: 5, edition: "safe" }).value;
  const seen = [];
  const handOf = (place) => ({ identity: HANDS[place].identity, number: NUMBERS[place] });
  for (let round = 1; seen.length < ANSWERS; round += 1) {
    const from = seat === 4 ? below(4) : 1 + below(3);
    const earlier = seen.filter((each) => each.from === from).map(({ cards }) => cards);
    const pairs = legalPairs({ hand: handOf(from), edition: "safe", earlier });
    seen.push({ type: "pair", round, from, to: seat, cards: pairs[below(pairs.length)] });
  }
  const hand = seat === 4 ? null : handOf(seat);
  return { table: { config, rounds: [] }, own: { seat, hand, seen } };
}

/** The best of many tries: what else the machine does, counts little. */
function quickest(tries, work) {
  let best = Infinity;
  for (let i = 0; i < tries; i += 1) {
    const began = performance.now();
    work();
    best = Math.min(best, performance.now() - began);
  }
  return best;
}

const mean = (list) => list.reduce((sum, each) => sum + each, 0) / list.length;

/** Milliseconds of one update, on average over whole notebooks. */
const perAnswer = (notebooks, listOf, opening, update) =>
  mean(
    notebooks.map((notebook) => {
      const list = listOf(notebook);
      return quickest(40, () => list.reduce(update, opening(notebook))) / list.length;
    }),
  );

const boards = (seat) => Array.from({ length: NOTEBOOKS }, (_, i) => boardNotebook(i, seat));
const cards = (seat) => Array.from({ length: NOTEBOOKS }, (_, i) => cardNotebook(i, seat));

const blank = (view, list) => ({ ...view, own: { ...view.own, [list]: [] } });

/** An answer into the belief, and the odds of everything from it. */
const boardUpdate = (seat) =>
  perAnswer(
    boards(seat),
    ({ own }) => own.shows,
    (view) => board.beliefOf(blank(view, "shows")),
    (belief, show) => {
      const next = board.believe(belief, show);
      board.oddsOf(next);
      return next;
    },
  );

const cardUpdate = (seat) =>
  perAnswer(
    cards(seat),
    ({ own }) => own.seen,
    (view) => card.beliefOf(blank(view, "seen")),
    (belief, seen) => {
      const next = card.believe(belief, seen);
      card.oddsOf(next);
      return next;
    },
  );

/** The first answer the Ambassador's player sees, with all 13,824 deals still possible. */
const firstUpdate = () =>
  perAnswer(
    boards(4),
    ({ own }) => own.shows,
    (view) => board.beliefOf(blank(view, "shows")),
    (belief, show) => {
      board.oddsOf(board.believe(belief, show));
      return belief;
    },
  );

/** The reason for every identity in notebooks of 40 answers: the slowest of them. */
const slowest = (views, reason) =>
  Math.max(
    ...views.flatMap((view) =>
      COLOURS.map((colour, place) => {
        const face = { kind: "identity", face: HANDS[place].identity };
        return quickest(10, () => reason(view, { type: "is", colour, face }));
      }),
    ),
  );

export function oddsBenchmarks() {
  const updates = [
    { name: "belief and odds, an agent", value: boardUpdate(0) },
    { name: "belief and odds, the Ambassador", value: boardUpdate(4) },
    { name: "belief and odds, his first answer", value: firstUpdate() },
    { name: "card: belief and odds, an agent", value: cardUpdate(0) },
    { name: "card: belief and odds, the Ambassador", value: cardUpdate(4) },
  ];
  const reasons = [
    { name: "why, 40 answers, the slowest", value: slowest(boards(0), board.why) },
    { name: "why, the Ambassador, the slowest", value: slowest(boards(4), board.why) },
    { name: "card: why, 40 pairs, the slowest", value: slowest(cards(0), card.why) },
    { name: "card: why, the Ambassador, the slowest", value: slowest(cards(4), card.why) },
  ];
  return [
    ...updates.map((each) => ({ ...each, unit: "ms", atMost: 0.05 })),
    ...reasons.map((each) => ({ ...each, unit: "ms", atMost: 50 })),
  ];
}
