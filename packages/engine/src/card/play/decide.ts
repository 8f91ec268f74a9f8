import type { Chance } from "../../core/chance.js";
import { assertNever, err, ok, type Result } from "../../core/result.js";
import { isSeatOf, type Seat } from "../../core/seat.js";
import { check } from "../legal/check.js";
import { type CardState, viewOf } from "../state/state.js";
import type { CardAction, Choice } from "../terms/action.js";
import { sortCards } from "../terms/cards.js";
import type { CardEvent } from "../terms/event.js";
import { type CardRefusal, refuse } from "../terms/refusal.js";
import { proceed } from "./proceed.js";

/** A request into facts, or the reason why not. What may be asked is `check`'s business alone. */
export function decide(
  state: CardState,
  seat: unknown,
  action: unknown,
  chance: Chance,
): Result<readonly CardEvent[], CardRefusal> {
  if (!isSeatOf(state.table.config.seats.length, seat)) return err(refuse("notAtTable", "T2"));
  const refusal = check(viewOf(state, seat), action);
  if (refusal !== null) return err(refusal);
  const fact = factOf(state, seat, action as CardAction);
  return ok(fact.type === "gestured" ? [fact] : proceed(state, [fact], chance));
}

/** Only fields that were checked are copied. */
function factOf({ table }: CardState, seat: Seat, action: CardAction): CardEvent {
  const { phase } = table;
  switch (action.type) {
    case "pick":
      return { type: "picked", seat, location: action.location };
    case "locate":
      if (phase.type !== "locating") throw new Error("nobody is to play a location");
      return { type: "located", colour: phase.colour, location: action.location };
    case "choose":
      return { type: "chose", seat, choice: copied(action.choice) };
    case "show": {
      if (phase.type !== "showing") throw new Error("nobody demanded a card");
      const { asker, witness } = phase;
      return { type: "blackShown", asker, of: seat, witness, card: action.card };
    }
    case "gesture":
      return { type: "gestured", seat, tic: action.tic, to: action.to };
    default:
      return assertNever(action);
  }
}

function copied(choice: Choice): Choice {
  switch (choice.type) {
    case "cards":
      return { type: "cards", cards: sortCards(choice.cards) };
    case "demand":
      return { type: "demand", of: choice.of, side: choice.side };
    case "look":
      return { type: "look", side: choice.side };
    case "announce": {
      const [f, b, z, x] = choice.code;
      return { type: "announce", code: [f, b, z, x] };
    }
    case "decline":
    case "pass":
      return { type: choice.type };
    default:
      return assertNever(choice);
  }
}
