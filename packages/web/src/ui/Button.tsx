import type { ComponentChildren } from "preact";
import "./button.css";

export interface ButtonProps {
  readonly children: ComponentChildren;
  readonly onClick: () => void;
  /** Lamplight is for the one thing to do next. */
  readonly kind?: "lamp" | "plain" | "paper";
  readonly large?: boolean;
  readonly disabled?: boolean;
  /** It opens and closes something: whether that is open. */
  readonly expanded?: boolean;
  /** A hint points at it. */
  readonly hinted?: boolean;
  /** A key that does the same, or nearly. */
  readonly hint?: string;
  /** The id of what is said beside its name. */
  readonly describedBy?: string;
}

export const Button = (props: ButtonProps) => {
  const {
    children,
    onClick,
    kind = "plain",
    large,
    disabled,
    hinted,
    hint,
    describedBy,
    expanded,
  } = props;
  return (
    <button
      type="button"
      class={`button button-${kind}${large ? " button-large" : ""}${hinted ? " hinted" : ""}`}
      disabled={disabled}
      title={hint}
      aria-describedby={describedBy}
      aria-expanded={expanded}
      onClick={onClick}
    >
      {children}
    </button>
  );
};
