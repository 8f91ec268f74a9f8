import type { Choice } from "../../../src/card/terms/action.js";
import type { Card } from "../../../src/card/terms/cards.js";
import type { CardConfig } from "../../../src/card/terms/config.js";
import type { CardEvent } from "../../../src/card/terms/event.js";
import type { Viewer } from "../../../src/core/seat.js";
import type { CardAct } from "../../../src/testing/card.js";
import { otherWhispers } from "../../shared/twins/gestures.js";
import type { Random } from "../../shared/twins/random.js";
import type {
  Script as AnyScript,
  Slot as AnySlot,
  ViewerScript as AnyViewerScript,
  Twin,
  TwinRequest,
} from "../../shared/twins/twinFactory.js";
import { otherChance } from "./chances.js";
import {
  blacksLeft,
  choicesFor,
  type Deal,
  type Decided,
  deals,
  decidedIn,
  pairsLeft,
  seesDecided,
} from "./oracle.js";
import type { Move } from "./original.js";
import type { CardTwinTypes } from "./system.js";

/**
 * A twin of a game for one viewer: another game that this viewer, by part V, cannot tell from the
 * first. All that is public stays, all that the viewer saw stays, what is hidden is drawn anew.
 */

/** What part V hides. */
export const CATEGORIES = [
  "identity",
  "number",
  "unseen pairs",
  "unseen black cards",
  "pending choice",
  "face-down location",
  "sides",
  "private gestures",
  "future chance",
] as const;
export type Category = (typeof CATEGORIES)[number];

type Slot = AnySlot<CardTwinTypes>;
type Script = AnyScript<CardTwinTypes>;
type ViewerScript = AnyViewerScript<CardTwinTypes>;

const isPair = (each: Decided): boolean =>
  each.type === "choice" && each.choice.type === "cards" && !each.pending;

/** The kind of secret that this is to those who do not see it; null: it is public by now. */
function categoryOf(each: Decided): Category | null {
  if (each.type === "black") return "unseen black cards";
  if (each.type === "pick") return "face-down location";
  if (each.pending) return "pending choice";
  return isPair(each) ? "unseen pairs" : null;
}

export function cutsFor(
  { opening, viewer, logs }: ViewerScript,
  category: Category,
): readonly number[] {
  const hides = (log: readonly CardEvent[]): boolean => {
    switch (category) {
      case "identity":
      case "number":
      case "private gestures":
      case "future chance":
        return true;
      case "sides":
        return opening.deal.fictitious !== null;
      default:
        return decidedIn(opening.config, log).some(
          (each) => !seesDecided(viewer, each) && categoryOf(each) === category,
        );
    }
  };
  return logs.flatMap((log, cut) => (hides(log) ? [cut] : []));
}

export function twinOf(
  script: ViewerScript,
  { cut, aim }: TwinRequest<CardTwinTypes>,
  random: Random,
): Twin<CardTwinTypes> | null {
  const { opening, viewer } = script;
  const log = script.logs[cut] ?? [];
  const decided = decidedIn(opening.config, log);
  const varied = new Set(CATEGORIES.filter((each) => each === aim || random.oneIn(2)));
  const found = otherDeal(script, log, decided, aim, varied, random);
  if (found === null) return null;

  const left = [...found.decided];
  const rewrite = ({ seat, act }: Move): Move => {
    const other = act.type === "gesture" || act.type === "locate" ? act : actOf(left.shift(), act);
    return { seat, act: seat === viewer ? other : redressed(other, random) };
  };
  const players = opening.config.seats.length;
  const slots = script.slots.slice(0, cut + 1).map(
    ({ move, whispers }): Slot => ({
      move: move === null ? null : rewrite(move),
      whispers: varied.has("private gestures")
        ? otherWhispers(whispers, viewer, players, random)
        : whispers,
    }),
  );
  const later = varied.has("future chance") ? random.below(2 ** 30) : null;
  const twin = {
    opening: { ...opening, deal: found.deal },
    slots,
    chance: otherChance(opening, log, found.deal, later),
  };
  const differs = differences(script, decided, found, twin, later !== null);
  return differs.has(aim) ? { ...twin, differs } : null;
}

interface Other {
  readonly deal: Deal;
  readonly decided: readonly Decided[];
}

/** How many deals are looked at, where what was shown rules many of them out. */
const TRIES = 60;

/** Another deal that this viewer cannot tell from the truth, and what is decided with its cards. */
function otherDeal(
  { opening, viewer }: ViewerScript,
  log: readonly CardEvent[],
  decided: readonly Decided[],
  aim: Category,
  varied: ReadonlySet<Category>,
  random: Random,
): Other | null {
  const { config, deal: truth } = opening;
  const kept = new Set((["identity", "number", "sides"] as const).filter((e) => !varied.has(e)));
  let tries = 0;
  for (const deal of deals(truth, config, viewer, log, decided, kept, random)) {
    tries += 1;
    if (tries > TRIES) return null;
    if (isDealt(aim) && !dealsDiffer(deal, truth, aim)) continue;
    const again = redone({ config, deal, viewer, decided, varied }, random);
    if (again !== null) return { deal, decided: again };
  }
  return null;
}

type Dealt = "identity" | "number" | "sides";
const isDealt = (category: Category): category is Dealt =>
  category === "identity" || category === "number" || category === "sides";

const dealsDiffer = (a: Deal, b: Deal, key: Dealt): boolean =>
  key === "sides"
    ? a.fictitious?.left !== b.fictitious?.left
    : a.fictitious?.hand[key] !== b.fictitious?.hand[key] ||
      a.hands.some((hand, seat) => hand?.[key] !== b.hands[seat]?.[key]);

interface Redoing {
  readonly config: CardConfig;
  readonly deal: Deal;
  readonly viewer: Viewer;
  readonly decided: readonly Decided[];
  readonly varied: ReadonlySet<Category>;
}

/**
 * What the viewer saw stays, what the viewer did not see becomes anything that is legal with these
 * cards. Null: something that was seen could not have been done with them.
 */
function redone(
  { config, deal, viewer, decided, varied }: Redoing,
  random: Random,
): readonly Decided[] | null {
  const pairs = new Map<string, (readonly Card[])[]>();
  const blacks = new Map<string, Card[]>();
  const { edition } = config;
  const again: Decided[] = [];
  /** What was done before, if it may stay; else another of these. Undefined: it must stay, but may not. */
  const chosen = <T>(each: Decided, was: T, options: readonly T[]): T | undefined => {
    const category = categoryOf(each);
    const fits = options.some((option) => sameAs(option) === sameAs(was));
    if (seesDecided(viewer, each) || category === null) return fits ? was : undefined;
    return fits && !varied.has(category) ? was : random.pick(options);
  };
  for (const each of decided) {
    if (each.type === "pick") {
      const location = chosen(each, each.location, each.hand);
      if (location === undefined) return null;
      again.push({ ...each, location });
      continue;
    }
    if (each.type === "black") {
      const hand = deal.hands[each.of];
      const key = `${each.of} to ${each.asker}`;
      const record = blacks.get(key) ?? [];
      const card = hand && chosen(each, each.card, blacksLeft(hand, edition, record));
      if (card == null) return null;
      blacks.set(key, [...record, card]);
      again.push({ ...each, card });
      continue;
    }
    const key = `${each.seat} to ${each.to}`;
    const record = pairs.get(key) ?? [];
    const choice = chosen<Choice>(each, each.choice, optionsFor(each, record));
    if (choice === undefined) return null;
    if (choice.type === "cards") pairs.set(key, [...record, choice.cards]);
    again.push({ ...each, choice });
  }
  return again;

  /** Pending: whatever one may choose. Decided: another pair, or what everybody knows. */
  function optionsFor(
    { seat, meeting, choice, pending }: Decided & { type: "choice" },
    record: readonly (readonly Card[])[],
  ): readonly Choice[] {
    if (pending) {
      const all = choicesFor(config, deal, seat, meeting, record);
      const alike = all.filter(({ type }) => type === choice.type);
      return random.oneIn(2) && alike.length > 0 ? alike : all;
    }
    const hand = deal.hands[seat];
    if (choice.type !== "cards" || !hand) return [choice];
    return pairsLeft(hand, edition, record).map((cards): Choice => ({ type: "cards", cards }));
  }
}

/** The same for the same choice, in whatever order its cards were chosen. */
const sameAs = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    Array.isArray(part) && typeof part[0] === "string" ? [...part].sort() : part,
  );

function actOf(decided: Decided | undefined, was: CardAct): CardAct {
  if (decided?.type === "pick") return { type: "pick", location: decided.location };
  if (decided?.type === "black") return { type: "show", card: decided.card };
  if (decided?.type === "choice") return { type: "choose", choice: decided.choice };
  throw new Error(`nothing was decided by ${JSON.stringify(was)}`);
}

/** The same request in other clothes: cards in another order, fields that no one asked for. */
function redressed(act: CardAct, random: Random): CardAct {
  const whim = random.below(1_000);
  const worn = { ...act, whim };
  if (act.type !== "choose") return worn;
  const { choice } = act;
  const other =
    choice.type === "cards" ? { ...choice, cards: random.shuffled(choice.cards) } : choice;
  const dressed = { ...other, whim };
  return { type: "choose", choice: dressed };
}

function differences(
  { opening, slots, viewer }: ViewerScript,
  decided: readonly Decided[],
  other: Other,
  twin: Script,
  later: boolean,
): ReadonlySet<Category> {
  const whispers = (list: readonly Slot[]): string => JSON.stringify(list.map((s) => s.whispers));
  const changed = new Set(
    decided.flatMap((each, i) => {
      const now = other.decided[i];
      const category = categoryOf(each);
      const hidden = category !== null && !seesDecided(viewer, each);
      return hidden && sameAs(each) !== sameAs(now) ? [category] : [];
    }),
  );
  const isOther = (category: Category): boolean => {
    if (isDealt(category)) return dealsDiffer(opening.deal, other.deal, category);
    if (category === "future chance") return later;
    if (category === "private gestures") {
      return whispers(slots.slice(0, twin.slots.length)) !== whispers(twin.slots);
    }
    return changed.has(category);
  };
  return new Set(CATEGORIES.filter(isOther));
}
