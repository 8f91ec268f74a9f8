import type { ComponentChildren } from "preact";
import { useContext, useMemo } from "preact/hooks";
import { TABLES } from "../../games/index.js";
import { Loading } from "../../shell/Notice.js";
import { useSettings } from "../../shell/settings.js";
import { TableExtrasContext } from "../../table/extras.js";
import { SoloNotice } from "../solo/SoloNotice.js";
import { type Opening, useSolo } from "../solo/useSolo.js";
import type { PracticeStep, Verdict } from "./lessons.js";

interface PracticeProps {
  readonly step: PracticeStep;
  readonly title: string;
  readonly guideOf: (verdict: Verdict) => ComponentChildren;
  readonly onHome: () => void;
  readonly onAgain: () => void;
}

/** The real table, with a game that is not saved and a guide that judges what the learner does. */
export function Practice({ step, title, guideOf, onHome, onAgain }: PracticeProps) {
  const { settings } = useSettings();
  const opening = useMemo((): Opening => ({ type: "practice", setup: step.setup }), [step]);
  const solo = useSolo(opening, settings.speed);
  const extras = useContext(TableExtrasContext);
  if (solo.status === "loading") return <Loading />;
  if (solo.status !== "open") {
    return solo.status === "curtain" ? null : <SoloNotice {...{ solo, onHome, onAgain }} />;
  }
  const props = { still: settings.speed === "instant", onHome, onAgain: null };
  const { game, session } = solo;
  const verdict =
    step.type === "board"
      ? game === "board" && step.judge(session)
      : game === "card" && step.judge(session);
  return (
    <TableExtrasContext.Provider value={{ ...extras, title, guide: guideOf(verdict || null) }}>
      {game === "board" ? (
        <TABLES.board session={session} {...props} />
      ) : (
        <TABLES.card session={session} {...props} />
      )}
    </TableExtrasContext.Provider>
  );
}
