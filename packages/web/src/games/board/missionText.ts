import {
  EMBASSY,
  type Mission,
  numberedSpace,
  type SpaceId,
  spaceOf,
} from "@inkognito/engine/board";
import { AMBASSADOR, TEAM_AGENTS, type Team } from "@inkognito/engine/core";
import { t } from "../../i18n/i18n.js";
import { bareSpaceName } from "./names.js";

/** A mission as the passport says it (B9); B12.7: where the Ambassador plays it reads differently. */
export function missionText(mission: Mission, team: Team, ambassadorPlays: boolean): string {
  switch (mission.type) {
    case "anyOnto":
      return mission.target === AMBASSADOR
        ? t("mission.anyOntoAmbassador")
        : t("mission.anyOnto", { agent: t(`agent.the.${mission.target}`) });
    case "agentOnto":
      return t("mission.agentOnto", { agent: t(`agent.the.${mission.agent}`) });
    case "together": {
      const [first, second] = TEAM_AGENTS[team];
      return t("mission.together", {
        first: t(`agent.the.${first}`),
        second: t(`agent.the.${second}`),
      });
    }
    case "agentTo": {
      const place = targetText(numberedSpace(mission.number));
      return t("mission.agentTo", { agent: t(`agent.the.${mission.agent}`), place });
    }
    case "ambassadorTo": {
      const space = mission.place === "embassy" ? EMBASSY : numberedSpace(mission.place);
      const id = ambassadorPlays ? "mission.oneOfOursTo" : "mission.ambassadorTo";
      return t(id, { place: targetText(space) });
    }
  }
}

/** "space 5 (San Giorgio Maggiore)" */
export function targetText(id: SpaceId): string {
  const { number } = spaceOf(id);
  return number === undefined
    ? t("mission.embassy")
    : t("mission.space", { number, name: bareSpaceName(id) });
}
