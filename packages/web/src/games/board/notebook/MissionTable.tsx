import { type BoardConfig, CODES, MISSIONS } from "@inkognito/engine/board";
import { hasAmbassadorPlayer, TEAM_AGENTS, type Team } from "@inkognito/engine/core";
import type { Knowledge } from "@inkognito/mind/board";
import { t } from "../../../i18n/i18n.js";
import { missionText } from "../missionText.js";

interface MissionTableProps {
  readonly team: Team;
  readonly own: boolean;
  readonly config: BoardConfig;
  readonly known: Knowledge;
}

const SIGNS = { certain: "★", possible: "●", ruledOut: "✕" } as const;

/** B9 for one team, each line with a mark and a word for what is still possible. */
export function MissionTable({ team, own, config, known }: MissionTableProps) {
  const [first, second] = TEAM_AGENTS[team];
  const codes = known.codes[team];
  return (
    <table class="missions">
      <caption>
        <strong>{t(own ? "missions.own" : "missions.of")}</strong>{" "}
        {t("missions.team", { first: t(`agent.the.${first}`), second: t(`agent.the.${second}`) })}
      </caption>
      <thead class="unseen">
        <tr>
          <th scope="col">{t("missions.code")}</th>
          <th scope="col">{t("missions.mission")}</th>
        </tr>
      </thead>
      <tbody>
        {CODES.map((code) => {
          const state = !codes.includes(code)
            ? "ruledOut"
            : codes.length === 1
              ? "certain"
              : "possible";
          return (
            <tr key={code} class={`missions-${state}`}>
              <th scope="row">{code}</th>
              <td>
                <div class="missions-line">
                  <span class="missions-words">
                    {missionText(MISSIONS[code][team], team, hasAmbassadorPlayer(config))}
                  </span>
                  <span class="missions-state">
                    <span aria-hidden="true">{SIGNS[state]} </span>
                    {t(`missions.${state}`)}
                  </span>
                </div>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
