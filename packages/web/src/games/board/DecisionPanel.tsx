import { legal } from "@inkognito/engine/board";
import { assertNever } from "@inkognito/engine/core";
import { useMemo } from "preact/hooks";
import { listenerOf } from "../../table/names.js";
import { WaitingPanel } from "../../table/panels/WaitingPanel.js";
import type { Session } from "../../table/session.js";
import { BanishPanel } from "./panels/BanishPanel.js";
import { HandshakePanel } from "./panels/HandshakePanel.js";
import { MovePanel } from "./panels/MovePanel.js";
import { PlacePanel } from "./panels/PlacePanel.js";
import { ResolvePanel } from "./panels/ResolvePanel.js";
import { ShowPanel } from "./panels/ShowPanel.js";
import { WalkPanel } from "./panels/WalkPanel.js";
import { promptOf } from "./prompt.js";
import { storyOf } from "./story.js";

/** The panel for the present decision; each decision gets a fresh panel. */
export function DecisionPanel({ session }: { readonly session: Session }) {
  const { view } = session;
  const awaits = useMemo(() => legal(view).awaits, [view]);
  const listener = listenerOf(session);
  const prompt = promptOf(view, listener, awaits);
  const key = view.table.decision;
  const props = { session, prompt };
  switch (awaits.type) {
    case "none":
      return <WaitingPanel {...props} say={(event) => storyOf(event, listener)} />;
    case "place":
      return <PlacePanel key={key} awaits={awaits} {...props} />;
    case "move":
      return <MovePanel key={key} awaits={awaits} {...props} />;
    case "walk":
      return <WalkPanel key={key} awaits={awaits} {...props} />;
    case "resolve":
      return <ResolvePanel key={key} awaits={awaits} {...props} />;
    case "show":
      return <ShowPanel key={key} awaits={awaits} {...props} />;
    case "banish":
      return <BanishPanel key={key} awaits={awaits} {...props} />;
    case "shakeHands":
      return <HandshakePanel key={key} awaits={awaits} {...props} />;
    default:
      return assertNever(awaits);
  }
}
