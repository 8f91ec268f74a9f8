import { t } from "../../i18n/i18n.js";
import { Dialog } from "../../ui/Dialog.js";

/** An explanation in the notebook. */
export interface Explanation {
  /** The claim that is explained. */
  readonly claim: string;
  /** The proofs, one or two sentences each. */
  readonly reasons: readonly string[];
  /** The conclusion. */
  readonly so: string;
}

/** Why something in the notebook is certain, or cannot be. */
export const WhyDialog = (props: {
  readonly explained: Explanation;
  readonly onClose: () => void;
}) => (
  <Dialog title={props.explained.claim} onClose={props.onClose} light>
    <ol class="why-reasons">
      {props.explained.reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ol>
    <p>{props.explained.so}</p>
  </Dialog>
);

interface ClashNoteProps {
  readonly words: string;
  readonly onWhy: () => void;
}

/** A note below the marks: a pencil mark that cannot be right. */
export const ClashNote = ({ words, onWhy }: ClashNoteProps) => (
  <p class="clash-note">
    <span aria-hidden="true">≠ </span>
    {words}{" "}
    <button type="button" class="clash-why" onClick={onWhy}>
      {t("why.open")}
    </button>
  </p>
);
