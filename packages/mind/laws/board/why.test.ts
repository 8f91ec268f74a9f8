import {
  type BoardConfig,
  BUILDS,
  boardConfig,
  type Card,
  type Hand,
  LETTERS,
  legalAnswers,
  SUBJECTS,
} from "@inkognito/engine/board";
import {
  AGENTS,
  agentSeats,
  type Below,
  COLOURS,
  type Colour,
  colourAt,
  permutations,
  type Seat,
} from "@inkognito/engine/core";
import { describe, expect, it } from "vitest";
import { size } from "../../../engine/laws/shared/size.js";
import type { Face } from "../../src/board/notebook/facts.js";
import { type Claim, statementOf } from "../../src/board/why/claim.js";
import { puzzleOf, type Why } from "../../src/board/why/why.js";
import type { Memory } from "../../src/board/worlds/evidence.js";
import { randomFrom } from "../../src/shared/random.js";
import { contradict } from "../../src/shared/why/contradiction.js";
import { prove } from "../../src/shared/why/proof.js";
import {
  checkContradictions,
  checkProof,
  type DealKnowledge,
  isCertain,
} from "../shared/proofs.js";
import type { Weighed } from "../shared/weighing.js";
import { couldShow, everyDeal, type Grey } from "./oddsOracle.js";

const NOTEBOOKS = size("notebooks", { short: 8, full: 24 });

/** As many answers as a long game has. */
const LONGEST = 40;

type Deal = Pick<Weighed<Grey>, "hands">;

interface BoardNotebook extends DealKnowledge<Claim, Deal> {
  readonly memory: Memory;
  readonly truth: readonly Grey[];
}

/** What one seat has seen: coloured answers for the most part, each true to the rules. */
function notebookOf(players: number, number: number): BoardNotebook {
  const below = randomFrom(`why ${players} ${number}`);
  const config = configOf(players);
  const [identities, builds, letters] = [AGENTS, BUILDS, LETTERS].map((faces) => {
    const orders = permutations<string>(faces);
    return orders[below(orders.length)] ?? [];
  });
  const hands = COLOURS.map(
    (_, i) =>
      ({ identity: identities?.[i], build: builds?.[i], mission: letters?.[i] }) as unknown as Hand,
  );
  const handAt = (seat: Seat): Hand | null => {
    const colour = colourAt(config, seat);
    return colour === null ? null : (hands[COLOURS.indexOf(colour)] ?? null);
  };
  const seat = below(players) as Seat;
  const memory: Memory = { config, seat, hand: handAt(seat), shows: [] };
  const others = agentSeats(config).filter((each) => each !== seat);
  const shows = Array.from({ length: 1 + below(LONGEST) }, (_, turn) => {
    const of = others[below(others.length)] as Seat;
    const clear = memory.hand === null || below(3) === 0;
    const about = SUBJECTS[below(2)] ?? "build";
    const question = { asker: seat, of, about, clear, space: 1, witness: null };
    const cards = answerWith(handAt(of) as Hand, question, below);
    return { question, penalty: false, turn, cards };
  });
  const truth = hands.map(({ identity, build, mission }): Grey => [identity, build, mission]);
  const mine = placeOf(config, seat);
  return {
    memory: { ...memory, shows },
    truth,
    deals: everyDeal(),
    seen: shows.length,
    own: memory.hand === null ? [] : KINDS,
    isSo: (claim, deal) => isSo(claim, deal, config),
    fits(id, deal) {
      const { question, cards } = shows[id] as Memory["shows"][number];
      return couldShow(deal.hands[placeOf(config, question.of)] as Grey, cards);
    },
    fitsOwn(kind, deal) {
      const at = (KINDS as readonly string[]).indexOf(kind);
      return deal.hands[mine]?.[at] === truth[mine]?.[at];
    },
  };
}

function configOf(players: number): BoardConfig {
  const config = boardConfig({ players, repeats: "challenge" });
  if (!config.ok) throw new Error("no such table");
  return config.value;
}

function answerWith(
  hand: Hand,
  question: Parameters<typeof legalAnswers>[0]["question"],
  below: Below,
): readonly Card[] {
  const all = legalAnswers({ hand, question, owed: null, repeats: "challenge", earlier: [] });
  const coloured = all.filter((cards) => !cards.some((card) => card.startsWith("grey")));
  const list = below(30) === 0 ? all : coloured;
  return list[below(list.length)] ?? [];
}

const placeOf = (config: BoardConfig, seat: Seat): number => {
  const colour = colourAt(config, seat);
  return colour === null ? -1 : COLOURS.indexOf(colour);
};

const KINDS = ["identity", "build", "mission"] as const;

const FACES: readonly Face[] = [
  ...AGENTS.map((face): Face => ({ kind: "identity", face })),
  ...BUILDS.map((face): Face => ({ kind: "build", face })),
  ...LETTERS.map((face): Face => ({ kind: "mission", face })),
];

/** The claim in a deal, without any of the mind's code. */
function isSo(claim: Claim, { hands }: Deal, config: BoardConfig): boolean {
  if (claim.type === "code") {
    const places = [...claim.team].map((agent) => hands.findIndex(([each]) => each === agent));
    const played = places.every((place) => config.seats.includes(COLOURS[place] as Colour));
    return played && places.map((place) => hands[place]?.[2]).join("-") === claim.code;
  }
  const { kind, face } = claim.face;
  const holds = hands[COLOURS.indexOf(claim.colour)]?.[KINDS.indexOf(kind)] === face;
  return holds === (claim.type === "is");
}

/** Deals in which cards of some kinds may have been dealt more than once. */
function* looseDeals(truth: readonly Grey[], once: readonly string[], face: Face): Iterable<Deal> {
  const all = { identity: AGENTS, build: BUILDS, mission: LETTERS };
  const [identities = [], builds = [], letters = []] = KINDS.map((kind, at) => {
    // No answer ties a letter to an identity or a build: the others may be as they are.
    if ((kind === "mission") !== (face.kind === "mission")) return [truth.map((hand) => hand[at])];
    return once.includes(kind) ? permutations<string>(all[kind]) : tuplesOf(all[kind]);
  });
  for (const a of identities) {
    for (const b of builds) {
      for (const c of letters) {
        yield { hands: COLOURS.map((_, i): Grey => [a[i] ?? "", b[i] ?? "", c[i] ?? ""]) };
      }
    }
  }
}

const tuplesOf = (faces: readonly string[]): readonly (readonly string[])[] =>
  faces.flatMap((a) => faces.flatMap((b) => faces.flatMap((c) => faces.map((d) => [a, b, c, d]))));

/** Four claims of a notebook, and the code. */
function claimsOf({ memory, truth }: BoardNotebook, below: Below): readonly Claim[] {
  const claims = Array.from({ length: 6 }, (): Claim => {
    const place = below(4);
    const colour = COLOURS[place] ?? "red";
    const face = FACES[below(FACES.length)] as Face;
    const is = truth[place]?.[KINDS.indexOf(face.kind)] === face.face;
    return { type: is ? "is" : "isNot", colour, face };
  });
  const places = ["F", "B"].map((agent) => truth.findIndex(([each]) => each === agent));
  const code = places.map((place) => truth[place]?.[2]).join("-") as "A-B";
  return memory.shows.length % 4 === 0 ? [...claims, { type: "code", team: "FB", code }] : claims;
}

/** With what is said to be enough it follows, with any part of it not. */
function checkOnce(
  notebook: BoardNotebook,
  claim: Exclude<Claim, { type: "code" }>,
  { answers, own, once }: Why,
): void {
  const follows = (kinds: readonly string[]): boolean => {
    const deals = [...looseDeals(notebook.truth, kinds, claim.face)];
    return isCertain({ ...notebook, deals }, claim, { answers, own });
  };
  expect(follows(once)).toBe(true);
  for (const kind of once) expect(follows(once.filter((each) => each !== kind))).toBe(false);
}

describe.each([3, 4, 5])("%i players", (players) => {
  it("[B5.2] proofs are enough, and no smaller set of answers is", () => {
    let [proven, tried] = [0, 0];
    for (let number = 1; number <= NOTEBOOKS; number += 1) {
      const notebook = notebookOf(players, number);
      const { memory } = notebook;
      const below = randomFrom(`claims ${players} ${number}`);
      for (const claim of claimsOf(notebook, below)) {
        const proof = prove(puzzleOf(memory), statementOf(claim, memory.config));
        expect(proof !== null).toBe(isCertain(notebook, claim));
        if (proof === null) continue;
        proven += 1;
        if (checkProof(notebook, claim, proof)) tried += 1;
        if (claim.type !== "code" && number % 6 === 0) checkOnce(notebook, claim, proof);
      }
    }
    expect(proven).toBeGreaterThan(NOTEBOOKS);
    // Of a few there are too many sets to try.
    expect(tried).toBeGreaterThan(0.95 * proven);
  });

  it("[B5.2] guesses are contradicted exactly where no deal is left for them", () => {
    for (let number = 1; number <= NOTEBOOKS; number += 1) {
      const notebook = notebookOf(players, number);
      const { memory } = notebook;
      const below = randomFrom(`guesses ${players} ${number}`);
      const guesses = Array.from({ length: 1 + below(6) }, (): Claim => {
        const type = below(4) === 0 ? "isNot" : "is";
        const colour = COLOURS[below(4)] ?? "red";
        return { type, colour, face: FACES[below(FACES.length)] as Face };
      });
      const statements = guesses.map((guess) => statementOf(guess, memory.config));
      checkContradictions(notebook, guesses, contradict(puzzleOf(memory), statements));
    }
  });
});
