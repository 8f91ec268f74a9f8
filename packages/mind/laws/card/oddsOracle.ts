import type { CardViewEvent } from "@inkognito/engine/card";
import { COLOURS, IDENTITIES, isSame, orders } from "../shared/deals.js";
import {
  type Answer,
  byHand,
  colouredWeight,
  likely,
  type ModelName,
  type Weighed,
  weigh,
} from "../shared/weighing.js";

/**
 * Slow, and written from the rules and the words of the models alone: every deal of the eight black
 * cards with its weight, with three players both ways the fictitious agent's two may lie. Shares no
 * code with the mind or the engine's card logic.
 */
export interface Deal {
  /** By colour: red, green, blue, yellow. */
  readonly hands: readonly Black[];
  /** What lies left of the fictitious agent's two; "" unless three play. */
  readonly left: string;
}

export type WeighedDeal = Deal & Weighed<Black>;

/** [identity, number] */
export type Black = readonly [string, string];

const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  telephone: ["52", "11", "0", "29"],
  safe: ["13", "24", "47", "36"],
};

export interface Showing {
  readonly type: "pair" | "black";
  readonly from: number;
  readonly to: number;
}

export interface Entry extends Showing {
  readonly cards: readonly string[];
}

export class CardOddsOracle {
  deals: readonly WeighedDeal[] = [];
  seats: readonly string[] = [];
  edition = "";
  /** Everything seen or shown, looks apart. */
  readonly entries: Entry[] = [];
  readonly looks: { readonly side: string; readonly card: string }[] = [];
  readonly model: ModelName;
  readonly #me: number;

  constructor(me: number, model: ModelName) {
    this.#me = me;
    this.model = model;
  }

  hear(event: CardViewEvent): void {
    switch (event.type) {
      case "began":
        this.seats = event.config.seats;
        this.edition = event.config.edition;
        this.deals = everyDeal(this.edition, this.seats.length === 3);
        return;
      case "dealt": {
        if (event.hand === "hidden") return;
        const own = `${[event.hand.identity, event.hand.number]}`;
        const mine = this.placeOf(this.#me);
        this.deals = weigh(this.deals, ({ hands }) => (`${hands[mine]}` === own ? 1 : 0));
        return;
      }
      case "swapped":
        for (const { from, to, cards } of event.shows) {
          if (cards !== "hidden") this.#see({ type: "pair", from, to, cards });
        }
        return;
      case "blackShown":
        if (event.card === "hidden") return;
        this.#see({ type: "black", from: event.of, to: event.asker, cards: [event.card] });
        return;
      case "looked":
        if (event.card !== "hidden") this.#look(event.side, event.card);
        return;
      default:
        return;
    }
  }

  #see(entry: Entry): void {
    if (entry.from !== this.#me) {
      const chanceOf = (hand: Black): number => this.chanceOf(hand, entry, this.entries);
      this.deals = weigh(this.deals, byHand(this.placeOf(entry.from), chanceOf));
    }
    this.entries.push(entry);
  }

  #look(side: string, card: string): void {
    this.looks.push({ side, card });
    const place = COLOURS.findIndex((colour) => !this.seats.includes(colour));
    this.deals = weigh(this.deals, ({ hands, left }) =>
      lies(hands[place] as Black, left, side) === card ? 1 : 0,
    );
  }

  placeOf(seat: number): number {
    return COLOURS.indexOf(this.seats[seat] ?? "");
  }

  chanceOf(hand: Black, entry: Entry, before: readonly Entry[]): number {
    const all = this.answersOf(hand, entry, before);
    return all.find(({ cards }) => isSame(cards, entry.cards))?.chance ?? 0;
  }

  /** Everything someone with this hand may show, and how likely each is. */
  answersOf(hand: Black, showing: Showing, before: readonly Entry[]): readonly Answer[] {
    const seen = before
      .filter((each) => each.type === showing.type)
      .filter(({ from, to }) => from === showing.from && to === showing.to)
      .map(({ cards }) => cards);
    const every =
      showing.type === "pair"
        ? pairsOf(hand, this.edition)
        : blacksOf(hand).map((card): readonly string[] => [card]);
    const fresh = every.filter((cards) => !seen.some((each) => isSame(each, cards)));
    const free = showing.type === "black" && this.edition === "telephone";
    const all = free || fresh.length === 0 ? every : fresh;
    // Every pair is as true as any other (C4.1).
    return likely(all, (cards) =>
      this.model === "coloured" ? colouredWeight(cards, all, isBlack) : 1,
    );
  }
}

const isBlack = (card: string): boolean => card.startsWith("black");

export const blacksOf = ([identity, number]: Black): readonly [string, string] => [
  `black:identity:${identity}`,
  `black:number:${number}`,
];

/** C7.2: the card on this side, if that kind lies left. */
export function lies(hand: Black, left: string, side: string): string {
  const [identity, number] = blacksOf(hand);
  return (left === "identity") === (side === "left") ? identity : number;
}

/** C4.1, C4.2: one true and one false; the true one may be black in `telephone`. */
export function pairsOf(hand: Black, edition: string): readonly (readonly string[])[] {
  const known = PAIRS.get(`${edition} ${hand}`);
  if (known !== undefined) return known;
  const [identity, number] = hand;
  const truths = [`identity:${identity}`, `number:${number}`];
  const lying = [
    ...IDENTITIES.map((each) => `identity:${each}`),
    ...(NUMBERS[edition] ?? []).map((each) => `number:${each}`),
  ].filter((card) => !truths.includes(card));
  const shown = edition === "telephone" ? [...truths, ...blacksOf(hand)] : truths;
  const pairs = shown.flatMap((truth) => lying.map((lie) => [truth, lie]));
  PAIRS.set(`${edition} ${hand}`, pairs);
  return pairs;
}

const PAIRS = new Map<string, readonly (readonly string[])[]>();

export const everyHand = (edition: string): readonly Black[] =>
  IDENTITIES.flatMap((identity) =>
    (NUMBERS[edition] ?? []).map((number): Black => [identity, number]),
  );

export function everyDeal(edition: string, sided: boolean): readonly WeighedDeal[] {
  const known = DEALS.get(`${edition} ${sided}`);
  if (known !== undefined) return known;
  const lefts = sided ? ["identity", "number"] : [""];
  const weight = 1 / (576 * lefts.length);
  const deals = orders(IDENTITIES).flatMap((identities) =>
    orders(NUMBERS[edition] ?? []).flatMap((numbers) => {
      const hands = COLOURS.map((_, i): Black => [identities[i] ?? "", numbers[i] ?? ""]);
      return lefts.map((left) => ({ hands, left, weight }));
    }),
  );
  DEALS.set(`${edition} ${sided}`, deals);
  return deals;
}

const DEALS = new Map<string, readonly WeighedDeal[]>();

export const textOf = ({ hands, left }: Deal): string => `${hands.join(" ")} ${left}`;
