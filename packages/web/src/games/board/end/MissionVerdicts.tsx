import type { Revelation, Table } from "@inkognito/engine/board";
import { hasAmbassadorPlayer, TEAM_AGENTS } from "@inkognito/engine/core";
import { listOf, t } from "../../../i18n/i18n.js";
import { capital, type Listener, playerName } from "../../../table/names.js";
import { missionText, targetText } from "../missionText.js";
import { type MissionVerdict, verdictsOf } from "./verdict.js";

interface MissionVerdictsProps {
  readonly table: Table;
  readonly revelation: Revelation;
  readonly listener: Listener;
}

/** What the two sides were really after, and whether it was fulfilled in the end. */
export function MissionVerdicts({ table, revelation, listener }: MissionVerdictsProps) {
  const { config } = table;
  const wordsOf = (verdict: MissionVerdict): string =>
    verdict.type === "lone"
      ? t("verdict.escape", {
          agent: t(`agent.the.${verdict.agent}`),
          place: targetText(verdict.escape),
        })
      : missionText(verdict.mission, verdict.team, hasAmbassadorPlayer(config));
  const teamOf = (verdict: MissionVerdict): string =>
    listOf(
      verdict.type === "lone"
        ? [t(`agent.the.${verdict.agent}`)]
        : TEAM_AGENTS[verdict.team].map((agent) => t(`agent.the.${agent}`)),
    );
  return (
    <section>
      <h3 class="end-heading">{t("end.missions")}</h3>
      <ul class="verdicts plain-list">
        {verdictsOf(table, revelation).map((verdict) => (
          <li key={verdict.team} class="verdict">
            <p class="verdict-team">
              {teamOf(verdict)} (
              {capital(listOf(verdict.seats.map((seat) => playerName(listener, seat))))})
            </p>
            <p>
              {verdict.type === "pair" && (
                <strong>{t("verdict.code", { code: verdict.code })} </strong>
              )}
              {capital(wordsOf(verdict))}.
            </p>
            <p class={verdict.fulfilled ? "verdict-fulfilled" : "verdict-open"}>
              <span aria-hidden="true">{verdict.fulfilled ? "✔" : "✕"} </span>
              {t(verdict.fulfilled ? "verdict.held" : "verdict.notHeld")}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
