import { isDeepStrictEqual } from "node:util";
import type { BoardEvent, BoardState } from "@inkognito/engine/board/rules";
import type { CardEvent } from "@inkognito/engine/card/rules";
import {
  assertNever,
  type Chance,
  type Game,
  type Seat,
  SPECTATOR,
  seededChance,
} from "@inkognito/engine/core";
import type { GameConfig, GameName } from "@inkognito/engine/games";
import { type HostTypes, RULES } from "@inkognito/engine/games/rules";

type Types = HostTypes[GameName];

/** A request as it can be read off the fact it has become. */
export interface Deed {
  readonly seat: Seat;
  readonly action: { readonly type: string };
}

/**
 * Plays a stored game again from nothing but its seed and its actions, as far as it goes, and again
 * from there when it has gone on. Throws where the log is not what the rules and the seed make of it.
 */
export class Replay {
  readonly deeds: Deed[] = [];
  readonly #config: GameConfig;
  readonly #rules: Game<Types>;
  readonly #chance: Chance;
  readonly #log: string[] = [];
  #state: Types["State"];

  constructor(config: GameConfig, seed: string, entropy: readonly string[]) {
    this.#config = config;
    this.#rules = RULES[config.game] as unknown as Game<Types>;
    this.#chance = seededChance(seed, entropy);
    this.#state = this.#rules.initial;
  }

  get hasEnded(): boolean {
    return this.#rules.outcome(this.#state) !== null;
  }

  /** The log as it is stored now, from its first event. */
  follow(stored: readonly string[]): void {
    if (stored.length < this.#log.length) throw new Error("events are gone");
    const changed = this.#log.findIndex((event, at) => event !== stored[at]);
    if (changed >= 0) throw new Error(`event ${changed + 1} has changed: ${stored[changed]}`);
    if (this.#log.length === 0) {
      this.#expect(stored, this.#rules.setup(this.#config, this.#chance));
    }
    while (this.#log.length < stored.length) this.#again(stored);
  }

  #again(stored: readonly string[]): void {
    const fact: Types["Event"] = JSON.parse(stored[this.#log.length] ?? "");
    const deed = this.#deedOf(fact);
    const decided = this.#rules.decide(this.#state, deed.seat, deed.action, this.#chance);
    if (!decided.ok) throw new Error(`${JSON.stringify(deed)} is refused: ${decided.error.code}`);
    this.#expect(stored, decided.value);
    this.deeds.push(deed);
  }

  /** All events of one decision are there, as they are drawn and decided now. */
  #expect(stored: readonly string[], events: readonly Types["Event"][]): void {
    for (const event of events) {
      const text = JSON.stringify(event);
      const found = stored[this.#log.length];
      if (found !== text) throw new Error(`${found} is stored where the rules say ${text}`);
      this.#log.push(text);
      this.#state = this.#rules.evolve(this.#state, event);
    }
  }

  #deedOf(fact: Types["Event"]): Deed {
    const { decision } = this.#state.table;
    if (this.#config.game === "board") {
      return boardDeed(fact as BoardEvent, this.#state as BoardState, decision);
    }
    const [awaited = 0] = this.#rules.awaited(this.#rules.viewOf(this.#state, SPECTATOR));
    return cardDeed(fact as CardEvent, awaited, decision);
  }
}

const notFirst = (type: string): Error => new Error(`no decision begins with ${type}`);

function boardDeed(fact: BoardEvent, { table }: BoardState, decision: number): Deed {
  switch (fact.type) {
    case "placementChosen":
      return deed(fact.seat, { type: "place", placement: fact.placement, decision });
    case "moved":
      return deed(fact.seat, { type: "move", steps: fact.steps, decision });
    case "walked":
      return deed(fact.seat, { type: "walk", path: fact.path, decision });
    case "stepped": {
      const space = table.positions[fact.piece];
      return deed(fact.seat, { type: "step", space, to: fact.to, decision });
    }
    case "asked": {
      const { asker, space, of, about } = fact.question;
      return deed(asker, { type: "ask", space, of, about, decision });
    }
    case "answered":
      return deed(fact.question.of, { type: "show", cards: fact.cards, decision });
    case "objected":
      return deed(fact.seat, { type: "object", decision });
    case "banished":
      return deed(fact.seat, { type: "banish", to: fact.to, decision });
    case "turnEnded":
      return deed(fact.seat, { type: "endTurn", decision });
    case "announced": {
      const { seat, partner, code } = fact;
      return deed(seat, { type: "announce", partner, code, decision });
    }
    case "announcedAlone":
      return deed(fact.seat, { type: "announceAlone", decision });
    case "handAnswered":
      return deed(fact.seat, { type: "shakeHands", given: fact.given, decision });
    case "sealed":
      return deed(fact.seat, { type: "seal", sheet: fact.sheet });
    case "gestured":
      return deed(fact.seat, { type: "gesture", tic: fact.tic, to: fact.to });
    case "began":
    case "placed":
    case "dealt":
    case "turnBegan":
    case "ended":
      throw notFirst(fact.type);
    default:
      return assertNever(fact);
  }
}

function cardDeed(fact: CardEvent, awaited: Seat, decision: number): Deed {
  switch (fact.type) {
    case "picked":
      return deed(fact.seat, { type: "pick", location: fact.location, decision });
    case "located":
      return deed(awaited, { type: "locate", location: fact.location, decision });
    case "chose":
      return deed(fact.seat, { type: "choose", choice: fact.choice, decision });
    case "blackShown":
      return deed(fact.of, { type: "show", card: fact.card, decision });
    case "gestured":
      return deed(fact.seat, { type: "gesture", tic: fact.tic, to: fact.to });
    case "began":
    case "dealt":
    case "roundBegan":
    case "ambassadorLocated":
    case "met":
    case "demanded":
    case "announced":
    case "swapped":
    case "looked":
    case "ended":
      throw notFirst(fact.type);
    default:
      return assertNever(fact);
  }
}

const deed = (seat: Seat, action: Deed["action"] & Readonly<Record<string, unknown>>): Deed => ({
  seat,
  action,
});

/** Is this what was asked for? Cards are shown together: they lie in no order. */
export const isSameAction = (a: Deed["action"], b: Deed["action"]): boolean =>
  isDeepStrictEqual(laid(a), laid(b));

function laid(action: object): unknown {
  const { cards, choice, ...rest } = action as Readonly<Record<string, unknown>>;
  return {
    ...rest,
    cards: Array.isArray(cards) ? cards.map((card) => JSON.stringify(card)).sort() : null,
    choice: typeof choice === "object" && choice !== null ? laid(choice) : null,
  };
}
