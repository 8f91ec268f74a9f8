import {
  CODES,
  type Code,
  ESCAPES,
  type Hand,
  MISSIONS,
  numberedSpace,
} from "@inkognito/engine/board";
import {
  colourAt,
  hasAmbassadorPlayer,
  type Seat,
  TEAM_AGENTS,
  teamOf,
} from "@inkognito/engine/core";
import { useState } from "preact/hooks";
import { t } from "../../../i18n/i18n.js";
import { capital, listenerOf, playerName } from "../../../table/names.js";
import { ChoiceButton } from "../../../table/panels/Choice.js";
import { LastWarning, Panel } from "../../../table/panels/Panel.js";
import type { Session } from "../../../table/session.js";
import { Button } from "../../../ui/Button.js";
import { ColourMark } from "../../../ui/ColourMark.js";
import { missionText, targetText } from "../missionText.js";
import { decisionKey } from "./decision.js";

type Props = Omit<DecisionProps<"resolve">, "prompt"> & { readonly onBack: () => void };

const WARNING = "announce-warning";

/** B10.1, B11.3: partner, code, and a last warning. */
export function AnnouncePanel({ session, awaits, onBack }: Props) {
  const { table, own } = session.view;
  const { config } = table;
  const [partner, setPartner] = useState<Seat | "alone" | null>(null);
  const [code, setCode] = useState<Code | null>(null);
  const hand = own?.hand;
  if (hand == null) return null;
  const team = teamOf(hand.identity);
  const listener = listenerOf(session);
  const alone = partner === "alone";
  const ready = alone || (partner !== null && code !== null);
  const announce = (): void => {
    if (partner === "alone") session.act({ type: "announceAlone" });
    else if (partner !== null && code !== null) session.act({ type: "announce", partner, code });
  };
  return (
    <Panel
      prompt={t("prompt.announce")}
      needs="announcement"
      decision={`${decisionKey(session)} announcing`}
      actions={
        <>
          <Button onClick={onBack}>{t("announce.back")}</Button>
          <Button
            kind={ready ? "lamp" : "plain"}
            disabled={!ready}
            describedBy={WARNING}
            onClick={announce}
          >
            {t("announce.do")}
          </Button>
        </>
      }
    >
      <fieldset class="announce-part">
        <legend class="panel-title">{t("announce.partner")}</legend>
        <div class="panel-row">
          {awaits.partners.map((seat) => {
            const colour = colourAt(config, seat);
            return (
              <ChoiceButton
                key={seat}
                pressed={seat === partner}
                picture={colour !== null && <ColourMark colour={colour} />}
                onClick={() => setPartner(seat)}
              >
                {capital(playerName(listener, seat))}
              </ChoiceButton>
            );
          })}
          {awaits.alone && (
            <ChoiceButton pressed={alone} onClick={() => setPartner("alone")}>
              {t("announce.alone")}
            </ChoiceButton>
          )}
        </div>
      </fieldset>
      {partner !== null && !alone && (
        <fieldset class="announce-part">
          <legend class="panel-title">{t("announce.code")}</legend>
          <ul class="panel-list panel-list-wide plain-list">
            {codesFor(hand).map((each) => (
              <li key={each}>
                <ChoiceButton
                  pressed={each === code}
                  note={missionText(MISSIONS[each][team], team, hasAmbassadorPlayer(config))}
                  onClick={() => setCode(each)}
                >
                  {each}
                </ChoiceButton>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      {ready && <LastWarning id={WARNING} words={warning()} />}
    </Panel>
  );

  function warning(): string {
    if (hand == null || partner === null) return "";
    if (alone) {
      const place = targetText(numberedSpace(ESCAPES[hand.identity]));
      return t("announce.warning.alone", { place });
    }
    return t("announce.warning", {
      partner: playerName(listener, partner as Seat, "dative"),
      code: code ?? "",
    });
  }
}

/** One's own letter at one's own place: any other code is wrong for certain. */
function codesFor({ identity, mission }: Hand): readonly Code[] {
  const place = TEAM_AGENTS[teamOf(identity)].indexOf(identity) * 2;
  return CODES.filter((code) => code[place] === mission);
}
