import { t } from "../../../i18n/i18n.js";
import { EndPage, type EndProps, endListener } from "../../../table/end/EndPage.js";
import { listenerOf } from "../../../table/names.js";
import { Button } from "../../../ui/Button.js";
import { Parchment } from "../../../ui/Parchment.js";
import { reasonSentence, storyOf, winnersSentence } from "../story.js";
import { MissionVerdicts } from "./MissionVerdicts.js";
import { SealedSheet } from "./SealedSheet.js";
import { Unmasked } from "./Unmasked.js";

/** Who won and why, and who the players really were. */
export function EndScreen({ session, onAgain, onHome }: EndProps<"board">) {
  const { table } = session.view;
  if (table.phase.type !== "ended") return null;
  const { outcome, revelation } = table.phase;
  const listener = endListener(session.shared, listenerOf(session));
  const last = session.told.filter(
    ({ type }) => type === "announced" || type === "announcedAlone" || type === "handAnswered",
  );
  return (
    <EndPage
      {...{ listener, outcome, onHome }}
      story={last.map((event) => storyOf(event, listener)).join(" ")}
      winners={winnersSentence(outcome, listener)}
      reason={reasonSentence(outcome)}
      again={
        onAgain !== null && (
          <Button kind="lamp" large onClick={onAgain}>
            {t("end.again")}
          </Button>
        )
      }
    >
      <Parchment>
        <Unmasked {...{ table, outcome, revelation, listener }} />
      </Parchment>
      <Parchment>
        <MissionVerdicts {...{ table, revelation, listener }} />
        {revelation.sheet !== null && (
          <SealedSheet hands={revelation.hands} sheet={revelation.sheet} listener={listener} />
        )}
      </Parchment>
    </EndPage>
  );
}
