import type { BoardView, BoardViewEvent } from "@inkognito/engine/board";
import { knowledge } from "@inkognito/mind/board";
import type { Assistant } from "@inkognito/protocol";
import { concludes } from "@inkognito/protocol";
import { useMemo } from "preact/hooks";
import { lazyPart } from "../../../shell/lazy.js";
import { listenerOf } from "../../../table/names.js";
import { PaperTabs } from "../../../table/papers/PaperTabs.js";
import type { Session } from "../../../table/session.js";
import { storyOf } from "../story.js";
import { Passport } from "./Passport.js";

const CardsPage = lazyPart(() => import("./CardsPage.js").then((part) => part.CardsPage));
const LogPage = lazyPart(() =>
  import("../../../table/papers/LogPage.js").then((part) => part.LogPage<BoardViewEvent>),
);
const NotebookPage = lazyPart(() => import("./NotebookPage.js").then((part) => part.NotebookPage));

/** The papers of a player of the board game. */
export function Papers({ session }: { readonly session: Session }) {
  const { view, told, assistant } = session;
  const listener = listenerOf(session);
  const known = useMemo(() => knowledge(aided(view, assistant)), [view, assistant]);
  return (
    <PaperTabs
      passport={<Passport {...{ view, known, listener }} />}
      cards={<CardsPage session={session} />}
      notebook={<NotebookPage key={view.table.commitment} session={session} />}
      log={
        <LogPage
          told={told}
          opening="turnBegan"
          say={(event) => storyOf(event, listener)}
          watching={{ viewer: session.seat, setup: session.setup }}
        />
      }
    />
  );
}

/** Without help at this table, the passport knows only what was dealt. */
const aided = (view: BoardView, assistant: Assistant): BoardView =>
  concludes(assistant) || view.own === null ? view : { ...view, own: { ...view.own, shows: [] } };
