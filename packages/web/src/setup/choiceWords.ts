import { t } from "../i18n/i18n.js";
import type { Choice } from "./choice.js";

/** A table in one line: "board game · 4 players · bots: Agent". */
export function choiceWords({ game, players, seating, role, level }: Choice): string {
  const parts = [
    t(`choice.game.${game}`),
    t("home.setup.players", { players }),
    ...(seating === "alone"
      ? [
          t("home.setup.bots", { level: t(`level.${level}`) }),
          ...(role === "any" ? [] : [t("home.setup.you", { role: t(`role.${role}`) })]),
        ]
      : [t("seating.device")]),
  ];
  return parts.join(" · ");
}
