import type { RecalledShow } from "../../../src/board/play/scenario.js";
import type { BoardEvent } from "../../../src/board/terms/event.js";
import type { Hand, Placement } from "../../../src/board/terms/types.js";
import type { Seat } from "../../../src/core/seat.js";
import type { Act } from "../../../src/testing/board.js";
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
import { type Answer, answersIn, type Deal, deals, seesCards } from "./oracle.js";
import type { Move, Opening } from "./original.js";
import { sheetOf } from "./randomMoves.js";
import { reshow } from "./reshow.js";
import type { BoardTwinTypes } from "./system.js";

/**
 * A twin of a game for one viewer: another game that this viewer, by part V, cannot tell from the
 * first. All that is public stays, all that the viewer saw stays, what is hidden is drawn anew.
 */

/** What part V hides. */
export const CATEGORIES = [
  "identity",
  "build",
  "mission",
  "unseen cards",
  "sheet",
  "private gestures",
  "future chance",
  "placement",
] as const;
export type Category = (typeof CATEGORIES)[number];

type Slot = AnySlot<BoardTwinTypes>;
type Script = AnyScript<BoardTwinTypes>;
type ViewerScript = AnyViewerScript<BoardTwinTypes>;

/** The slots at whose end something of this category is hidden from the viewer. */
export function cutsFor({ viewer, logs }: ViewerScript, category: Category): readonly number[] {
  const hides = (log: readonly BoardEvent[]): boolean => {
    switch (category) {
      case "identity":
      case "build":
      case "mission":
        return log.some(({ type }) => type === "dealt");
      case "unseen cards":
        return answersIn(log).some(({ question }) => !seesCards(viewer, question));
      case "sheet":
        return log.some((event) => event.type === "sealed" && event.seat !== viewer);
      case "placement":
        return !isPlaced(log) && log.some((e) => e.type === "placementChosen" && e.seat !== viewer);
      case "private gestures":
      case "future chance":
        return true;
    }
  };
  return logs.flatMap((log, cut) => (hides(log) ? [cut] : []));
}

const isPlaced = (log: readonly BoardEvent[]): boolean => log.some(({ type }) => type === "placed");

/** Null: there is no such twin, or none was found: the pair is discarded. */
export function twinOf(
  script: ViewerScript,
  { cut, aim }: TwinRequest<BoardTwinTypes>,
  random: Random,
): Twin<BoardTwinTypes> | null {
  const { opening, viewer } = script;
  const log = script.logs[cut] ?? [];
  const answers = answersIn(log);
  const varied = new Set(CATEGORIES.filter((each) => each === aim || random.oneIn(2)));

  const deal = otherDeal(script, log, answers, aim, varied, random);
  if (deal === null) return null;
  const { repeats } = opening.config;
  const recalls = opening.middle?.shown.length ?? 0;
  const anew = varied.has("unseen cards");
  const shown = reshow(
    { viewer, answers, recalls, repeats, truth: opening.deal, deal, anew },
    random,
  );
  if (shown === null) return null;

  const left = shown.slice(recalls);
  const rewrite = ({ seat, act }: Move): Move => {
    const other = rewritten(seat, act);
    return { seat, act: seat === viewer ? other : redressed(other, random) };
  };
  const rewritten = (seat: Seat, act: Act): Act => {
    if (act.type === "show") return { ...act, cards: left.shift()?.cards ?? [] };
    if (seat === viewer) return act;
    if (act.type === "seal" && varied.has("sheet")) {
      const hands = random.oneIn(2) ? deal.hands : random.shuffled(deal.hands);
      return { ...act, sheet: sheetOf({ ...deal, hands }) };
    }
    if (act.type === "place" && varied.has("placement") && !isPlaced(log)) {
      return { ...act, placement: otherPlacement(act.placement, random) };
    }
    return act;
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
    opening: { ...opening, deal, middle: reopened(opening.middle, shown) },
    slots,
    chance: otherChance(opening, log, deal, later),
  };
  const differs = differences(script, cut, twin, later !== null);
  return differs.has(aim) ? { ...twin, differs } : null;
}

/** Another deal that this viewer cannot tell from the truth. */
function otherDeal(
  { opening, viewer }: ViewerScript,
  log: readonly BoardEvent[],
  answers: readonly Answer[],
  aim: Category,
  varied: ReadonlySet<Category>,
  random: Random,
): Deal | null {
  if (!log.some(({ type }) => type === "dealt")) return opening.deal;
  const kept = (hand: Hand, truth: Hand): boolean =>
    DEALT.every((key) => varied.has(key) || hand[key] === truth[key]);
  for (const deal of deals(opening.deal, viewer, answers, kept, random)) {
    if (!isDealt(aim) || dealsDiffer(deal, opening.deal, aim)) return deal;
  }
  return null;
}

const DEALT = ["identity", "build", "mission"] as const;
const isDealt = (category: Category): category is keyof Hand =>
  (DEALT as readonly string[]).includes(category);

const dealsDiffer = (a: Deal, b: Deal, key: keyof Hand): boolean =>
  a.arrested?.[key] !== b.arrested?.[key] ||
  a.hands.some((hand, seat) => hand?.[key] !== b.hands[seat]?.[key]);

function otherPlacement(placement: Placement, random: Random): Placement {
  const [tall = 0, short = 0, fat = 0, thin = 0] = random.shuffled(Object.values(placement));
  return { tall, short, fat, thin };
}

/** The same request in other clothes: cards in another order, a field that no one asked for. */
function redressed(act: Act, random: Random): Act {
  const worn = { ...act, whim: random.below(1_000) };
  return act.type === "show" ? { ...worn, ...act, cards: random.shuffled(act.cards) } : worn;
}

const reopened = (middle: Opening["middle"], shown: readonly Answer[]): Opening["middle"] =>
  middle && {
    ...middle,
    shown: middle.shown.map(
      (show, i): RecalledShow => ({ ...show, cards: shown[i]?.cards ?? show.cards }),
    ),
  };

function differences(
  { opening, slots }: ViewerScript,
  cut: number,
  twin: Script,
  later: boolean,
): ReadonlySet<Category> {
  const told = slots.slice(0, cut + 1);
  const made = (list: readonly Slot[], secret: (act: Act) => unknown): string =>
    JSON.stringify(list.map(({ move }) => (move === null ? null : secret(move.act))));
  const isOther = (secret: (act: Act) => unknown): boolean =>
    made(told, secret) !== made(twin.slots, secret);
  const whispers = (list: readonly Slot[]): string => JSON.stringify(list.map((s) => s.whispers));
  const recalled = ({ middle }: Opening): string => JSON.stringify(middle?.shown ?? []);
  const test: Readonly<Record<Category, boolean>> = {
    identity: dealsDiffer(opening.deal, twin.opening.deal, "identity"),
    build: dealsDiffer(opening.deal, twin.opening.deal, "build"),
    mission: dealsDiffer(opening.deal, twin.opening.deal, "mission"),
    "unseen cards":
      isOther((act) => (act.type === "show" ? [...act.cards].sort() : null)) ||
      recalled(opening) !== recalled(twin.opening),
    sheet: isOther((act) => (act.type === "seal" ? act.sheet : null)),
    "private gestures": whispers(told) !== whispers(twin.slots),
    "future chance": later,
    placement: isOther((act) => (act.type === "place" ? act.placement : null)),
  };
  return new Set(CATEGORIES.filter((category) => test[category]));
}
