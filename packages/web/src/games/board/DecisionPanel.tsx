import { type BoardView, type LegalActions, legal } from "@inkognito/engine/board";
import { agentSeats, assertNever, type Seat } from "@inkognito/engine/core";
import { useEffect, useMemo, useState } from "preact/hooks";
import { t } from "../../i18n/i18n.js";
import { lazyPart } from "../../shell/lazy.js";
import { listenerOf } from "../../table/names.js";
import { WaitingPanel } from "../../table/panels/WaitingPanel.js";
import type { Session } from "../../table/session.js";
import { Button } from "../../ui/Button.js";
import { MovePanel } from "./panels/MovePanel.js";
import { promptOf } from "./prompt.js";

const later = () => import("./panels/later.js");
const AnnouncePanel = lazyPart(() => later().then((part) => part.AnnouncePanel));
const BanishPanel = lazyPart(() => later().then((part) => part.BanishPanel));
const HandshakePanel = lazyPart(() => later().then((part) => part.HandshakePanel));
const PlacePanel = lazyPart(() => later().then((part) => part.PlacePanel));
const ResolvePanel = lazyPart(() => later().then((part) => part.ResolvePanel));
const ShowPanel = lazyPart(() => later().then((part) => part.ShowPanel));
const WalkPanel = lazyPart(() => later().then((part) => part.WalkPanel));

/** The panel for the present decision; each decision gets a fresh panel. */
export function DecisionPanel({ session }: { readonly session: Session }) {
  const { view } = session;
  const may = useMemo(() => legal(view), [view]);
  const { awaits } = may;
  const { partners, isOpen, open } = useOffTurn(view, may);
  const listener = listenerOf(session);
  const prompt = promptOf(view, listener, awaits);
  const key = view.table.decision;
  const aside = partners && <Button onClick={() => open(true)}>{t("announce.open")}</Button>;
  const props = { session, prompt, aside };
  if (partners && isOpen) {
    const back = (): void => open(false);
    return <AnnouncePanel {...{ session, partners }} alone={false} offTurn onBack={back} />;
  }
  switch (awaits.type) {
    case "none":
      return <WaitingPanel {...props} />;
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

interface OffTurn {
  /** Null: this player may not announce now. */
  readonly partners: readonly Seat[] | null;
  readonly isOpen: boolean;
  open(on: boolean): void;
}

/** B10.1: an announcement out of this player's own turn. Whom to name can be chosen before it is possible. */
function useOffTurn({ table, own }: BoardView, { announceTo, awaits }: LegalActions): OffTurn {
  const { config, phase } = table;
  const [isOpen, open] = useState(false);
  const isWaiting = awaits.type === "none" && phase.type !== "handshake" && table.turn > 0;
  const may = config.rulesVersion >= 2 && own?.hand != null && (isWaiting || announceTo !== null);
  useEffect(() => {
    if (!may) open(false);
  }, [may]);
  const partners = agentSeats(config).filter((seat) => seat !== own?.seat);
  return { partners: may ? partners : null, isOpen: may && isOpen, open };
}
