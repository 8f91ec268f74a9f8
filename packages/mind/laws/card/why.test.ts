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
import { type CardClaim, statementOf } from "../../src/card/why/claim.js";
import { type CardWhy, puzzleOf } from "../../src/card/why/why.js";
import type { Memory } from "../../src/card/worlds/evidence.js";
import { randomFrom } from "../../src/random.js";
import { contradict } from "../../src/why/contradiction.js";
import { prove } from "../../src/why/proof.js";
import {
  type Black,
  blacksOf,
  everyDeal,
  isSame,
  lies,
  pairsOf,
  type Weighed,
} from "./oddsOracle.js";

/** The standard in `npm test`; INKOGNITO_NOTEBOOKS says more. */
const { INKOGNITO_NOTEBOOKS = "24" } = process.env;
const NOTEBOOKS = Number(INKOGNITO_NOTEBOOKS);

/** As many as a long game has; with few, more of them are needed. */
const LONGEST = 40;

/** Sets of answers that are tried one by one. */
const TRIED = 120_000;

type Deal = Pick<Weighed, "hands" | "left">;

interface Notebook {
  readonly memory: Memory;
  readonly truth: Deal;
}

/** What one seat has seen: coloured pairs for the most part, each true to the rules. */
function notebookOf(players: number, edition: Edition, number: number): Notebook {
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
  return { memory: { config, seat, hand: place < 0 ? null : hand, seen }, truth };
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
function isSo(claim: CardClaim, { hands, left }: Deal): boolean {
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

/** Does what was seen, of these, leave this deal possible? */
function fits({ config, seen }: Memory, ids: readonly number[], { hands, left }: Deal): boolean {
  return ids.every((id) => {
    const each = seen[id] as Seen;
    if (each.type === "look") return lies(hands[3] as Black, left, each.side) === each.card;
    const shower = hands[placeAt(config, each.type === "pair" ? each.from : each.of)] as Black;
    if (each.type === "black") return blacksOf(shower).includes(each.card);
    return pairsOf(shower, config.edition).some((cards) => isSame(cards, each.cards));
  });
}

function fitsOwn({ memory, truth }: Notebook, kinds: readonly string[], { hands }: Deal): boolean {
  const place = memory.seat === null ? -1 : placeAt(memory.config, memory.seat);
  return kinds.every((kind) => {
    const at = (KINDS as readonly string[]).indexOf(kind);
    return hands[place]?.[at] === truth.hands[place]?.[at];
  });
}

const ownKinds = ({ memory }: Notebook): readonly string[] => (memory.hand === null ? [] : KINDS);

const dealsOf = ({ memory }: Notebook): readonly Deal[] =>
  everyDeal(memory.config.edition, memory.config.seats.length === 3);

/** Is there no deal with these and own cards in which it is not so? */
const isCertain = (
  notebook: Notebook,
  claim: CardClaim,
  ids: readonly number[],
  own: readonly string[],
): boolean =>
  dealsOf(notebook).every(
    (deal) =>
      isSo(claim, deal) || !fitsOwn(notebook, own, deal) || !fits(notebook.memory, ids, deal),
  );

/** Is there a set of so many that proves it? Every set is tried; null: there are too many. */
function isProvenBy(notebook: Notebook, claim: CardClaim, size: number): boolean | null {
  const counter = dealsOf(notebook).filter(
    (deal) => !isSo(claim, deal) && fitsOwn(notebook, ownKinds(notebook), deal),
  );
  const kept = notebook.memory.seen.map((_, id) => {
    const bits = counter.map((deal) => (fits(notebook.memory, [id], deal) ? "1" : "0"));
    return BigInt(`0b0${bits.join("")}`);
  });
  let tries = TRIED;
  const search = (from: number, left: number, open: bigint): boolean => {
    tries -= 1;
    if (open === 0n) return true;
    if (left === 0 || tries < 0) return false;
    for (let id = from; id < kept.length; id += 1) {
      if (search(id + 1, left - 1, open & (kept[id] as bigint))) return true;
    }
    return false;
  };
  const found = search(0, size, (1n << BigInt(counter.length)) - 1n);
  return found || tries >= 0 ? found : null;
}

function faceClaim({ memory, truth }: Notebook, below: Below): CardClaim {
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
function claimsOf(notebook: Notebook, below: Below): readonly CardClaim[] {
  const { memory, truth } = notebook;
  const code = AGENTS.map((agent) =>
    Number(truth.hands.find(([identity]) => identity === agent)?.[1]),
  ) as unknown as Extract<CardClaim, { type: "code" }>["code"];
  const claims = Array.from({ length: 6 }, () => faceClaim(notebook, below));
  const sides: readonly CardClaim[] =
    memory.config.seats.length === 3 ? [{ type: "side", side: "right", kind: "number" }] : [];
  return [...claims, { type: "code", code }, ...sides];
}

function checkProof(notebook: Notebook, claim: CardClaim, proof: CardWhy): boolean {
  expect(isCertain(notebook, claim, proof.answers, proof.own)).toBe(true);
  for (const kind of proof.own) {
    const fewer = proof.own.filter((each) => each !== kind);
    expect(isCertain(notebook, claim, proof.answers, fewer)).toBe(false);
  }
  if (proof.answers.length === 0) return true;
  return isProvenBy(notebook, claim, proof.answers.length - 1) === false;
}

const TABLES = [3, 4, 5].flatMap((players) => EDITIONS.map((edition) => ({ players, edition })));

describe.each(TABLES)("$players players, $edition", ({ players, edition }) => {
  it("[C4.1] proofs are enough, and no smaller set of cards seen is", () => {
    let [proven, tried] = [0, 0];
    for (let number = 1; number <= NOTEBOOKS; number += 1) {
      const notebook = notebookOf(players, edition, number);
      const all = notebook.memory.seen.map((_, id) => id);
      const below = randomFrom(`card claims ${players} ${number}`);
      for (const claim of claimsOf(notebook, below)) {
        const proof = prove(puzzleOf(notebook.memory), statementOf(claim));
        expect(proof !== null).toBe(isCertain(notebook, claim, all, ownKinds(notebook)));
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
      const { memory } = notebook;
      const ids = memory.seen.map((_, id) => id);
      const left = dealsOf(notebook).filter(
        (deal) => fitsOwn(notebook, ownKinds(notebook), deal) && fits(memory, ids, deal),
      );
      const below = randomFrom(`card guesses ${players} ${number}`);
      const guesses = Array.from({ length: 1 + below(6) }, (): CardClaim => {
        const claim = faceClaim(notebook, below);
        if (claim.type !== "is" && claim.type !== "isNot") return claim;
        return { ...claim, type: below(4) === 0 ? "isNot" : "is" };
      });
      const fitting = (some: readonly number[]): boolean =>
        left.some((deal) => some.every((i) => isSo(guesses[i] as CardClaim, deal)));
      const found = contradict(puzzleOf(memory), guesses.map(statementOf));
      const alone = guesses.flatMap((_, i) => (fitting([i]) ? [] : [i]));
      const single = found.filter((each) => each.guesses.length === 1);
      expect(single.flatMap((each) => each.guesses)).toEqual(alone);
      const rest = guesses.flatMap((_, i) => (alone.includes(i) ? [] : [i]));
      const clash = found.find((each) => each.guesses.length > 1);
      expect(clash === undefined).toBe(rest.length === 0 || fitting(rest));
      if (clash !== undefined) expect(fitting(clash.guesses)).toBe(false);
    }
  });
});
