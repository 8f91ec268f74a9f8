import { legal } from "@inkognito/engine/card";
import { assertNever } from "@inkognito/engine/core";
import { useMemo } from "preact/hooks";
import { listenerOf } from "../../table/names.js";
import { WaitingPanel } from "../../table/panels/WaitingPanel.js";
import type { CardSession } from "../../table/session.js";
import { BlackPanel } from "./panels/BlackPanel.js";
import { LocatePanel } from "./panels/LocatePanel.js";
import { MeetPanel } from "./panels/MeetPanel.js";
import { promptOf } from "./prompt.js";

/** The panel for the present decision; each decision gets a fresh panel. */
export function DecisionPanel({ session }: { readonly session: CardSession }) {
  const listener = listenerOf(session);
  const { view } = session;
  const awaits = useMemo(() => legal(view).awaits, [view]);
  const prompt = promptOf(view, listener, awaits);
  const key = view.table.decision;
  const props = { session, listener, prompt };
  switch (awaits.type) {
    case "none":
      return <WaitingPanel {...props} />;
    case "pick":
    case "locate":
      return <LocatePanel key={key} awaits={awaits} {...props} />;
    case "choose":
      return <MeetPanel key={key} awaits={awaits} {...props} />;
    case "show":
      return <BlackPanel key={key} awaits={awaits} {...props} />;
    default:
      return assertNever(awaits);
  }
}
