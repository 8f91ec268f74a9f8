import type { BoardViewEvent, Revelation, Table } from "@inkognito/engine/board";
import { colourAt, partnerOf, teamOf } from "@inkognito/engine/core";
import { t } from "../../../i18n/i18n.js";
import type { Offer } from "../../../table/end/Handshake.js";
import { type Check, yesNo } from "../../../table/end/Verdicts.js";
import { acting, type Listener, playerName } from "../../../table/names.js";
import { verdictsOf } from "./verdict.js";

/** What was right and wrong about the announcement, and what would have been right. */
export function checksOf(
  told: readonly BoardViewEvent[],
  table: Table,
  revelation: Revelation,
  listener: Listener,
): readonly Check[] {
  const { hands } = revelation;
  const said = told.findLast(({ type }) => type === "announced" || type === "announcedAlone");
  if (said?.type !== "announced" && said?.type !== "announcedAlone") return [];
  const own = hands[said.seat];
  if (own == null) return [];
  const team = teamOf(own.identity);
  const verdict = verdictsOf(table, revelation).find((each) => each.team === team);
  const announcer = acting(listener, said.seat);
  if (said.type === "announcedAlone") {
    const isAlone = verdict?.type === "lone";
    const alone = {
      right: isAlone,
      words: t("end.check.alone", { ...announcer, right: yesNo(isAlone) }),
    };
    if (!isAlone) return [alone];
    const { fulfilled } = verdict;
    const words = t("end.check.escape", { right: yesNo(fulfilled) });
    return [alone, { right: fulfilled, words }];
  }
  const named = playerName(listener, said.partner, "object");
  const right = hands[said.partner]?.identity === partnerOf(own.identity);
  const partner = {
    right,
    words: t("end.check.partner", { ...announcer, right: yesNo(right), named }),
  };
  if (!right || verdict?.type !== "pair") return [partner];
  const real = verdict.code;
  const isRight = said.code === real;
  const answer = told.findLast(({ type }) => type === "handAnswered");
  const given = answer?.type !== "handAnswered" || answer.given;
  return [
    partner,
    {
      right: isRight,
      words: t("end.check.code", { right: yesNo(isRight), code: said.code, real }),
    },
    ...(answer === undefined
      ? []
      : [
          {
            right: given,
            words: t("end.check.hand", { ...acting(listener, said.partner), given: yesNo(given) }),
          },
        ]),
    {
      right: verdict.fulfilled,
      words: t("end.check.mission", { right: yesNo(verdict.fulfilled) }),
    },
  ];
}

/** B10.2: the hand that was offered, and whether it was taken. */
export function offerOf(told: readonly BoardViewEvent[], { config }: Table): Offer | null {
  const said = told.findLast(({ type }) => type === "announced");
  const answer = told.findLast(({ type }) => type === "handAnswered");
  if (said?.type !== "announced" || answer?.type !== "handAnswered") return null;
  const [from, to] = [colourAt(config, said.seat), colourAt(config, said.partner)];
  return from === null || to === null ? null : { from, to, given: answer.given };
}
