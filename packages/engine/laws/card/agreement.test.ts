import { sampleAction } from "../../src/card/legal/sample.js";
import { type CardTypes, cardGame } from "../../src/card/rules.js";
import type { CardAction, Choice } from "../../src/card/terms/action.js";
import { CARDS } from "../../src/card/terms/cards.js";
import { EDITION_NUMBERS } from "../../src/card/terms/config.js";
import { REFUSAL_CODES } from "../../src/card/terms/refusal.js";
import { type Code, LOCATIONS, NUMBERS, SIDES } from "../../src/card/terms/types.js";
import { AGENTS, COLOURS } from "../../src/core/agents.js";
import { permutations } from "../../src/core/lists.js";
import { SEATS } from "../../src/core/seat.js";
import { agreementLaws } from "../shared/agreement.js";
import { pick, seatsAt } from "../shared/moments.js";
import { size } from "../shared/size.js";
import { momentsOf, type RandomTable, spread, tableOf } from "./games.js";

/** Every request there can be, but for pairs in the other order and most codes that mix numbers. */
function* conceivable(decision: number): Iterable<CardAction> {
  for (const tic of AGENTS) {
    for (const to of [...SEATS, "all"] as const) yield { type: "gesture", tic, to };
  }
  for (const location of LOCATIONS) {
    yield { type: "pick", decision, location };
    yield { type: "locate", decision, location };
  }
  for (const card of CARDS) yield { type: "show", decision, card };
  for (const choice of choices()) yield { type: "choose", decision, choice };
}

function* choices(): Iterable<Choice> {
  for (const [i, card] of CARDS.entries()) {
    for (const other of CARDS.slice(i)) yield { type: "cards", cards: [card, other] };
  }
  for (const of of COLOURS) {
    for (const side of [...SIDES, null]) yield { type: "demand", of, side };
  }
  for (const side of SIDES) yield { type: "look", side };
  yield { type: "decline" };
  yield { type: "pass" };
  const { telephone, safe } = EDITION_NUMBERS;
  const mixed = [...telephone.slice(0, 3), ...safe.slice(3)];
  for (const numbers of [telephone, safe, mixed, telephone.with(1, 52), safe.with(0, 47)]) {
    for (const code of permutations(numbers))
      yield { type: "announce", code: code as unknown as Code };
  }
}

const EAGER = { announce: 6, gesture: 6 };

agreementLaws<CardTypes, RandomTable>(
  { game: cardGame, tableOf, momentsOf },
  {
    positions: spread(size("positions", { short: 60, full: 400 })),
    codes: REFUSAL_CODES,
    conceivable,
    isBeyond: () => false,
    elsewhere: ["malformed", "notAtTable", "staleDecision"],
    seats: seatsAt,
    sample: (view, below) => sampleAction(view, below, EAGER),
    words: [
      CARDS,
      LOCATIONS,
      SIDES,
      COLOURS,
      AGENTS,
      ["cards", "demand", "decline", "look", "pass", "announce"],
      ["pick", "locate", "choose", "show", "gesture"],
    ],
    number: (below) => (below(2) === 0 ? below(5) : pick(NUMBERS, below)),
  },
);
