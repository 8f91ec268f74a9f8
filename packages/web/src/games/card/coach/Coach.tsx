import { legal } from "@inkognito/engine/card";
import { Coach as SharedCoach } from "../../../table/coach/Coach.js";
import type { CardSession } from "../../../table/session.js";
import type { CardListener } from "../story.js";
import { adviceText } from "./adviceText.js";
import { expectedText } from "./expectedText.js";
import { pointerTo } from "./pointer.js";
import { bitsWords, reasonWords } from "./reason.js";

interface CoachProps {
  readonly session: CardSession;
  readonly listener: CardListener;
}

export function Coach({ session, listener }: CoachProps) {
  const { view, assistant, act } = session;
  return (
    <SharedCoach
      session={session}
      expected={{ words: expectedText(view, listener), mine: legal(view).awaits.type !== "none" }}
      suggestionIn={({ suggestion, sure }, mind) =>
        suggestion && {
          doing: adviceText(suggestion.do, listener),
          reasons: [
            reasonWords(suggestion, listener, {
              share: sure ?? 1,
              inNumbers: assistant === "odds",
            }),
            bitsWords(suggestion, mind?.card.adviceBits(view, suggestion.do) ?? null, listener),
          ],
          onDo: () => act(suggestion.do),
        }
      }
      pointerTo={(action) => pointerTo(action, listener)}
    />
  );
}
