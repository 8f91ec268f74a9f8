import { t } from "../../i18n/i18n.js";
import { Dialog } from "../../ui/Dialog.js";
import "./whyDialog.css";

/** What is to be explained. */
export interface Explanation {
  /** What is so. */
  readonly claim: string;
  /** What proves it, a sentence or two each. */
  readonly reasons: readonly string[];
  /** What comes of it. */
  readonly so: string;
}

/** Why something in the notebook is certain, or cannot be. */
export const WhyDialog = (props: {
  readonly explained: Explanation;
  readonly onClose: () => void;
}) => (
  <Dialog title={props.explained.claim} onClose={props.onClose}>
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

/** Quietly, below the marks: something pencilled in cannot be. */
export const ClashNote = ({ words, onWhy }: ClashNoteProps) => (
  <p class="clash-note">
    <span aria-hidden="true">≠ </span>
    {words}{" "}
    <button type="button" class="clash-why" onClick={onWhy}>
      {t("why.open")}
    </button>
  </p>
);
