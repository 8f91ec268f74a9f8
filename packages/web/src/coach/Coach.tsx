import { advise } from "@inkognito/mind";
import { useMemo } from "preact/hooks";
import { t } from "../i18n/i18n.js";
import { listenerOf } from "../table/names.js";
import type { Session } from "../table/session.js";
import { CoachFrame, Counsel } from "./CoachFrame.js";
import { doing } from "./doing.js";
import { expectation } from "./expectation.js";
import { reasonWords } from "./reason.js";

export const Coach = ({ session }: { readonly session: Session }) => (
  <CoachFrame>
    <Advice session={session} />
  </CoachFrame>
);

function Advice({ session }: { readonly session: Session }) {
  const { view, told, catchingUp } = session;
  const advice = useMemo(() => (catchingUp ? null : advise(view, told)), [view, told, catchingUp]);
  if (advice === null) return <p class="coach-words">{t("coach.thinking")}</p>;
  const { suggestion } = advice;
  const listener = listenerOf(session);
  return (
    <Counsel
      expected={expectation(view, listener)}
      suggestion={
        suggestion && {
          doing: doing(suggestion.do, view, listener),
          reason: reasonWords(suggestion, listener),
          onDo: () => session.act(suggestion.do),
        }
      }
    />
  );
}
