import type { CardView, CardViewEvent } from "@inkognito/engine/card";
import { knowledge } from "@inkognito/mind/card";
import type { Assistant } from "@inkognito/protocol";
import { concludes } from "@inkognito/protocol";
import { useMemo } from "preact/hooks";
import { lazyPart } from "../../../shell/lazy.js";
import { listenerOf } from "../../../table/names.js";
import { PaperTabs } from "../../../table/papers/PaperTabs.js";
import type { CardSession } from "../../../table/session.js";
import { storyOf } from "../story.js";
import { CardsPage } from "./CardsPage.js";
import { keyOf } from "./grid.js";
import { Passport } from "./Passport.js";

const LogPage = lazyPart(() =>
  import("../../../table/papers/LogPage.js").then((part) => part.LogPage<CardViewEvent>),
);
const NotebookPage = lazyPart(() => import("./NotebookPage.js").then((part) => part.NotebookPage));

/** The papers of a player of the card game. */
export function Papers({ session }: { readonly session: CardSession }) {
  const listener = listenerOf(session);
  const { view, told, assistant } = session;
  const known = useMemo(() => knowledge(aided(view, assistant)), [view, assistant]);
  return (
    <PaperTabs
      passport={<Passport {...{ view, known, listener }} />}
      cards={<CardsPage {...{ session, listener }} />}
      notebook={<NotebookPage key={keyOf(session)} {...{ session, listener }} />}
      log={
        <LogPage
          told={told}
          opening="roundBegan"
          say={(event) => storyOf(event, listener)}
          watching={{ viewer: session.seat, setup: session.setup }}
        />
      }
    />
  );
}

/** Without help at this table, the passport knows only what was dealt. */
const aided = (view: CardView, assistant: Assistant): CardView =>
  concludes(assistant) || view.own === null ? view : { ...view, own: { ...view.own, seen: [] } };
