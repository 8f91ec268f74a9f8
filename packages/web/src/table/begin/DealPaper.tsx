import type { Agent } from "@inkognito/engine/core";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../i18n/i18n.js";
import { useSettings } from "../../shell/settings.js";
import { FigureIcon } from "../../ui/art/Figure.js";
import { Mask } from "../../ui/art/Mask.js";
import { Button } from "../../ui/Button.js";
import "./deal.css";

interface DealPaperProps {
  /** Null: a player without a secret identity. */
  readonly identity: Agent | null;
  /** Who the partner is, or what there is to do. */
  readonly words: string;
  /** What else was dealt. */
  readonly children?: ComponentChildren;
  readonly onSkip: () => void;
}

/** Before the first turn: who I am, and whom I look for. It goes away by itself. */
export function DealPaper({ identity, words, children, onSkip }: DealPaperProps) {
  const { speed } = useSettings().settings;
  const skip = useRef<HTMLDivElement>(null);
  useEffect(() => skip.current?.querySelector("button")?.focus(), []);
  // At once means at once.
  if (speed === "instant") return null;
  return (
    <div class="deal">
      <div
        class="deal-paper"
        role="dialog"
        aria-labelledby="deal-title"
        aria-describedby="deal-words"
      >
        <div class="deal-mask">
          {identity === null ? (
            <FigureIcon colour={null} size={96} />
          ) : (
            <Mask agent={identity} size={120} />
          )}
        </div>
        <h2 id="deal-title" class="deal-title">
          <small>{t("passport.identity")} </small>
          {identity === null ? t("passport.ambassador") : t(`agent.${identity}`)}
        </h2>
        {identity !== null && <div class="deal-cards">{children}</div>}
        <p id="deal-words">{words}</p>
        <div ref={skip}>
          <Button kind="paper" onClick={onSkip}>
            {t("deal.skip")}
          </Button>
        </div>
      </div>
    </div>
  );
}
