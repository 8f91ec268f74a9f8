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
export interface RecordedMove {
  readonly seat: Seat;
  readonly action: { readonly type: string };
}

/**
 * Plays a stored game again from nothing but its seed and its actions, as far as it goes, and again
 * from there when it has gone on. Throws where the log is not what the rules and the seed make of it.
 */
export class Replay {
  readonly moves: RecordedMove[] = [];
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
    while (this.#log.length < stored.length) this.#replayNext(stored);
  }

  #replayNext(stored: readonly string[]): void {
    const fact: Types["Event"] = JSON.parse(stored[this.#log.length] ?? "");
    const move = this.#moveOf(fact);
    const decided = this.#rules.decide(this.#state, move.seat, move.action, this.#chance);
    if (!decided.ok) throw new Error(`${JSON.stringify(move)} is refused: ${decided.error.code}`);
    this.#expect(stored, decided.value);
    this.moves.push(move);
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

  #moveOf(fact: Types["Event"]): RecordedMove {
    const { decision } = this.#state.table;
    if (this.#config.game === "board") {
      return boardMove(fact as BoardEvent, this.#state as BoardState, decision);
    }
    const [awaited = 0] = this.#rules.awaited(this.#rules.viewOf(this.#state, SPECTATOR));
    return cardMove(fact as CardEvent, awaited, decision);
  }
}

const notFirst = (type: string): Error => new Error(`no decision begins with ${type}`);

function boardMove(fact: BoardEvent, { table }: BoardState, decision: number): RecordedMove {
  switch (fact.type) {
    case "placementChosen":
      return move(fact.seat, { type: "place", placement: fact.placement, decision });
    case "moved":
      return move(fact.seat, { type: "move", steps: fact.steps, decision });
    case "walked":
      return move(fact.seat, { type: "walk", path: fact.path, decision });
    case "stepped": {
      const space = table.positions[fact.piece];
      return move(fact.seat, { type: "step", space, to: fact.to, decision });
    }
    case "asked": {
      const { asker, space, of, about } = fact.question;
      return move(asker, { type: "ask", space, of, about, decision });
    }
    case "answered":
      return move(fact.question.of, { type: "show", cards: fact.cards, decision });
    case "objected":
      return move(fact.seat, { type: "object", decision });
    case "banished":
      return move(fact.seat, { type: "banish", to: fact.to, decision });
    case "turnEnded":
      return move(fact.seat, { type: "endTurn", decision });
    case "announced": {
      const { seat, partner, code } = fact;
      return move(seat, { type: "announce", partner, code, decision });
    }
    case "announcedAlone":
      return move(fact.seat, { type: "announceAlone", decision });
    case "handAnswered":
      return move(fact.seat, { type: "shakeHands", given: fact.given, decision });
    case "sealed":
      return move(fact.seat, { type: "seal", sheet: fact.sheet });
    case "gestured":
      return move(fact.seat, { type: "gesture", tic: fact.tic, to: fact.to });
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

function cardMove(fact: CardEvent, awaited: Seat, decision: number): RecordedMove {
  switch (fact.type) {
    case "picked":
      return move(fact.seat, { type: "pick", location: fact.location, decision });
    case "located":
      return move(awaited, { type: "locate", location: fact.location, decision });
    case "chose":
      return move(fact.seat, { type: "choose", choice: fact.choice, decision });
    case "blackShown":
      return move(fact.of, { type: "show", card: fact.card, decision });
    case "gestured":
      return move(fact.seat, { type: "gesture", tic: fact.tic, to: fact.to });
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

const move = (
  seat: Seat,
  action: RecordedMove["action"] & Readonly<Record<string, unknown>>,
): RecordedMove => ({
  seat,
  action,
});

/** Is this what was asked for? Cards are shown together: they lie in no order. */
export const isSameAction = (a: RecordedMove["action"], b: RecordedMove["action"]): boolean =>
  isDeepStrictEqual(withSortedCards(a), withSortedCards(b));

function withSortedCards(action: object): unknown {
  const { cards, choice, ...rest } = action as Readonly<Record<string, unknown>>;
  return {
    ...rest,
    cards: Array.isArray(cards) ? cards.map((card) => JSON.stringify(card)).sort() : null,
    choice: typeof choice === "object" && choice !== null ? withSortedCards(choice) : null,
  };
}
