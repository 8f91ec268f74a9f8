import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

interface LastWarningProps {
  /** For the button that it warns of. */
  readonly id: string;
  readonly children: ComponentChildren;
}

/** What an announcement means, below all that was chosen for it; whoever has chosen is led there. */
export function LastWarning({ id, children }: LastWarningProps) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.scrollIntoView({ block: "nearest" }), [children]);
  return (
    <p ref={words} id={id} class="panel-refusal panel-warning" role="note">
      {children}
    </p>
  );
}
