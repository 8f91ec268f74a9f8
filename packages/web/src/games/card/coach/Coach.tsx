import { t } from "../../../i18n/i18n.js";
import { AdviceText, CoachFrame } from "../../../table/coach/CoachFrame.js";
import { useAdvice } from "../../../table/coach/useAdvice.js";
import { useOddsMind } from "../../../table/notebook/useOddsMind.js";
import type { CardSession } from "../../../table/session.js";
import type { CardListener } from "../story.js";
import { adviceText } from "./adviceText.js";
import { expectedText } from "./expectedText.js";
import { bitsWords, reasonWords } from "./reason.js";

interface CoachProps {
  readonly session: CardSession;
  readonly listener: CardListener;
}

export const Coach = (props: CoachProps) => (
  <CoachFrame>
    <Advice {...props} />
  </CoachFrame>
);

function Advice({ session, listener }: CoachProps) {
  const { view, assistant, catchingUp } = session;
  const advice = useAdvice(session);
  const mind = useOddsMind(assistant);
  if (catchingUp) return <p class="coach-words">{t("coach.thinking")}</p>;
  const suggestion = advice?.suggestion ?? null;
  const inNumbers = assistant === "odds";
  return (
    <AdviceText
      expected={expectedWords(view, listener)}
      suggestion={
        suggestion && {
          doing: adviceWords(suggestion.do, listener),
          reason: [
            reasonWords(suggestion, listener, { share: advice?.sure ?? 1, inNumbers }),
            bitsWords(suggestion, mind?.cardAdviceBits(view, suggestion.do) ?? null, listener),
          ]
            .filter((words) => words !== "")
            .join(" "),
          onDo: () => session.act(suggestion.do),
        }
      }
    />
  );
}
