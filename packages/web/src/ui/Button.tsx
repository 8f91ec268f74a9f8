import type { ComponentChildren } from "preact";
import "./button.css";

export interface ButtonProps {
  readonly children: ComponentChildren;
  readonly onClick: () => void;
  /** Lamplight is for the one thing to do next. */
  readonly kind?: "lamp" | "plain" | "paper";
  readonly large?: boolean;
  readonly disabled?: boolean;
}

export const Button = ({ children, onClick, kind = "plain", large, disabled }: ButtonProps) => (
  <button
    type="button"
    class={`button button-${kind}${large ? " button-large" : ""}`}
    disabled={disabled}
    onClick={onClick}
  >
    {children}
  </button>
);
