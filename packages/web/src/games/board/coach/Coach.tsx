import { legal } from "@inkognito/engine/board";
import { Coach as SharedCoach } from "../../../table/coach/Coach.js";
import { listenerOf } from "../../../table/names.js";
import type { Session } from "../../../table/session.js";
import { adviceText } from "./adviceText.js";
import { expectedText } from "./expectedText.js";
import { pointerTo } from "./pointer.js";
import { adviceBitsWords, reasonWords } from "./reason.js";

export function Coach({ session }: { readonly session: Session }) {
  const { view, assistant, act } = session;
  const listener = listenerOf(session);
  return (
    <SharedCoach
      session={session}
      expected={{ words: expectedText(view, listener), mine: legal(view).awaits.type !== "none" }}
      suggestionIn={({ suggestion, sure }, mind) =>
        suggestion && {
          doing: adviceText(suggestion.do, view, listener),
          reasons: [
            reasonWords(suggestion, listener, {
              share: sure ?? 1,
              inNumbers: assistant === "odds",
            }),
            adviceBitsWords(
              suggestion,
              mind?.board.adviceBits(view, suggestion.do) ?? null,
              listener,
            ),
          ],
          onDo: () => act(suggestion.do),
        }
      }
      pointerTo={(action) => pointerTo(action, listener)}
    />
  );
}
