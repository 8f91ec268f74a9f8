import {
  announcesToPartner,
  type Code,
  type CodeNumber,
  check,
  EDITION_NUMBERS,
  type Edition,
  facing,
  type Hand,
  hasPartners,
} from "@inkognito/engine/card";
import { AGENTS, type Agent, partnerOf } from "@inkognito/engine/core";
import { type Standing, standing } from "@inkognito/mind/card";
import { concludes } from "@inkognito/protocol";
import { useEffect, useMemo, useState } from "preact/hooks";
import { speakOf, t } from "../../../i18n/i18n.js";
import { Ruled } from "../../../rulebook/RuleLink.js";
import { lazyPart } from "../../../shell/lazy.js";
import { playerName } from "../../../table/names.js";
import { LastWarning, Panel, RefusalNote } from "../../../table/panels/Panel.js";
import { Mask } from "../../../ui/art/Mask.js";
import { Button } from "../../../ui/Button.js";
import { codeWords } from "../names.js";
import { type DecisionProps, decisionKey } from "./decision.js";
import "./callPanel.css";

type Props = Omit<DecisionProps<"choose">, "prompt"> & { readonly onBack: () => void };

const Certainty = lazyPart(() =>
  Promise.all([import("../notebook/Certainty.js"), speakOf("ending")]).then(
    ([part]) => part.Certainty,
  ),
);

const WARNING = "call-warning";

/** C6: the four numbers in the order F, B, Z, X, and a last warning. */
export function CallPanel({ session, listener, awaits, onBack }: Props) {
  const { view, seat, act } = session;
  const { table, own } = view;
  const { edition, seats } = table.config;
  const hand = own?.hand ?? null;
  const [slots, setSlots] = useState(() => blankSlots(hand));
  // There before the last warning, which is scrolled to.
  useEffect(() => void Certainty.fetchPart().catch(() => {}), []);
  const code = codeOf(slots);
  const choice = code === null ? null : ({ type: "announce", code } as const);
  const refusal =
    choice === null ? null : check(view, { type: "choose", decision: table.decision, choice });
  const ready = choice !== null && refusal === null;
  const to = announcesToPartner(table.config) ? facing(table, seat, awaits.meeting) : null;
  const stands = useMemo(
    () => (concludes(session.assistant) ? standing(view, slots, to) : null),
    [view, slots, to, session.assistant],
  );
  const fill = (place: number, number: CodeNumber): void =>
    setSlots(completeSlots(fillSlot(slots, place, number, hand), edition));
  return (
    <Panel
      prompt={t("cardPrompt.announce", { edition })}
      needs="announcement"
      decision={`${decisionKey(session)} announcing`}
      actions={
        <>
          <RefusalNote refusal={refusal} />
          <Button onClick={onBack}>{t("announce.back")}</Button>
          <Button
            kind={ready ? "lamp" : "plain"}
            disabled={!ready}
            describedBy={WARNING}
            onClick={() => choice !== null && act({ type: "choose", choice })}
          >
            {t("call.do", { edition })}
          </Button>
        </>
      }
    >
      {AGENTS.map((agent, place) => (
        <Slot
          key={agent}
          agent={agent}
          numbers={EDITION_NUMBERS[edition]}
          chosen={slots[place] ?? null}
          fixed={hand?.identity === agent}
          taken={hand?.number ?? null}
          sure={stands?.numbers[place] ?? null}
          onChoose={(number) => fill(place, number)}
        />
      ))}
      {code !== null && stands !== null && <Certainty {...{ listener, stands, code, to }} />}
      {ready && <LastWarning id={WARNING} rule={ruleOfEnd()} words={warning()} />}
    </Panel>
  );

  function ruleOfEnd(): string {
    if (hand !== null && announcesToPartner(table.config)) return "C6.2";
    return seats.length === 3 ? "C7.4" : "C8.4";
  }

  function warning(): string {
    const words = code === null ? "" : codeWords(code);
    if (hand !== null && hasPartners(table.config) && !announcesToPartner(table.config)) {
      return t("call.warning.anywhere", { code: words });
    }
    if (hand === null || !announcesToPartner(table.config)) {
      return t("call.warning.alone", {
        edition,
        code: words,
      });
    }
    return t("call.warning", {
      edition,
      code: words,
      name: to === null ? "" : playerName(listener, to),
      agent: t(`agent.the.${partnerOf(hand.identity)}`),
    });
  }
}

interface SlotProps {
  readonly agent: Agent;
  readonly numbers: readonly CodeNumber[];
  readonly chosen: CodeNumber | null;
  /** My own place. */
  readonly fixed: boolean;
  /** My own number stands at my own place only. */
  readonly taken: CodeNumber | null;
  /** How certain the chosen number is; null: none is chosen, or the table does not say. */
  readonly sure: Standing["numbers"][number];
  readonly onChoose: (number: CodeNumber) => void;
}

const Slot = ({ agent, numbers, chosen, fixed, taken, sure, onChoose }: SlotProps) => (
  <fieldset class="announce-part call-slot">
    <legend class="panel-title">
      <Mask agent={agent} size={34} /> {t(`agent.${agent}`)}
    </legend>
    {fixed ? (
      <p class="call-own">
        <b>{chosen}</b> <Ruled rule="C6.1">{t("call.own")}</Ruled>
      </p>
    ) : (
      <div class="call-numbers">
        {numbers.map((number) => (
          <button
            key={number}
            type="button"
            class="panel-choice call-number"
            aria-pressed={number === chosen}
            disabled={number === taken}
            onClick={() => onChoose(number)}
          >
            {number}
          </button>
        ))}
        {sure !== null && <p class={`call-sure sure-${sure}`}>{t("call.sure.number", { sure })}</p>}
      </div>
    )}
  </fieldset>
);

/** Four places F B Z X; null: not filled in yet. */
type Slots = readonly (CodeNumber | null)[];

/** C6.1: to begin with only one's own number stands, at one's own place. */
export const blankSlots = (hand: Hand | null): Slots =>
  AGENTS.map((agent) => (hand?.identity === agent ? hand.number : null));

/** A number written into a place; it leaves the place where it stood, and one's own place is fixed. */
export function fillSlot(
  slots: Slots,
  place: number,
  number: CodeNumber,
  hand: Hand | null,
): Slots {
  const own = hand === null ? -1 : AGENTS.indexOf(hand.identity);
  if (place === own || number === hand?.number) return slots;
  return slots.map((each, i) => (i === place ? number : each === number ? null : each));
}

/** When three are written, the fourth is whichever is left. */
export function completeSlots(slots: Slots, edition: Edition): Slots {
  const left = EDITION_NUMBERS[edition].filter((number) => !slots.includes(number));
  const [last] = left;
  return left.length === 1 && last !== undefined ? slots.map((each) => each ?? last) : slots;
}

/** The code, once all four places are filled. */
export const codeOf = (slots: Slots): Code | null =>
  slots.every((each) => each !== null) ? (slots as unknown as Code) : null;
