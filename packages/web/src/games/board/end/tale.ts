import {
  type BoardView,
  type BoardViewEvent,
  blankView,
  evolveView,
  isTrue,
  type Revelation,
} from "@inkognito/engine/board";
import { HIDDEN, type Seat, SPECTATOR, teamOf } from "@inkognito/engine/core";
import { knowledge } from "@inkognito/mind/board";
import { t } from "../../../i18n/i18n.js";
import { mostWords } from "../../../table/end/most.js";
import { type Listener, playerName } from "../../../table/names.js";

/** An ended game in up to four sentences, as this viewer could follow it. How it ended comes after them. */
export function taleOf(
  told: readonly BoardViewEvent[],
  { hands }: Pick<Revelation, "hands">,
  listener: Listener,
): readonly string[] {
  const { viewer } = listener;
  const turns = told.filter(({ type }) => type === "turnBegan").length;
  const asked = told.flatMap((event) =>
    event.type === "answered" && !event.penalty ? [event.question.of] : [],
  );
  return [
    t("tale.turns", { turns, questions: asked.length }),
    ...mostWords("tale.asked", asked, {
      nameOf: (seat) => playerName(listener, seat),
      isMe: (seat) => seat === viewer,
    }),
    ...(viewer === SPECTATOR
      ? []
      : [...liesTold(told, viewer, hands), ...certainties(told, viewer)]),
  ];
}

function liesTold(
  told: readonly BoardViewEvent[],
  viewer: Seat,
  hands: Revelation["hands"],
): readonly string[] {
  const truths = told.flatMap((event) => {
    if (event.type !== "answered" || event.cards === HIDDEN || event.question.of === viewer)
      return [];
    const hand = hands[event.question.of];
    return hand == null ? [] : event.cards.map((card) => isTrue(card, hand));
  });
  const lies = truths.filter((truth) => !truth).length;
  return truths.length === 0 ? [] : [t("tale.lies", { count: truths.length, lies })];
}

/** Since when partner and code could be certain. */
function certainties(told: readonly BoardViewEvent[], viewer: Seat): readonly string[] {
  let view: BoardView = blankView(viewer);
  let [partner, code]: [number | null, number | null] = [null, null];
  for (const event of told) {
    view = evolveView(view, event);
    if (event.type === "ended") break;
    if (event.type !== "answered" || event.cards === HIDDEN) continue;
    const known = knowledge(view);
    const { turn } = view.table;
    if (known.partner !== null) partner ??= turn;
    const hand = view.own?.hand;
    if (hand != null && known.codes[teamOf(hand.identity)].length === 1) code ??= turn;
  }
  // A player without cards looks for no one, and an agent without a partner finds none.
  const isAlone = partner === null && view.table.config.seats.length === 3;
  if (view.own?.hand == null || isAlone) return [];
  const what =
    partner === null ? (code === null ? "none" : "code") : code === null ? "partner" : "both";
  return [t("tale.certain", { what, unit: "turn", turn: partner ?? 0, later: code ?? 0 })];
}
