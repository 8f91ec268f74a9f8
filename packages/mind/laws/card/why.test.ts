import {
  type Card,
  type CardConfig,
  cardConfig,
  EDITION_NUMBERS,
  EDITIONS,
  type Edition,
  type Hand,
  type Seen,
} from "@inkognito/engine/card";
import {
  AGENTS,
  agentSeats,
  type Below,
  COLOURS,
  permutations,
  type Seat,
  seatOf,
} from "@inkognito/engine/core";
import { describe, expect, it } from "vitest";
import { size } from "../../../engine/laws/shared/size.js";
import { type Claim, statementOf } from "../../src/card/why/claim.js";
import { puzzleOf } from "../../src/card/why/why.js";
import type { Memory } from "../../src/card/worlds/evidence.js";
import { randomFrom } from "../../src/shared/random.js";
import { contradict } from "../../src/shared/why/contradiction.js";
import { prove } from "../../src/shared/why/proof.js";
import { isSame } from "../shared/deals.js";
import {
  checkContradictions,
  checkProof,
  type DealKnowledge,
  isCertain,
} from "../shared/proofs.js";
import { type Black, blacksOf, type Deal, everyDeal, lies, pairsOf } from "./oddsOracle.js";

const NOTEBOOKS = size("notebooks", { short: 8, full: 24 });

/** As many as a long game has; with few, more of them are needed. */
const LONGEST = 40;

interface CardNotebook extends DealKnowledge<Claim, Deal> {
  readonly memory: Memory;
  readonly truth: Deal;
}

/** What one seat has seen: coloured pairs for the most part, each true to the rules. */
function notebookOf(players: number, edition: Edition, number: number): CardNotebook {
  const below = randomFrom(`card why ${players} ${edition} ${number}`);
  const config = configOf(players, edition);
  const [identities = [], numbers = []] = [AGENTS, EDITION_NUMBERS[edition]].map((faces) => {
    const orders = permutations<string | number>(faces);
    return orders[below(orders.length)];
  });
  const hands = COLOURS.map((_, i): Black => [`${identities[i]}`, `${numbers[i]}`]);
  const truth: Deal = { hands, left: players === 3 ? "identity" : "" };
  const seat = below(players) as Seat;
  const place = placeAt(config, seat);
  const hand = { identity: identities[place], number: numbers[place] } as Hand;
  const others = agentSeats(config).filter((each) => each !== seat);
  const seen = Array.from({ length: 1 + below(LONGEST) }, (_, round): Seen => {
    const from = others[below(others.length)] as Seat;
    const theirs = hands[placeAt(config, from)] as Black;
    const chance = below(60);
    if (chance === 0 && players === 3) {
      const side = below(2) === 0 ? "left" : "right";
      const card = lies(hands[3] as Black, truth.left, side) as Card;
      return { type: "look", round, side, card };
    }
    if (chance <= 1) {
      const card = blacksOf(theirs)[below(2)] as Card;
      return { type: "black", round, asker: seat, of: from, card };
    }
    const pairs = pairsOf(theirs, edition).filter((cards) => !cards[0]?.startsWith("black"));
    const cards = pairs[below(pairs.length)] as readonly Card[];
    return { type: "pair", round, from, to: seat, cards };
  });
  return {
    memory: { config, seat, hand: place < 0 ? null : hand, seen },
    truth,
    deals: everyDeal(edition, players === 3),
    seen: seen.length,
    own: place < 0 ? [] : KINDS,
    isSo,
    fits: (id, deal) => couldBeSeen(config, seen[id] as Seen, deal),
    fitsOwn(kind, deal) {
      const at = (KINDS as readonly string[]).indexOf(kind);
      return deal.hands[place]?.[at] === hands[place]?.[at];
    },
  };
}

function configOf(players: number, edition: Edition): CardConfig {
  const config = cardConfig({ players, edition });
  if (!config.ok) throw new Error("no such table");
  return config.value;
}

const placeAt = (config: CardConfig, seat: Seat): number =>
  COLOURS.findIndex((colour) => seatOf(config, colour) === seat);

const KINDS = ["identity", "number"] as const;

/** The claim in a deal, without any of the mind's code. */
function isSo(claim: Claim, { hands, left }: Deal): boolean {
  switch (claim.type) {
    case "side":
      return (claim.side === "left") === (claim.kind === left);
    case "code":
      return hands.every(
        ([identity, number]) => `${claim.code["FBZX".indexOf(identity)]}` === number,
      );
    default: {
      const { kind, face } = claim.face;
      const holds = hands[COLOURS.indexOf(claim.colour)]?.[KINDS.indexOf(kind)] === `${face}`;
      return holds === (claim.type === "is");
    }
  }
}

/** Does this leave the deal possible? */
function couldBeSeen(config: CardConfig, seen: Seen, { hands, left }: Deal): boolean {
  if (seen.type === "look") return lies(hands[3] as Black, left, seen.side) === seen.card;
  const shower = hands[placeAt(config, seen.type === "pair" ? seen.from : seen.of)] as Black;
  if (seen.type === "black") return blacksOf(shower).includes(seen.card);
  return pairsOf(shower, config.edition).some((cards) => isSame(cards, seen.cards));
}

function faceClaim({ memory, truth }: CardNotebook, below: Below): Claim {
  const place = below(4);
  const colour = COLOURS[place] ?? "red";
  const number = EDITION_NUMBERS[memory.config.edition][below(4)] ?? 0;
  const face =
    below(2) === 0
      ? ({ kind: "identity", face: AGENTS[below(4)] ?? "F" } as const)
      : ({ kind: "number", face: number } as const);
  const is = truth.hands[place]?.[KINDS.indexOf(face.kind)] === `${face.face}`;
  return { type: is ? "is" : "isNot", colour, face };
}

/** Faces, the code, and with three players the sides. */
function claimsOf(notebook: CardNotebook, below: Below): readonly Claim[] {
  const { memory, truth } = notebook;
  const code = AGENTS.map((agent) =>
    Number(truth.hands.find(([identity]) => identity === agent)?.[1]),
  ) as unknown as Extract<Claim, { type: "code" }>["code"];
  const claims = Array.from({ length: 6 }, () => faceClaim(notebook, below));
  const sides: readonly Claim[] =
    memory.config.seats.length === 3 ? [{ type: "side", side: "right", kind: "number" }] : [];
  return [...claims, { type: "code", code }, ...sides];
}

const TABLES = [3, 4, 5].flatMap((players) => EDITIONS.map((edition) => ({ players, edition })));

describe.each(TABLES)("$players players, $edition", ({ players, edition }) => {
  it("[C4.1] proofs are enough, and no smaller set of cards seen is", () => {
    let [proven, tried] = [0, 0];
    for (let number = 1; number <= NOTEBOOKS; number += 1) {
      const notebook = notebookOf(players, edition, number);
      const below = randomFrom(`card claims ${players} ${number}`);
      for (const claim of claimsOf(notebook, below)) {
        const proof = prove(puzzleOf(notebook.memory), statementOf(claim));
        expect(proof !== null).toBe(isCertain(notebook, claim));
        if (proof === null) continue;
        proven += 1;
        if (checkProof(notebook, claim, proof)) tried += 1;
      }
    }
    expect(proven).toBeGreaterThan(NOTEBOOKS);
    // Of some there are too many sets to try.
    expect(tried).toBeGreaterThan(0.8 * proven);
  });

  it("[C4.1] guesses are contradicted exactly where no deal is left for them", () => {
    for (let number = 1; number <= NOTEBOOKS; number += 1) {
      const notebook = notebookOf(players, edition, number);
      const below = randomFrom(`card guesses ${players} ${number}`);
      const guesses = Array.from({ length: 1 + below(6) }, (): Claim => {
        const claim = faceClaim(notebook, below);
        if (claim.type !== "is" && claim.type !== "isNot") return claim;
        return { ...claim, type: below(4) === 0 ? "isNot" : "is" };
      });
      const found = contradict(puzzleOf(notebook.memory), guesses.map(statementOf));
      checkContradictions(notebook, guesses, found);
    }
  });
});
