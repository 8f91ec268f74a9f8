import { type CardView, facing, legal } from "@inkognito/engine/card";
import { AGENTS, type Seat, seatOf } from "@inkognito/engine/core";
import {
  type Belief,
  beliefOf,
  coloured,
  forecast,
  type Leaks,
  leaks,
  oddsOf,
} from "@inkognito/mind/card";
import { companyOf, percent, who } from "../../shared/text.js";
import { cardNames, codeName, roleWords } from "../names.js";
import { handTable } from "./notes.js";

/** How likely everything is, in per cent, if everybody shows any pair as readily as another. */
export function oddsLines(view: CardView): readonly string[] {
  const company = companyOf(view);
  const belief = beliefOf(view, coloured);
  const odds = oddsOf(belief);
  const rows = handTable(view, (colour) => ({
    identities: AGENTS.map((agent) => percent(odds.colours[colour].identities[agent])),
    numbers: odds.colours[colour].numbers.map((each) => percent(each.odds)),
  }));
  const partners = odds.partner.flatMap((share, seat) =>
    share === 0 ? [] : [`${who(company, seat as Seat)} ${percent(share)}`],
  );
  const codes = odds.codes
    .slice(0, 4)
    .map(({ code, odds: share }) => `${codeName(code)} ${percent(share)}`);
  const more = odds.codes.length > 4 ? ", …" : "";
  return [
    "In per cent:",
    ...rows,
    ...(partners.length === 0 ? [] : [`  Your partner: ${partners.join(", ")}`]),
    `  The code: ${codes.join(", ")}${more}`,
    `  ${odds.worlds} ${odds.worlds === 1 ? "deal is" : "deals are"} possible; ${odds.bits.toFixed(1)} bits are open.`,
    ...hereLines(view, belief),
  ];
}

/** What the decision at hand is worth: demands and looks by what they tell, cards by what they give away. */
function hereLines(view: CardView, belief: Belief): readonly string[] {
  const { awaits } = legal(view);
  const company = companyOf(view);
  const { table } = view;
  const { config } = table;
  if (awaits.type === "show") {
    const leaked = leaks(belief, { type: "black", of: company.me, asker: awaits.asker });
    return leakLines(who(company, awaits.asker), leaked);
  }
  if (awaits.type !== "choose") return [];
  if (awaits.pairs.length > 0) {
    const to = facing(table, company.me, awaits.meeting);
    if (to === null) return [];
    const leaked = leaks(belief, { type: "pair", from: company.me, to });
    return leakLines(who(company, to), leaked);
  }
  const lines = awaits.demands.flatMap((of) => {
    const seat = seatOf(config, of);
    if (seat === null) return [];
    const { bits } = forecast(belief, { type: "black", of: seat, asker: company.me });
    return [`  a black card of ${roleWords(of, config, company)}: ${bits.toFixed(2)}`];
  });
  const looks =
    awaits.look || awaits.sided !== null
      ? (["left", "right"] as const).map(
          (side) =>
            `  the ${side} card: ${forecast(belief, { type: "look", side }).bits.toFixed(2)}`,
        )
      : [];
  const all = [...lines, ...looks];
  return all.length === 0 ? [] : ["Expected to tell you, in bits:", ...all];
}

const leakLines = (name: string, leaked: Leaks | null): readonly string[] =>
  leaked === null
    ? []
    : [
        `What these cards would tell ${name}, in bits; and how much nearer to the truth:`,
        ...leaked.answers.map(
          ({ cards, bits, truth }) =>
            `  ${cardNames(cards).padEnd(40)} ${bits.toFixed(2)}  ${truth.toFixed(2).padStart(5)}`,
        ),
      ];
