import { BUILDS, check, type Sheet } from "@inkognito/engine/board";
import { AGENTS, COLOURS } from "@inkognito/engine/core";
import { useState } from "preact/hooks";
import { t } from "../../../i18n/i18n.js";
import { Ruled } from "../../../rulebook/RuleLink.js";
import { capital, colourName, listenerOf, namingColour } from "../../../table/names.js";
import { RefusalNote } from "../../../table/panels/Panel.js";
import type { Session } from "../../../table/session.js";
import { Button } from "../../../ui/Button.js";
import { ColourMark } from "../../../ui/ColourMark.js";
import { Dialog } from "../../../ui/Dialog.js";
import { blankSheet, writeEntry } from "./drafts.js";
import "./sealDialog.css";

interface SealDialogProps {
  readonly session: Session;
  readonly onClose: () => void;
}

/** B12.5: "I know who you are", once and for good. */
export function SealDialog({ session, onClose }: SealDialogProps) {
  const [sheet, setSheet] = useState<Sheet>(blankSheet);
  const listener = listenerOf(session);
  const refusal = check(session.view, { type: "seal", sheet });
  const seal = (): void => {
    session.act({ type: "seal", sheet });
    onClose();
  };
  return (
    <Dialog
      title={t("seal.title")}
      onClose={onClose}
      actions={
        <Button kind="lamp" disabled={refusal !== null} onClick={seal}>
          {t("seal.do")}
        </Button>
      }
    >
      <p class="panel-note">
        <Ruled rule="B12.5">{t("seal.hint")}</Ruled>
      </p>
      {COLOURS.map((colour) => (
        <fieldset key={colour} class="seal-row">
          <legend class="panel-title">
            <ColourMark colour={colour} />
            {capital(colourName(listener, colour))}
          </legend>
          <label>
            <span class="unseen">{t("seal.identity", namingColour(listener, colour))}</span>
            <select
              value={sheet[colour].identity}
              onChange={({ currentTarget }) => {
                const identity = AGENTS.find((agent) => agent === currentTarget.value);
                if (identity !== undefined) setSheet(writeEntry(sheet, colour, { identity }));
              }}
            >
              {AGENTS.map((agent) => (
                <option key={agent} value={agent}>
                  {t(`agent.${agent}`)}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span class="unseen">{t("seal.build", namingColour(listener, colour))}</span>
            <select
              value={sheet[colour].build}
              onChange={({ currentTarget }) => {
                const build = BUILDS.find((each) => each === currentTarget.value);
                if (build !== undefined) setSheet(writeEntry(sheet, colour, { build }));
              }}
            >
              {BUILDS.map((build) => (
                <option key={build} value={build}>
                  {t(`build.${build}`)}
                </option>
              ))}
            </select>
          </label>
        </fieldset>
      ))}
      <RefusalNote refusal={refusal} />
    </Dialog>
  );
}
