import type { CardViewEvent } from "@inkognito/engine/card";
import { COLOURS, IDENTITIES, isSame, orders } from "../shared/deals.js";

/**
 * Slow, and written from the rules alone: every deal of the eight black cards, with three players both
 * ways the fictitious agent's two may lie, and out goes each with which something seen would have been
 * against the rules. Shares no code with the mind or the engine's card logic.
 */
export interface Deal {
  /** By colour: red, green, blue, yellow. */
  readonly hands: readonly Black[];
  /** What lies left of the fictitious agent's two; "" unless three play. */
  readonly left: string;
  /** The same as text. */
  readonly text: string;
}

/** [identity, number] */
type Black = readonly [string, string];

const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  telephone: ["52", "11", "0", "29"],
  safe: ["13", "24", "47", "36"],
};

export class CardOracle {
  deals: readonly Deal[] = [];
  #seats: readonly string[] = [];
  #edition = "";
  /** Shower and watcher to the pairs, as far as this seat saw them. */
  readonly #pairs = new Map<string, string[][]>();
  /** Shower and asker to the black cards. */
  readonly #blacks = new Map<string, string[]>();
  readonly #me: number;

  constructor(me: number) {
    this.#me = me;
  }

  hear(event: CardViewEvent): void {
    switch (event.type) {
      case "began":
        this.#seats = event.config.seats;
        this.#edition = event.config.edition;
        this.deals = everyDeal(this.#edition, this.#seats.length === 3);
        return;
      case "dealt": {
        if (event.hand === "hidden") return;
        const { identity, number } = event.hand;
        const mine = this.#placeOf(this.#me);
        this.#keep(({ hands }) => `${hands[mine]}` === `${[identity, number]}`);
        return;
      }
      case "swapped":
        for (const { from, to, cards } of event.shows) {
          if (cards !== "hidden") this.#seePair(from, to, [...cards]);
        }
        return;
      case "blackShown":
        if (event.card !== "hidden") this.#seeBlack(event.of, event.asker, event.card);
        return;
      case "looked":
        if (event.card !== "hidden") this.#look(event.side, event.card);
        return;
      default:
        return;
    }
  }

  #seePair(from: number, to: number, cards: string[]): void {
    const key = `${from} to ${to}`;
    const before = this.#pairs.get(key) ?? [];
    const place = this.#placeOf(from);
    this.#keep(({ hands }) => {
      const every = legalPairs(hands[place] as Black, this.#edition);
      const fresh = every.filter((pair) => !before.some((seen) => isSame(seen, pair)));
      const legal = fresh.length > 0 ? fresh : every;
      return legal.some((pair) => isSame(pair, cards));
    });
    this.#pairs.set(key, [...before, cards]);
  }

  #seeBlack(of: number, asker: number, card: string): void {
    const key = `${of} to ${asker}`;
    const before = this.#blacks.get(key) ?? [];
    const place = this.#placeOf(of);
    this.#keep(({ hands }) => {
      const both = blacksOf(hands[place] as Black);
      const fresh = both.filter((each) => !before.includes(each));
      const legal = this.#edition === "safe" && fresh.length > 0 ? fresh : both;
      return legal.includes(card);
    });
    this.#blacks.set(key, [...before, card]);
  }

  #look(side: string, card: string): void {
    const place = COLOURS.findIndex((colour) => !this.#seats.includes(colour));
    this.#keep(({ hands, left }) => {
      const [identity, number] = blacksOf(hands[place] as Black);
      const lies = left === "identity" ? [identity, number] : [number, identity];
      return lies[side === "left" ? 0 : 1] === card;
    });
  }

  #placeOf = (seat: number): number => COLOURS.indexOf(this.#seats[seat] ?? "");

  #keep(test: (deal: Deal) => boolean): void {
    this.deals = this.deals.filter(test);
  }
}

function everyDeal(edition: string, sided: boolean): readonly Deal[] {
  const known = DEALS.get(`${edition} ${sided}`);
  if (known !== undefined) return known;
  const deals = orders(IDENTITIES).flatMap((identities) =>
    orders(NUMBERS[edition] ?? []).flatMap((numbers) => {
      const hands = COLOURS.map((_, i): Black => [identities[i] ?? "", numbers[i] ?? ""]);
      const lefts = sided ? ["identity", "number"] : [""];
      return lefts.map((left) => ({ hands, left, text: `${hands.join(" ")} ${left}` }));
    }),
  );
  DEALS.set(`${edition} ${sided}`, deals);
  return deals;
}

/** 24 · 24, with three players twice. */
const DEALS = new Map<string, readonly Deal[]>();

const blacksOf = ([identity, number]: Black): readonly [string, string] => [
  `black:identity:${identity}`,
  `black:number:${number}`,
];

/** C4.1, C4.2: one true and one false; the true one may be black in `telephone`. */
function legalPairs(hand: Black, edition: string): readonly (readonly string[])[] {
  const known = PAIRS.get(`${edition} ${hand}`);
  if (known !== undefined) return known;
  const [identity, number] = hand;
  const coloured = [
    ...IDENTITIES.map((each) => `identity:${each}`),
    ...(NUMBERS[edition] ?? []).map((each) => `number:${each}`),
  ];
  const truths = [`identity:${identity}`, `number:${number}`];
  const lies = coloured.filter((card) => !truths.includes(card));
  const shown = edition === "telephone" ? [...truths, ...blacksOf(hand)] : truths;
  const pairs = shown.flatMap((truth) => lies.map((lie) => [truth, lie]));
  PAIRS.set(`${edition} ${hand}`, pairs);
  return pairs;
}

/** 16 hands in each edition. */
const PAIRS = new Map<string, readonly (readonly string[])[]>();
