import { AGENTS, type Seat, type Tic } from "@inkognito/engine/core";
import { useState } from "preact/hooks";
import { t } from "../../i18n/i18n.js";
import { Mask } from "../../ui/art/Mask.js";
import { Dialog } from "../../ui/Dialog.js";
import { capital, type Listener, playerName } from "../names.js";
import { ChoiceButton } from "./Choice.js";

interface GestureMenuProps {
  readonly listener: Listener;
  /** Whom besides all. */
  readonly gestureTo: readonly Seat[];
  readonly onGesture: (gesture: {
    readonly type: "gesture";
    readonly tic: Tic;
    readonly to: Seat | "all";
  }) => void;
  readonly onClose: () => void;
}

/** The four tics, to all or to one; true or false, they have no effect on the game. */
export function GestureMenu({ listener, gestureTo, onGesture, onClose }: GestureMenuProps) {
  const [to, setTo] = useState<Seat | "all">("all");
  return (
    <Dialog title={t("gesture.title")} onClose={onClose}>
      <p class="panel-note">{t("gesture.hint")}</p>
      <fieldset class="announce-part">
        <legend class="panel-title">{t("gesture.to")}</legend>
        <div class="panel-row">
          <ChoiceButton pressed={to === "all"} onClick={() => setTo("all")}>
            {t("gesture.all")}
          </ChoiceButton>
          {gestureTo.map((seat) => (
            <ChoiceButton key={seat} pressed={to === seat} onClick={() => setTo(seat)}>
              {capital(playerName(listener, seat, "object"))}
            </ChoiceButton>
          ))}
        </div>
      </fieldset>
      <ul class="panel-list panel-list-wide plain-list">
        {AGENTS.map((tic) => (
          <li key={tic}>
            <ChoiceButton
              picture={<Mask agent={tic} tic size={52} />}
              note={t("gesture.like", { agent: t(`agent.the.${tic}`) })}
              onClick={() => {
                onGesture({ type: "gesture", tic, to });
                onClose();
              }}
            >
              {t(`gesture.tic.${tic}`)}
            </ChoiceButton>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
