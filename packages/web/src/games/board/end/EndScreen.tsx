import type { Revelation, Sheet, Table } from "@inkognito/engine/board";
import { COLOURS, hasAmbassadorPlayer, seatOf, TEAM_AGENTS } from "@inkognito/engine/core";
import { useMemo } from "preact/hooks";
import { listOf, t } from "../../../i18n/i18n.js";
import { EndPage, type EndProps, endListener } from "../../../table/end/EndPage.js";
import {
  capital,
  colourName,
  type Listener,
  listenerOf,
  playerName,
} from "../../../table/names.js";
import { Button } from "../../../ui/Button.js";
import { ColourMark } from "../../../ui/ColourMark.js";
import { Parchment } from "../../../ui/Parchment.js";
import { missionText, targetText } from "../missionText.js";
import { reasonSentence, storyOf } from "../story.js";
import { checksOf, offerOf } from "./checks.js";
import { taleOf } from "./tale.js";
import { Unmasked } from "./Unmasked.js";
import { type MissionVerdict, verdictsOf } from "./verdict.js";

/** Who won and why, and who the players really were. */
export function EndScreen(props: EndProps<"board">) {
  const { phase } = props.session.view.table;
  return phase.type === "ended" ? <Ended {...props} {...phase} /> : null;
}

type EndedProps = EndProps<"board"> &
  Pick<Extract<Table["phase"], { type: "ended" }>, "outcome" | "revelation">;

function Ended({ session, onAgain, onHome, outcome, revelation }: EndedProps) {
  const { told } = session;
  const { table } = session.view;
  const { hands } = revelation;
  const listener = endListener(session.shared, listenerOf(session));
  const { viewer } = listener;
  const tale = useMemo(() => taleOf(told, { hands }, listener), [told, hands, viewer]);
  const last = told.filter(
    ({ type }) => type === "announced" || type === "announcedAlone" || type === "handAnswered",
  );
  return (
    <EndPage
      {...{ listener, outcome, tale, onHome }}
      identities={hands.map((hand) => hand?.identity ?? null)}
      offer={offerOf(told, table)}
      checks={checksOf(told, table, revelation, listener)}
      story={last.map((event) => storyOf(event, listener)).join(" ")}
      reason={reasonSentence(outcome)}
      again={
        onAgain !== null && (
          <Button kind="lamp" large onClick={onAgain}>
            {t("end.again")}
          </Button>
        )
      }
    >
      <Parchment>
        <Unmasked {...{ table, outcome, revelation, listener }} />
      </Parchment>
      <Parchment>
        <MissionVerdicts {...{ table, revelation, listener }} />
        {revelation.sheet !== null && (
          <SealedSheet hands={hands} sheet={revelation.sheet} listener={listener} />
        )}
      </Parchment>
    </EndPage>
  );
}

interface SealedSheetProps {
  readonly hands: Revelation["hands"];
  readonly sheet: Sheet;
  readonly listener: Listener;
}

/** B12.5: what the Ambassador had written down, and what of it was right. */
const SealedSheet = ({ hands, sheet, listener }: SealedSheetProps) => (
  <section>
    <h3 class="end-heading">{t("end.sheet")}</h3>
    <table class="sheet">
      <thead class="unseen">
        <tr>
          <th scope="col">{t("sheet.player")}</th>
          <th scope="col">{t("grid.identity")}</th>
          <th scope="col">{t("grid.build")}</th>
        </tr>
      </thead>
      <tbody>
        {COLOURS.map((colour) => {
          const seat = seatOf(listener.config, colour);
          const hand = seat === null ? null : hands[seat];
          const { identity, build } = sheet[colour];
          return (
            <tr key={colour}>
              <th scope="row">
                <span class="sheet-player">
                  <ColourMark colour={colour} /> {capital(colourName(listener, colour))}
                </span>
              </th>
              <Entry words={t(`agent.${identity}`)} right={hand?.identity === identity} />
              <Entry words={t(`build.${build}`)} right={hand?.build === build} />
            </tr>
          );
        })}
      </tbody>
    </table>
  </section>
);

const Entry = ({ words, right }: { readonly words: string; readonly right: boolean }) => (
  <td>
    {words}{" "}
    <span class="sheet-judged">
      <span aria-hidden="true">{right ? "✔" : "✕"} </span>
      {t(right ? "sheet.right" : "sheet.wrong")}
    </span>
  </td>
);

interface MissionVerdictsProps {
  readonly table: Table;
  readonly revelation: Revelation;
  readonly listener: Listener;
}

/** What the two sides were really after, and whether it was fulfilled in the end. */
function MissionVerdicts({ table, revelation, listener }: MissionVerdictsProps) {
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
