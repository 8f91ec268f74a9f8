import {
  blankView,
  type CardConfig,
  type CardView,
  type CardViewEvent,
  evolveView,
  hasPartners,
  isTrue,
  type Revelation,
} from "@inkognito/engine/card";
import { HIDDEN, type Seat, SPECTATOR, seatOf } from "@inkognito/engine/core";
import { knowledge } from "@inkognito/mind/card";
import { t } from "../../../i18n/i18n.js";
import { mostWords } from "../../../table/end/most.js";
import { roleName } from "../names.js";
import type { CardListener } from "../story.js";

/** An ended game in up to four sentences, as this viewer could follow it. How it ended comes after them. */
export function taleOf(
  told: readonly CardViewEvent[],
  { hands }: Pick<Revelation, "hands">,
  listener: CardListener,
): readonly string[] {
  const { viewer, config } = listener;
  const rounds = told.filter(({ type }) => type === "roundBegan").length;
  const meetings = told.flatMap((event) => (event.type === "met" ? [event.meeting] : []));
  return [
    t("tale.rounds", { rounds, meetings: meetings.length }),
    ...mostWords(
      "tale.met",
      meetings.flatMap(({ agents }) => agents),
      {
        nameOf: (role) => roleName(listener, role),
        isMe: (role) => seatOf(config, role) === viewer,
      },
    ),
    ...(viewer === SPECTATOR
      ? []
      : [...liesTold(told, viewer, hands), ...certainties(told, viewer, config)]),
  ];
}

function liesTold(
  told: readonly CardViewEvent[],
  viewer: Seat,
  hands: Revelation["hands"],
): readonly string[] {
  const truths = told.flatMap((event) => {
    if (event.type !== "swapped") return [];
    return event.shows.flatMap(({ from, to, cards }) => {
      const hand = hands[from];
      if (to !== viewer || cards === HIDDEN || hand == null) return [];
      return cards.map((card) => isTrue(card, hand));
    });
  });
  const lies = truths.filter((truth) => !truth).length;
  return truths.length === 0 ? [] : [t("tale.lies", { count: truths.length, lies })];
}

/** Since when partner and code could be certain. */
function certainties(
  told: readonly CardViewEvent[],
  viewer: Seat,
  config: CardConfig,
): readonly string[] {
  let view: CardView = blankView(viewer);
  let [partner, code]: [number | null, number | null] = [null, null];
  for (const event of told) {
    view = evolveView(view, event);
    if (event.type === "ended") break;
    if (event.type !== "swapped" && event.type !== "blackShown" && event.type !== "looked")
      continue;
    const known = knowledge(view);
    const round = view.table.rounds.length;
    if (known.partner !== null) partner ??= round;
    if (known.code !== null) code ??= round;
  }
  // The Ambassador's player seeks neither; where each plays alone, only the code is sought.
  const seeksPartner = hasPartners(config) && view.own?.hand != null;
  if (!seeksPartner && code === null) return [];
  const what =
    partner === null ? (code === null ? "none" : "code") : code === null ? "partner" : "both";
  return [t("tale.certain", { what, unit: "round", turn: partner ?? 0, later: code ?? 0 })];
}
