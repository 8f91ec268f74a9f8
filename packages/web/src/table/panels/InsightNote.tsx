import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../../i18n/i18n.js";
import { useSettings } from "../../shell/settings.js";
import { playSounds } from "../../sound/playSounds.js";
import type { InsightText } from "../notebook/insightText.js";

/** What the cards that I was shown tell me; a moment is not to be missed. */
export function InsightNote({ words }: { readonly words: InsightText | null }) {
  const { sound, volume } = useSettings().settings;
  const moment = words?.moments[0];
  useEffect(() => {
    if (moment !== undefined && sound) playSounds(["certain"], volume);
  }, [moment]);
  if (words === null) return null;
  return (
    <section class="insight" aria-labelledby="insight">
      <h3 id="insight" class="panel-title">
        {t("insight.title")}
      </h3>
      {words.moments.map((each) => (
        <p key={each} class="insight-moment" role="status">
          {each}
        </p>
      ))}
      {words.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  );
}

interface RevealCardProps {
  /** Is it certain that the card is not true? */
  readonly isLie: boolean;
  readonly children: ComponentChildren;
}

/** A card that I was shown; a lie is dimmed, and said to be one. */
export const RevealCard = ({ isLie, children }: RevealCardProps) => (
  <div class={isLie ? "reveal-card reveal-lie" : "reveal-card"}>
    {children}
    {isLie && <p class="reveal-verdict">{t("insight.card.lie")}</p>}
  </div>
);
