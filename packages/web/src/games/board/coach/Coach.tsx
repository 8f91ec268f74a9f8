import { t } from "../../../i18n/i18n.js";
import { AdviceText, CoachFrame } from "../../../table/coach/CoachFrame.js";
import { useAdvice } from "../../../table/coach/useAdvice.js";
import { listenerOf } from "../../../table/names.js";
import { useOddsMind } from "../../../table/notebook/useOddsMind.js";
import type { Session } from "../../../table/session.js";
import { adviceText } from "./adviceText.js";
import { expectedText } from "./expectedText.js";
import { adviceBitsWords, reasonWords } from "./reason.js";

export const Coach = ({ session }: { readonly session: Session }) => (
  <CoachFrame>
    <Advice session={session} />
  </CoachFrame>
);

function Advice({ session }: { readonly session: Session }) {
  const { view, assistant, catchingUp } = session;
  const advice = useAdvice(session);
  const mind = useOddsMind(assistant);
  if (catchingUp) return <p class="coach-words">{t("coach.thinking")}</p>;
  const suggestion = advice?.suggestion ?? null;
  const inNumbers = assistant === "odds";
  const listener = listenerOf(session);
  return (
    <AdviceText
      expected={expectedWords(view, listener)}
      suggestion={
        suggestion && {
          doing: adviceWords(suggestion.do, view, listener),
          reason: [
            reasonWords(suggestion, listener, { share: advice?.sure ?? 1, inNumbers }),
            adviceBitsWords(suggestion, mind?.adviceBits(view, suggestion.do) ?? null, listener),
          ]
            .filter((words) => words !== "")
            .join(" "),
          onDo: () => session.act(suggestion.do),
        }
      }
    />
  );
}
