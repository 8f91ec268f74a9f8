import { type BoardView, BUILDS, CODES, LETTERS, legal, SUBJECTS } from "@inkognito/engine/board";
import { AGENTS, type Seat, teamOf } from "@inkognito/engine/core";
import { type Belief, beliefOf, coloured, forecast, leaks, oddsOf } from "@inkognito/mind/board";
import { companyOf, percent, who } from "../../shared/text.js";
import { answersInOrder, hasGrey } from "../decisions/answers.js";
import { cardNames } from "../names.js";
import { handTable } from "./notes.js";

/** How likely everything is, in per cent, if all answers are as likely as each other. */
export function oddsLines(view: BoardView, all: boolean): readonly string[] {
  const company = companyOf(view);
  const belief = beliefOf(view, coloured);
  const odds = oddsOf(belief);
  const hand = view.own?.hand ?? null;
  const rows = handTable(view, (colour) => {
    const { identities, builds, letters } = odds.colours[colour];
    return {
      identities: AGENTS.map((agent) => percent(identities[agent])),
      builds: BUILDS.map((build) => percent(builds[build])),
      letters: LETTERS.map((letter) => percent(letters[letter])),
    };
  });
  const partners = odds.partner.flatMap((share, seat) =>
    share === 0 ? [] : [`${who(company, seat as Seat)} ${percent(share)}`],
  );
  const alone = odds.alone === 0 ? [] : [`no one ${percent(odds.alone)}`];
  const codes =
    hand === null
      ? []
      : CODES.map((code) => ({ code, share: odds.codes[teamOf(hand.identity)][code] }))
          .filter(({ share }) => share > 0)
          .sort((a, b) => b.share - a.share)
          .map(({ code, share }) => `${code} ${percent(share)}`);
  return [
    "In per cent:",
    ...rows,
    ...(hand === null ? [] : [`  Your partner: ${[...partners, ...alone].join(", ")}`]),
    ...(codes.length === 0 ? [] : [`  Your code: ${codes.join(", ")}`]),
    `  ${odds.worlds} ${odds.worlds === 1 ? "deal is" : "deals are"} possible; ${odds.bits.toFixed(1)} bits are open.`,
    ...hereLines(view, belief, all),
  ];
}

/** What the decision at hand is worth: questions by what they tell, answers by what they give away. */
function hereLines(view: BoardView, belief: Belief, all: boolean): readonly string[] {
  const { awaits } = legal(view);
  const company = companyOf(view);
  if (awaits.type === "resolve") {
    const asks = awaits.meetings.flatMap(({ own, other, askable }) =>
      askable.flatMap((of) =>
        SUBJECTS.map((about) => {
          const clear = own === "ambassador" || other === "ambassador";
          const question = { asker: company.me, of, about, clear, witness: null };
          const bits = forecast(belief, question).bits.toFixed(2);
          const how = clear && own !== "ambassador" ? " through the Ambassador" : "";
          return `  ask ${who(company, of)} about ${about}${how}: ${bits}`;
        }),
      ),
    );
    return asks.length === 0 ? [] : ["A question is expected to tell you, in bits:", ...asks];
  }
  if (awaits.type !== "show") return [];
  const leaked = leaks(belief, awaits.question, { owed: awaits.owed });
  if (leaked === null) return [];
  const answers = answersInOrder(awaits);
  const plain = answers.filter((cards) => !hasGrey(cards)).length || answers.length;
  return [
    `What each answer would tell ${who(company, awaits.question.asker)}, in bits; and how much nearer to the truth:`,
    ...answers.slice(0, all ? answers.length : plain).map((cards, i) => {
      const leak = leaked.answers.find((each) => each.cards.join() === cards.join());
      const bits =
        leak === undefined ? "" : `${leak.bits.toFixed(2)}  ${leak.truth.toFixed(2).padStart(5)}`;
      return `${String(i + 1).padStart(4)}  ${cardNames(cards).padEnd(48)} ${bits}`;
    }),
    ...(all || plain === answers.length ? [] : ["      with grey cards: `odds all`"]),
  ];
}
