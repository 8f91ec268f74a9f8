import { optionsOf } from "@inkognito/engine/card";
import { assertNever } from "@inkognito/engine/core";
import { useState } from "preact/hooks";
import { CallPanel } from "./CallPanel.js";
import { DemandPanel } from "./DemandPanel.js";
import type { DecisionProps } from "./decision.js";
import { LookPanel } from "./LookPanel.js";
import { PairPanel } from "./PairPanel.js";
import { StandPanel } from "./StandPanel.js";

/** A meeting: what it is for, or the announcement instead. */
export function MeetPanel(props: DecisionProps<"choose">) {
  const [announcing, setAnnouncing] = useState(false);
  const { session, awaits } = props;
  if (announcing) return <CallPanel {...props} onBack={() => setAnnouncing(false)} />;
  const onAnnounce = awaits.announce ? () => setAnnouncing(true) : null;
  const options = optionsOf(session.view.table, session.seat, awaits.meeting);
  switch (options) {
    case "swap":
    case "show":
      return <PairPanel {...props} onAnnounce={onAnnounce} />;
    case "demand":
      return <DemandPanel {...props} onAnnounce={onAnnounce} />;
    case "look":
      return <LookPanel {...props} onAnnounce={onAnnounce} />;
    case "stand":
      return <StandPanel {...props} onAnnounce={onAnnounce} />;
    default:
      return assertNever(options);
  }
}
