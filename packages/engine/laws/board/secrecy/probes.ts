import { sampleAction } from "../../../src/board/legal/sample.js";
import { boardGame } from "../../../src/board/rules.js";
import type { BoardState } from "../../../src/board/state/state.js";
import { type ActionType, CODES } from "../../../src/board/terms/action.js";
import { CARDS, type Card } from "../../../src/board/terms/cards.js";
import { BALLS, BUILDS, PIECES, SUBJECTS } from "../../../src/board/terms/types.js";
import { AGENTS } from "../../../src/core/agents.js";
import { agentSeats, SEATS, seatsOf } from "../../../src/core/seat.js";
import { probesFrom } from "../../shared/twins/probes.js";
import type { Random } from "../../shared/twins/random.js";
import { sheetOf } from "./randomMoves.js";
import type { BoardTwinTypes } from "./system.js";

const HABITS = { announce: 6, gesture: 6, seal: 4 };

const TYPES: readonly ActionType[] = [
  ...(["place", "move", "walk", "ask", "step", "show", "object", "banish", "endTurn"] as const),
  ...(["announce", "announceAlone", "shakeHands", "seal", "gesture"] as const),
];

export const probesAt = probesFrom<BoardTwinTypes>({
  sample: (state, seat, random) =>
    sampleAction(boardGame.viewOf(state, seat), random.below, HABITS),
  types: TYPES,
  guesses: guessesAt,
  other: anyAction,
});

/** The right partner, the right sheet and the like, for this deal. */
function guessesAt({ table, own }: BoardState, random: Random): readonly unknown[] {
  const { decision, config } = table;
  const hands = own.map(({ hand }) => hand);
  const agents = agentSeats(config).filter((seat) => hands[seat]);
  return [
    { type: "object", decision },
    { type: "announceAlone", decision },
    ...agents.map((partner) => ({ type: "announce", decision, partner, code: random.pick(CODES) })),
    ...(agents.length === 4 ? [{ type: "seal", sheet: sheetOf({ hands, arrested: null }) }] : []),
    ...seatsOf(config).map((to) => ({ type: "gesture", tic: random.pick(AGENTS), to })),
  ];
}

function anyAction({ table }: BoardState, random: Random): unknown {
  const type: ActionType = random.pick(TYPES);
  const decision = table.decision;
  const space = (): number => 1 + random.below(58);
  const cards = (count: number): readonly Card[] => random.shuffled(CARDS).slice(0, count);
  const step = () => ({ ball: random.pick(BALLS), piece: random.pick(PIECES), to: space() });
  switch (type) {
    case "place": {
      const [tall, short, fat, thin] = [space(), space(), space(), space()];
      return { type, decision, placement: { tall, short, fat, thin } };
    }
    case "move":
      return { type, decision, steps: Array.from({ length: random.below(3) }, step) };
    case "walk":
      return { type, decision, path: [space(), space()].slice(random.below(3)) };
    case "ask": {
      const about = random.pick(SUBJECTS);
      return { type, decision, space: space(), of: random.pick(SEATS), about };
    }
    case "step":
      return { type, decision, space: space(), to: space() };
    case "show":
      return { type, decision, cards: cards(1 + random.below(3)) };
    case "banish":
      return { type, decision, to: space() };
    case "announce":
      return { type, decision, partner: random.pick(SEATS), code: random.pick(CODES) };
    case "shakeHands":
      return { type, decision, given: random.oneIn(2) };
    case "seal": {
      const [identities, builds] = [random.shuffled(AGENTS), random.shuffled(BUILDS)];
      const hand = (i: number) => ({ identity: identities[i], build: builds[i] });
      return { type, sheet: { red: hand(0), green: hand(1), blue: hand(2), yellow: hand(3) } };
    }
    case "gesture":
      return { type, tic: random.pick(AGENTS), to: random.pick([...SEATS, "all"]) };
    case "object":
    case "endTurn":
    case "announceAlone":
      return { type, decision };
  }
}
