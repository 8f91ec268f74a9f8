import { adviseCard } from "@inkognito/mind";
import { useMemo } from "preact/hooks";
import { CoachFrame, Counsel } from "../../coach/CoachFrame.js";
import { t } from "../../i18n/i18n.js";
import type { CardSession } from "../../table/session.js";
import type { CardListener } from "../story.js";
import { doing } from "./doing.js";
import { expectation } from "./expectation.js";
import { reasonWords } from "./reason.js";

interface CardCoachProps {
  readonly session: CardSession;
  readonly listener: CardListener;
}

export const CardCoach = (props: CardCoachProps) => (
  <CoachFrame>
    <Advice {...props} />
  </CoachFrame>
);

function Advice({ session, listener }: CardCoachProps) {
  const { view, told, catchingUp } = session;
  const advice = useMemo(
    () => (catchingUp ? null : adviseCard(view, told)),
    [view, told, catchingUp],
  );
  if (advice === null) return <p class="coach-words">{t("coach.thinking")}</p>;
  const { suggestion } = advice;
  return (
    <Counsel
      expected={expectation(view, listener)}
      suggestion={
        suggestion && {
          doing: doing(suggestion.do, listener),
          reason: reasonWords(suggestion, listener),
          onDo: () => session.act(suggestion.do),
        }
      }
    />
  );
}
