import { t } from "../../../i18n/i18n.js";
import { RevealCard } from "../../../table/panels/InsightNote.js";
import { Panel } from "../../../table/panels/Panel.js";
import "../../../table/panels/revealPanel.css";
import { isTrue, type Revelation } from "@inkognito/engine/card";
import { type Colour, SPECTATOR } from "@inkognito/engine/core";
import type { GameName } from "@inkognito/engine/games";
import type { ComponentChildren, VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { EndScreen, Unmasked } from "../../../games/card/end/EndScreen.js";
import { GameCard } from "../../../games/card/GameCard.js";
import { Papers } from "../../../games/card/notebook/Papers.js";
import { type CardListener, storyOf } from "../../../games/card/story.js";
import { WatchedTable } from "../../../games/card/Table.js";
import type { ViewEvent } from "../../../table/feed/feed.js";
import { listenerOf } from "../../../table/names.js";
import { LogPage } from "../../../table/papers/LogPage.js";
import { Dialog } from "../../../ui/Dialog.js";
import { Parchment } from "../../../ui/Parchment.js";
import { cardFaces, type Faces, isLie } from "./faces.js";
import type { ReplayTableProps } from "./recording.js";
import type { Step } from "./steps.js";
import type { Player } from "./usePlayer.js";

/** What a game adds to a moment of its replay. */
interface MomentParts<E, C extends string> {
  readonly told: readonly E[];
  readonly say: (event: E) => string;
  /** The event that opens a turn or a round. */
  readonly opening: string;
  readonly end: VNode;
  /** The cards that lie open at this moment. */
  readonly faces: readonly Faces<C>[];
  cardOf(card: C, owner: Colour): VNode;
  /** All cards, for eyes that see everything. */
  readonly dealt: VNode | null;
  /** A player's own; null: these eyes are not a player's. */
  readonly papers: VNode | null;
}

/** The panel and the papers of a recorded game at one moment. */
export function replayParts<G extends GameName, E extends ViewEvent, C extends string>(
  { deal, watched }: ReplayTableProps<G>,
  { told, say, opening, end, faces, cardOf, dealt, papers }: MomentParts<E, C>,
) {
  const hasEnded = watched.view.table.phase.type === "ended";
  // Only eyes that see everything see all the cards; at the end the masks are off beside it.
  const isOpen = deal !== null && !hasEnded;
  const title = t(isOpen ? "replay.cards" : "replay.story");
  const cards = (): ComponentChildren =>
    told.some(({ type }) => type === "dealt") ? dealt : <p>{t("replay.notDealt")}</p>;
  return {
    panel: hasEnded ? (
      <Scrolled label={t("passing.over")}>{end}</Scrolled>
    ) : (
      <MomentPanel told={told} say={say}>
        {faces.map(({ of, cards }) => (
          <div key={of} class="reveal-cards">
            {cards.map((card) => cardOf(card, of))}
          </div>
        ))}
      </MomentPanel>
    ),
    papers: papers ?? (
      <Scrolled label={title}>
        <Parchment>
          {isOpen ? (
            cards()
          ) : (
            <LogPage
              {...{ told, opening, say }}
              watching={{ viewer: SPECTATOR, setup: watched.setup }}
            />
          )}
        </Parchment>
      </Scrolled>
    ),
    papersTitle: papers === null ? title : null,
  };
}

interface MomentPanelProps<E> {
  readonly told: readonly E[];
  readonly say: (event: E) => string;
  /** The cards that are shown at this moment. */
  readonly children: readonly ComponentChildren[];
}

/** What happens at this moment of a recorded game; what led to it stands above. */
function MomentPanel<E>({ told, say, children }: MomentPanelProps<E>) {
  const now = told.at(-1);
  return (
    <Panel
      prompt={now === undefined ? "" : say(now)}
      needs={children.length > 0 ? "reveal" : null}
      decision={null}
    >
      {children.length > 0 && <Scrolled label={t("replay.story")}>{children}</Scrolled>}
    </Panel>
  );
}

/** Where there is nothing to press, a long text can still be reached and scrolled by keyboard. */
const REACHED = { tabIndex: 0 } as const;

interface ScrolledProps {
  readonly label: string;
  readonly children: ComponentChildren;
}

const Scrolled = ({ label, children }: ScrolledProps) => (
  <section class="replay-scrolled" aria-label={label} {...REACHED}>
    {children}
  </section>
);

/** A moment of a recorded card game. */
export function ReplayCards(props: ReplayTableProps<"card">) {
  const { watched, session, deal, still, onHome } = props;
  const { told } = watched;
  const listener = listenerOf(watched) satisfies CardListener;
  const parts = replayParts(props, {
    told,
    say: (event) => storyOf(event, listener),
    opening: "roundBegan",
    end: <EndScreen session={watched} onAgain={null} onHome={null} />,
    faces: cardFaces(told.at(-1), listener.config),
    cardOf: (card, of) => (
      <RevealCard
        key={card}
        isLie={isLie({ card, of }, deal?.hands ?? [], { config: listener.config, isTrue })}
      >
        <GameCard card={card} owner={of} width={88} />
      </RevealCard>
    ),
    dealt: deal && (
      <Unmasked listener={listener} outcome={{ winners: [] }} revelation={revealed(deal)} />
    ),
    papers: session && <Papers session={session} />,
  });
  return <WatchedTable session={watched} player={session} {...{ still, onHome, ...parts }} />;
}

type Deal = NonNullable<ReplayTableProps<"card">["deal"]>;

/** C7.1: of the fictitious agent's cards one lies left, the other right. */
function revealed({ hands, fictitious }: Deal): Revelation {
  if (fictitious === null) return { hands, fictitious };
  const { hand, left } = fictitious;
  const right = left === "identity" ? "number" : "identity";
  return { hands, fictitious: { hand, sides: { left, right } } };
}

interface EventsDialogProps {
  readonly steps: readonly Step[];
  readonly player: Player;
  readonly onClose: () => void;
}

/** All that happens, to jump to. */
export function EventsDialog({ steps, player, onClose }: EventsDialogProps) {
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => current.current?.focus(), []);
  const go = (position: number): void => {
    player.jump(position);
    onClose();
  };
  return (
    <Dialog title={t("replay.events")} onClose={onClose} light>
      <ol class="replay-events plain-list">
        {steps.map(({ opens, line }, i) => {
          const now = i + 1 === player.position;
          return (
            <li key={i}>
              <button
                type="button"
                ref={now ? current : null}
                class={`replay-event${opens ? " replay-opening" : ""}`}
                {...(now ? { "aria-current": "step" as const } : {})}
                onClick={() => go(i + 1)}
              >
                {line}
              </button>
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
}
