import { type BoardConfig, CODES, ESCAPES, MISSIONS, numberedSpace } from "@inkognito/engine/board";
import { AGENTS, hasAmbassadorPlayer, TEAM_AGENTS, type Team } from "@inkognito/engine/core";
import type { Knowledge } from "@inkognito/mind/board";
import { t } from "../../../i18n/i18n.js";
import { Ruled } from "../../../rulebook/RuleLink.js";
import { missionText, targetText } from "../missionText.js";

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

/** B11.3: with three players, where each agent escapes. All players need it, to know whom to block. */
export const EscapeTable = () => (
  <table class="missions escapes">
    <caption>
      <strong>{t("escapes.title")}</strong> <Ruled rule="B11.3">{t("escapes.hint")}</Ruled>
    </caption>
    <tbody>
      {AGENTS.map((agent) => (
        <tr key={agent}>
          <th scope="row">{t(`agent.${agent}`)}</th>
          <td>{targetText(numberedSpace(ESCAPES[agent]))}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
