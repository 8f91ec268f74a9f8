import {
  agentSeats,
  type BoardConfig,
  BUILDS,
  boardConfig,
  type Card,
  colourAt,
  type Hand,
  LETTERS,
  legalAnswers,
  SUBJECTS,
} from "@inkognito/engine/board";
import {
  AGENTS,
  type Below,
  COLOURS,
  type Colour,
  permutations,
  type Seat,
} from "@inkognito/engine/core";
import { describe, expect, it } from "vitest";
import type { Face } from "../src/notebook/facts.js";
import { randomFrom } from "../src/random.js";
import { type Claim, statementOf } from "../src/why/claim.js";
import { contradict } from "../src/why/contradiction.js";
import { prove } from "../src/why/proof.js";
import { puzzleOf, type Why } from "../src/why/why.js";
import type { Memory } from "../src/worlds/evidence.js";
import { couldShow, everyDeal, type Grey } from "./oddsOracle.js";

/** The standard in `npm test`; INKOGNITO_NOTEBOOKS says more. */
const { INKOGNITO_NOTEBOOKS = "24" } = process.env;
const NOTEBOOKS = Number(INKOGNITO_NOTEBOOKS);

/** As many answers as a long game has. */
const LONGEST = 40;

/** Sets of answers that are tried one by one. */
const TRIED = 120_000;

interface Notebook {
  readonly memory: Memory;
  readonly truth: readonly Grey[];
}

/** What one seat has seen: coloured answers for the most part, each true to the rules. */
function notebookOf(players: number, number: number): Notebook {
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
  return {
    memory: { ...memory, shows },
    truth: hands.map(({ identity, build, mission }): Grey => [identity, build, mission]),
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
function isSo(claim: Claim, hands: readonly Grey[], config: BoardConfig): boolean {
  if (claim.type === "code") {
    const places = [...claim.team].map((agent) => hands.findIndex(([each]) => each === agent));
    const played = places.every((place) => config.seats.includes(COLOURS[place] as Colour));
    return played && places.map((place) => hands[place]?.[2]).join("-") === claim.code;
  }
  const { kind, face } = claim.face;
  const holds = hands[COLOURS.indexOf(claim.colour)]?.[KINDS.indexOf(kind)] === face;
  return holds === (claim.type === "is");
}

/** Does what was shown, in these answers, leave this deal possible? */
const fits = ({ config, shows }: Memory, ids: readonly number[], hands: readonly Grey[]): boolean =>
  ids.every((id) => {
    const { question, cards } = shows[id] as Memory["shows"][number];
    return couldShow(hands[placeOf(config, question.of)] as Grey, cards);
  });

const fitsOwn = (notebook: Notebook, kinds: readonly string[], hands: readonly Grey[]): boolean => {
  const { memory, truth } = notebook;
  const place = memory.seat === null ? -1 : placeOf(memory.config, memory.seat);
  return kinds.every((kind) => {
    const at = (KINDS as readonly string[]).indexOf(kind);
    return hands[place]?.[at] === truth[place]?.[at];
  });
};

const ownKinds = ({ memory }: Notebook): readonly string[] => (memory.hand === null ? [] : KINDS);

/** Is there no deal with these answers and own cards in which it is not so? */
const isCertain = (
  notebook: Notebook,
  claim: Claim,
  ids: readonly number[],
  own: readonly string[],
): boolean =>
  everyDeal().every(
    ({ hands }) =>
      isSo(claim, hands, notebook.memory.config) ||
      !fitsOwn(notebook, own, hands) ||
      !fits(notebook.memory, ids, hands),
  );

/** Is there a set of so many answers that proves it? Every set is tried; null: there are too many. */
function isProvenBy(notebook: Notebook, claim: Claim, size: number): boolean | null {
  const { memory } = notebook;
  const counter = everyDeal().filter(
    ({ hands }) =>
      !isSo(claim, hands, memory.config) && fitsOwn(notebook, ownKinds(notebook), hands),
  );
  const kept = memory.shows.map((_, id) => {
    const bits = counter.map(({ hands }) => (fits(memory, [id], hands) ? "1" : "0"));
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

/** Deals in which cards of some kinds may have been dealt more than once. */
function* looseDeals(
  truth: readonly Grey[],
  once: readonly string[],
  face: Face,
): Iterable<readonly Grey[]> {
  const all = { identity: AGENTS, build: BUILDS, mission: LETTERS };
  const [identities = [], builds = [], letters = []] = KINDS.map((kind, at) => {
    // No answer ties a letter to an identity or a build: the others may be as they are.
    if ((kind === "mission") !== (face.kind === "mission")) return [truth.map((hand) => hand[at])];
    return once.includes(kind) ? permutations<string>(all[kind]) : tuplesOf(all[kind]);
  });
  for (const a of identities) {
    for (const b of builds) {
      for (const c of letters) {
        yield COLOURS.map((_, i): Grey => [a[i] ?? "", b[i] ?? "", c[i] ?? ""]);
      }
    }
  }
}

const tuplesOf = (faces: readonly string[]): readonly (readonly string[])[] =>
  faces.flatMap((a) => faces.flatMap((b) => faces.flatMap((c) => faces.map((d) => [a, b, c, d]))));

/** Four claims of a notebook, and the code. */
function claimsOf({ memory, truth }: Notebook, below: Below): readonly Claim[] {
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

function checkProof(notebook: Notebook, claim: Claim, proof: Why): boolean {
  expect(isCertain(notebook, claim, proof.answers, proof.own)).toBe(true);
  for (const kind of proof.own) {
    const fewer = proof.own.filter((each) => each !== kind);
    expect(isCertain(notebook, claim, proof.answers, fewer)).toBe(false);
  }
  if (proof.answers.length === 0) return true;
  return isProvenBy(notebook, claim, proof.answers.length - 1) === false;
}

/** With what is said to be enough it follows, with any part of it not. */
function checkOnce(
  notebook: Notebook,
  claim: Exclude<Claim, { type: "code" }>,
  { answers, own, once }: Why,
): void {
  const follows = (kinds: readonly string[]): boolean => {
    for (const hands of looseDeals(notebook.truth, kinds, claim.face)) {
      const possible = fitsOwn(notebook, own, hands) && fits(notebook.memory, answers, hands);
      if (possible && !isSo(claim, hands, notebook.memory.config)) return false;
    }
    return true;
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
      const all = memory.shows.map((_, id) => id);
      const below = randomFrom(`claims ${players} ${number}`);
      for (const claim of claimsOf(notebook, below)) {
        const proof = prove(puzzleOf(memory), statementOf(claim, memory.config));
        expect(proof !== null).toBe(isCertain(notebook, claim, all, ownKinds(notebook)));
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
      const ids = memory.shows.map((_, id) => id);
      const left = everyDeal().filter(
        ({ hands }) => fitsOwn(notebook, ownKinds(notebook), hands) && fits(memory, ids, hands),
      );
      const below = randomFrom(`guesses ${players} ${number}`);
      const guesses = Array.from({ length: 1 + below(6) }, (): Claim => {
        const type = below(4) === 0 ? "isNot" : "is";
        const colour = COLOURS[below(4)] ?? "red";
        return { type, colour, face: FACES[below(FACES.length)] as Face };
      });
      const fitting = (some: readonly number[]): boolean =>
        left.some(({ hands }) =>
          some.every((i) => isSo(guesses[i] as Claim, hands, memory.config)),
        );
      const found = contradict(
        puzzleOf(memory),
        guesses.map((guess) => statementOf(guess, memory.config)),
      );
      const alone = guesses.flatMap((_, i) => (fitting([i]) ? [] : [i]));
      const single = found.filter((each) => each.guesses.length === 1);
      expect(single.flatMap((each) => each.guesses)).toEqual(alone);
      const rest = guesses.flatMap((_, i) => (alone.includes(i) ? [] : [i]));
      const clash = found.find((each) => each.guesses.length > 1);
      expect(clash === undefined).toBe(rest.length === 0 || fitting(rest));
      if (clash === undefined) continue;
      expect(fitting(clash.guesses)).toBe(false);
      const size = clash.guesses.length - 1;
      for (const some of subsetsOf(rest, size)) expect(fitting(some)).toBe(true);
    }
  });
});

function subsetsOf(items: readonly number[], size: number): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) =>
    subsetsOf(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]),
  );
}
