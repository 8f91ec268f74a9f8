import { AGENTS } from "@inkognito/engine/core";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Mask } from "../cards/Mask.js";
import { Ruled } from "../rulebook/Ruled.js";
import "./end.css";

interface EndHeadProps {
  readonly title: string;
  /** Null: the title says it already. */
  readonly winners: string | null;
  /** How it came to its end, and why it is won. */
  readonly story: string;
  readonly reason: string;
  readonly actions: ComponentChildren;
  /** Nobody has just come to this end: the focus stays where it is. */
  readonly calm?: boolean;
  /** What else there is to say about the winners. */
  readonly children?: ComponentChildren;
}

/** Masks off: how it has ended, and what can be done now. */
export function EndHead(props: EndHeadProps) {
  const { title, winners, story, reason, actions, calm = false, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!calm) heading.current?.focus();
  }, []);
  return (
    <header class="end-curtain">
      <div class="end-masks">
        {AGENTS.map((agent) => (
          <Mask key={agent} agent={agent} size={64} />
        ))}
      </div>
      <div class="end-verdict">
        <h2 id="end-title" class="end-title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {winners !== null && <p class="end-winners">{winners}</p>}
      </div>
      {children}
      <div class="end-actions">{actions}</div>
      <div class="end-story">
        <p>{story}</p>
        <p class="end-reason">
          <Ruled words={reason} />
        </p>
      </div>
    </header>
  );
}
