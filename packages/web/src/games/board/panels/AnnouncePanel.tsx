import {
  type BoardAction,
  CODES,
  type Code,
  check,
  ESCAPES,
  type Hand,
  legal,
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
import { concludes } from "@inkognito/protocol";
import { useEffect, useState } from "preact/hooks";
import { speakOf, t } from "../../../i18n/i18n.js";
import { Ruled } from "../../../rulebook/RuleLink.js";
import { lazyPart } from "../../../shell/lazy.js";
import { capital, listenerOf, playerName } from "../../../table/names.js";
import { ChoiceButton } from "../../../table/panels/Choice.js";
import { LastWarning, Panel } from "../../../table/panels/Panel.js";
import type { Session } from "../../../table/session.js";
import { Button } from "../../../ui/Button.js";
import { ColourMark } from "../../../ui/ColourMark.js";
import { missionText, targetText } from "../missionText.js";
import { decisionKey } from "./decision.js";

const Certainty = lazyPart(() =>
  Promise.all([import("../notebook/Certainty.js"), speakOf("ending")]).then(
    ([part]) => part.Certainty,
  ),
);

interface Props {
  readonly session: Session;
  /** Whom one may name. */
  readonly partners: readonly Seat[];
  /** B11.3 */
  readonly alone: boolean;
  /** B10.1: it is not this player's turn, and may not be the turn of the one to be named yet. */
  readonly offTurn?: boolean;
  readonly onBack: () => void;
}

const WARNING = "announce-warning";

/** B10.1, B11.3: partner, code, and a last warning. */
export function AnnouncePanel({ session, partners, alone: mayBeAlone, offTurn, onBack }: Props) {
  const { table, own } = session.view;
  const { config } = table;
  const [partner, setPartner] = useState<Seat | "alone" | null>(null);
  const [code, setCode] = useState<Code | null>(null);
  // There before the last warning, which is scrolled to.
  useEffect(() => void Certainty.fetchPart().catch(() => {}), []);
  const hand = own?.hand;
  if (hand == null) return null;
  const team = teamOf(hand.identity);
  const listener = listenerOf(session);
  const alone = partner === "alone";
  const { decision } = table;
  const action: BoardAction | null =
    partner === "alone"
      ? { type: "announceAlone", decision }
      : partner !== null && code !== null
        ? { type: "announce", decision, partner, code }
        : null;
  const ready = action !== null && check(session.view, action) === null;
  useHold(session, partner);
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
            onClick={() => action !== null && session.act(action)}
          >
            {t("announce.do")}
          </Button>
        </>
      }
    >
      <fieldset class="announce-part">
        <legend class="panel-title">{t("announce.partner")}</legend>
        {offTurn && (
          <p class="panel-note">
            <Ruled rule="B10.1">{t("announce.offTurn.note")}</Ruled>
          </p>
        )}
        <div class="panel-row">
          {partners.map((seat) => {
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
          {mayBeAlone && (
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
      {partner !== null && concludes(session.assistant) && (
        <Certainty session={session} partner={partner} code={alone ? null : code} />
      )}
      {ready && <LastWarning id={WARNING} rule={alone ? "B11.3" : "B10.3"} words={warning()} />}
    </Panel>
  );

  function warning(): string {
    if (hand == null || partner === null) return "";
    if (alone) {
      const place = targetText(numberedSpace(ESCAPES[hand.identity]));
      return t("announce.warning.alone", { place });
    }
    return t("announce.warning", {
      partner: playerName(listener, partner as Seat, "object"),
      code: code ?? "",
    });
  }
}

/** Against bots nothing more is shown while an announcement in the partner's turn is possible: there is no hurry. */
function useHold({ hold, view }: Session, partner: Seat | "alone" | null): void {
  const isInTime = partner !== null && legal(view).announceTo === partner;
  useEffect(() => {
    if (!isInTime) return;
    hold?.(true);
    return () => hold?.(false);
  }, [hold, isInTime]);
}

/** One's own letter at one's own place: any other code is wrong for certain. */
function codesFor({ identity, mission }: Hand): readonly Code[] {
  const place = TEAM_AGENTS[teamOf(identity)].indexOf(identity) * 2;
  return CODES.filter((code) => code[place] === mission);
}
