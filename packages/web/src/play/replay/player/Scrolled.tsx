import type { ComponentChildren } from "preact";

/** Where there is nothing to press, a long text can still be reached and scrolled by keyboard. */
const REACHED = { tabIndex: 0 } as const;

interface ScrolledProps {
  readonly label: string;
  readonly children: ComponentChildren;
}

export const Scrolled = ({ label, children }: ScrolledProps) => (
  <section class="replay-scrolled" aria-label={label} {...REACHED}>
    {children}
  </section>
);
