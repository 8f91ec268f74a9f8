import type { BoardRefusal } from "@inkognito/engine/board";
import type { CardRefusal } from "@inkognito/engine/card";
import { t } from "../i18n/i18n.js";

/** Why not, with the rule: "Two of your figures share a space. (B3.4)" */
export const refusalWords = ({ code, rule }: BoardRefusal | CardRefusal): string =>
  t("table.refusal", { why: t(`refusal.${code}`), rule });
