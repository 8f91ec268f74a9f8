import { colourAt, figureOf, type Piece } from "@inkognito/engine/board";
import { useEffect, useState } from "preact/hooks";
import { useTitle } from "../app/Screen.js";
import { ArtDefs } from "../board/Emblem.js";
import { Coach } from "../coach/Coach.js";
import { EndScreen } from "../end/EndScreen.js";
import { t } from "../i18n/i18n.js";
import { Papers } from "../notebook/Papers.js";
import { DecisionPanel } from "./DecisionPanel.js";
import { GestureMenu } from "./GestureMenu.js";
import { firstUnseen, revealsSince } from "./happenings.js";
import { LiveRegion } from "./LiveRegion.js";
import { type MapIntent, MapIntentContext, NO_INTENT } from "./mapIntent.js";
import { PhantomCorner } from "./PhantomCorner.js";
import { AnswerReveal } from "./panels/AnswerReveal.js";
import { refusalWords } from "./refusalWords.js";
import { SealDialog } from "./SealDialog.js";
import { Seats } from "./Seats.js";
import type { Session } from "./session.js";
import { TableBar } from "./TableBar.js";
import { TableMap } from "./TableMap.js";
import { useTrails } from "./trails.js";
import "../cards/cards.css";
import "./table.css";

interface TableProps {
  readonly session: Session;
  /** Nothing glides or walks. */
  readonly still: boolean;
  readonly onHome: () => void;
  readonly onAgain: () => void;
}

/** The table: map, seats, the decision of the moment, and my papers. */
export function Table({ session, still, onHome, onAgain }: TableProps) {
  const [intent, setIntent] = useState<MapIntent>(NO_INTENT);
  const [side, setSide] = useState<"play" | "papers">("play");
  const [dialog, setDialog] = useState<"gesture" | "seal" | null>(null);
  useTitle(t("screen.table"));
  const { view } = session;
  const trails = useTrails(view.table.positions);
  const ended = view.table.phase.type === "ended";
  const close = (): void => setDialog(null);
  return (
    <MapIntentContext.Provider value={setIntent}>
      <div class={`table${side === "papers" ? " table-turned" : ""}${ended ? " table-ended" : ""}`}>
        <ArtDefs />
        <TableBar
          session={session}
          onHome={onHome}
          onGesture={() => setDialog("gesture")}
          onSeal={() => setDialog("seal")}
        />
        <Seats session={session} />
        <main class="table-main">
          <div class="table-play">
            <TableMap
              positions={intent.positions ?? view.table.positions}
              intent={intent}
              mine={trueFigure(session)}
              trails={trails}
              still={still}
            >
              <PhantomCorner session={session} steps={intent.steps} />
            </TableMap>
            <div class="table-panel">
              <Refusal refusal={session.refusal} />
              {ended ? (
                <EndScreen session={session} onAgain={onAgain} onHome={onHome} />
              ) : (
                <>
                  <Coach session={session} />
                  <Play session={session} />
                </>
              )}
            </div>
          </div>
          <div class="table-papers">
            <Papers session={session} />
          </div>
        </main>
        <nav class="table-sides" aria-label={t("table.sides")}>
          {(["play", "papers"] as const).map((each) => (
            <button
              key={each}
              type="button"
              class="table-side"
              aria-pressed={each === side}
              onClick={() => setSide(each)}
            >
              {t(`table.side.${each}`)}
            </button>
          ))}
        </nav>
        <LiveRegion session={session} />
        {dialog === "gesture" && <GestureMenu session={session} onClose={close} />}
        {dialog === "seal" && <SealDialog session={session} onClose={close} />}
      </div>
    </MapIntentContext.Provider>
  );
}

/** Whoever clicks twice has done nothing wrong: what came too late is not mentioned. */
function Refusal({ refusal }: Pick<Session, "refusal">) {
  if (refusal === null || refusal.code === "staleDecision") return null;
  return (
    <p class="panel-refusal" role="alert">
      {refusalWords(refusal)}
    </p>
  );
}

/** Answers are looked at first, then comes what is to be decided. */
function Play({ session }: { readonly session: Session }) {
  const { told, seat, view } = session;
  const [seen, setSeen] = useState(() => firstUnseen(told, seat));
  useEffect(() => {
    if (told.length < seen) setSeen(firstUnseen(told, seat));
  }, [told, seat, seen]);
  const reveal = revealsSince(told, seat, seen)[0];
  if (reveal === undefined) return <DecisionPanel session={session} />;
  const { phase } = view.table;
  const objectable =
    phase.type === "banishing" &&
    phase.seat === seat &&
    phase.objectable &&
    reveal.index === told.length - 1;
  return (
    <AnswerReveal
      key={reveal.index}
      session={session}
      reveal={reveal}
      objectable={objectable}
      onGoOn={() => setSeen(reveal.index + 1)}
    />
  );
}

function trueFigure({ view, seat }: Session): Piece | null {
  const colour = colourAt(view.table.config, seat);
  const hand = view.own?.hand;
  return colour === null || hand == null ? null : figureOf(colour, hand.build);
}
