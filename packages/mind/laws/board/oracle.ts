import type { BoardViewEvent } from "@inkognito/engine/board";
import { COLOURS, IDENTITIES, orders } from "../shared/deals.js";

/**
 * Slow, and written from the rules alone: every deal of the twelve grey cards, one by one, and out goes
 * each with which a seen answer would have been against the rules. Shares no code with the mind or the
 * engine's card logic.
 */
export interface Deal {
  /** By colour: red, green, blue, yellow. */
  readonly hands: readonly Grey[];
  /** The same as text. */
  readonly text: string;
}

/** [identity, build, mission] */
type Grey = readonly [string, string, string];

const FIGURES = ["tall", "short", "fat", "thin"];
const MISSIONS = ["A", "B", "C", "D"];

type Answered = Extract<BoardViewEvent, { type: "answered" }>;

export class Oracle {
  deals: readonly Deal[] = [];
  #seats: readonly string[] = [];
  #blocked = true;
  /** Shower and asker to the cards, as far as this seat saw them. */
  readonly #record = new Map<string, string[][]>();
  readonly #me: number;

  constructor(me: number) {
    this.#me = me;
  }

  hear(event: BoardViewEvent): void {
    if (event.type === "began") {
      this.#seats = event.config.seats;
      this.#blocked = event.config.repeats === "blocked";
      this.deals = DEALS;
    }
    if (event.type === "dealt" && event.hand !== "hidden") {
      const { identity, build, mission } = event.hand;
      const mine = COLOURS.indexOf(this.#seats[this.#me] ?? "");
      this.#keep(({ hands }) => `${hands[mine]}` === `${[identity, build, mission]}`);
    }
    if (event.type === "answered" && event.cards !== "hidden") this.#see(event, [...event.cards]);
  }

  #see({ question, penalty }: Answered, cards: string[]): void {
    const { of, asker, about, clear } = question;
    const key = `${of} to ${asker}`;
    const before = this.#record.get(key) ?? [];
    const place = COLOURS.indexOf(this.#seats[of] ?? "");
    const spent = this.#blocked && !penalty && cards.length === 1 && asker === this.#me;
    this.#keep(({ hands }) => {
      const hand = hands[place] as Grey;
      if (!couldShow(hand, cards)) return false;
      if (cards.length === 1 && !isTrueOf(hand, cards[0] ?? "", about)) return false;
      return !spent || nothingLeft(hand, about, clear, before);
    });
    this.#record.set(key, [...before, cards]);
  }

  #keep(test: (deal: Deal) => boolean): void {
    this.deals = this.deals.filter(test);
  }
}

const everyDeal = (): readonly Deal[] =>
  orders(IDENTITIES).flatMap((identities) =>
    orders(FIGURES).flatMap((builds) =>
      orders(MISSIONS).map((missions) => {
        const pick = (list: readonly string[], i: number): string => list[i] ?? "";
        const hands = COLOURS.map(
          (_, i): Grey => [pick(identities, i), pick(builds, i), pick(missions, i)],
        );
        return { hands, text: hands.join(" ") };
      }),
    ),
  );

/** 24 · 24 · 24 */
const DEALS = everyDeal();

/** B5.2, B5.3: grey cards are one's own, and an identity or a build among them is true. */
function couldShow([identity, build, mission]: Grey, cards: readonly string[]): boolean {
  const own = [`grey:identity:${identity}`, `grey:build:${build}`, `grey:mission:${mission}`];
  const greys = cards.filter((card) => card.startsWith("grey"));
  if (greys.some((card) => !own.includes(card))) return false;
  return cards.some((card) => card.endsWith(`identity:${identity}`) || card.endsWith(`:${build}`));
}

/** B7.4, B7.5: a single card is true and of the kind asked. */
const isTrueOf = ([identity, build]: Grey, card: string, about: string): boolean =>
  card.endsWith(about === "identity" ? `identity:${identity}` : `build:${build}`);

/** B7.5: every all-coloured combination with a true card in it was seen before by this asker. */
function nothingLeft(
  [identity, build]: Grey,
  about: string,
  clear: boolean,
  before: readonly (readonly string[])[],
): boolean {
  const [asked, other] = about === "identity" ? [IDENTITIES, FIGURES] : [FIGURES, IDENTITIES];
  const [kind, rest] = about === "identity" ? ["identity", "build"] : ["build", "identity"];
  for (const one of asked) {
    for (const two of asked) {
      if (one >= two) continue;
      for (const three of clear ? [null] : other) {
        const faces = three === null ? [one, two] : [one, two, three];
        if (!faces.includes(identity) && !faces.includes(build)) continue;
        const cards = [`${kind}:${one}`, `${kind}:${two}`];
        if (three !== null) cards.push(`${rest}:${three}`);
        const seen = before.some((shown) =>
          clear
            ? cards.every((card) => shown.includes(card))
            : shown.length === 3 && cards.every((card) => shown.includes(card)),
        );
        if (!seen) return false;
      }
    }
  }
  return true;
}
