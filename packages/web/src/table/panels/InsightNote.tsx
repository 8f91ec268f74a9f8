import { t } from "../../i18n/i18n.js";
import type { InsightText } from "../notebook/insightText.js";

/** What the cards that I was shown tell me; a moment is not to be missed. */
export const InsightNote = ({ words }: { readonly words: InsightText | null }) =>
  words === null ? null : (
    <section class="insight" aria-labelledby="insight">
      <h3 id="insight" class="panel-title">
        {t("insight.title")}
      </h3>
      {words.moments.map((moment) => (
        <p key={moment} class="insight-moment" role="status">
          {moment}
        </p>
      ))}
      {words.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  );
