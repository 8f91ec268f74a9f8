import type { ComponentChildren } from "preact";

export interface ChoiceProps {
  readonly onClick: () => void;
  /** The accessible name, where the visible words are not enough. */
  readonly label?: string;
  readonly pressed?: boolean;
  readonly picture?: ComponentChildren;
  readonly note?: string | undefined;
  readonly children: ComponentChildren;
}

/** A large button for one of several things. */
export const ChoiceButton = ({ onClick, label, pressed, picture, note, children }: ChoiceProps) => (
  <button
    type="button"
    class="panel-choice"
    aria-label={label}
    aria-pressed={pressed}
    onClick={onClick}
  >
    {picture}
    <span>
      {children}
      {note !== undefined && <small>{note}</small>}
    </span>
  </button>
);
