import { colourAt, seatsOf } from "@inkognito/engine/board";
import {
  blackCards,
  fictitiousOf,
  type Hand,
  type Outcome,
  type Revelation,
} from "@inkognito/engine/card";
import { AGENTS, type Agent, type Colour, SPECTATOR } from "@inkognito/engine/core";
import { FigureIcon } from "../../board/Figure.js";
import { CardGameCard } from "../../cards/CardGameCard.js";
import { Mask } from "../../cards/Mask.js";
import { EndHead } from "../../end/EndHead.js";
import { FileActions, FileChecks } from "../../end/FileLeaves.js";
import { Person } from "../../end/Person.js";
import { winsAlone } from "../../end/verdict.js";
import { t } from "../../i18n/i18n.js";
import { capital, fullName } from "../../notebook/names.js";
import type { Watching } from "../../table/session.js";
import { Button } from "../../ui/Button.js";
import { ColourMark } from "../../ui/ColourMark.js";
import { Parchment } from "../../ui/Parchment.js";
import { type CardListener, cardReasonLine, cardStory, cardWinnersLine } from "../story.js";
import { MatchPoints } from "./MatchPoints.js";
import "./cardEnd.css";

interface CardEndProps {
  readonly session: Watching<"card">;
  readonly listener: CardListener;
  /** Null: it is not for me to say. */
  readonly onAgain: (() => void) | null;
  /** Null: a recorded game, at whose end one only looks. */
  readonly onHome: (() => void) | null;
}

/** Masks off: who won and why, who everybody was, and the code. */
export function CardEnd(props: CardEndProps) {
  const { phase } = props.session.view.table;
  if (phase.type !== "ended") return null;
  // Several people look at it together, or somebody who only watched: it speaks of nobody as "you".
  const shared = props.session.shared || props.session.seat === SPECTATOR;
  const listener: CardListener = shared ? { ...props.listener, viewer: SPECTATOR } : props.listener;
  return <End {...props} {...phase} listener={listener} shared={shared} />;
}

interface EndProps extends CardEndProps {
  readonly outcome: Outcome;
  readonly revelation: Revelation;
  readonly shared: boolean;
}

function End({ session, listener, onAgain, onHome, outcome, revelation, shared }: EndProps) {
  const { seat, told, setup, nextGame } = session;
  const won = seat !== SPECTATOR && outcome.winners.includes(seat);
  const call = told.filter(({ type }) => type === "announced");
  return (
    <section class="end" aria-labelledby="end-title">
      <EndHead
        title={t(shared ? "passing.over" : won ? "end.won" : "end.lost")}
        winners={winsAlone(outcome, listener) ? null : cardWinnersLine(outcome, listener)}
        story={call.map((event) => cardStory(event, listener)).join(" ")}
        reason={cardReasonLine(outcome, listener)}
        actions={
          <>
            {nextGame !== null && (
              <Button kind="lamp" large onClick={nextGame}>
                {t("match.next")}
              </Button>
            )}
            {onAgain !== null && (
              <Button kind={nextGame === null ? "lamp" : "plain"} large onClick={onAgain}>
                {t(setup.match === null ? "end.again" : "match.again")}
              </Button>
            )}
            {onHome !== null && (
              <Button large onClick={onHome}>
                {t("end.home")}
              </Button>
            )}
            <FileActions />
          </>
        }
        calm={onHome === null}
      >
        {setup.match !== null && <MatchPoints {...{ setup, outcome, listener }} />}
      </EndHead>
      <Parchment>
        <Everybody {...{ listener, outcome, revelation }} />
      </Parchment>
      <Parchment>
        <TrueCode {...{ listener, revelation }} announced={announcedIn(call)} />
      </Parchment>
      <FileChecks />
    </section>
  );
}

const announcedIn = (call: Watching<"card">["told"]): readonly number[] | null => {
  const [event] = call;
  return event?.type === "announced" ? event.code : null;
};

interface TrueCodeProps {
  readonly listener: CardListener;
  readonly revelation: Revelation;
  readonly announced: readonly number[] | null;
}

/** C1.2: the four numbers in the order F, B, Z, X, and what was named instead. */
function TrueCode({ listener, revelation, announced }: TrueCodeProps) {
  const { hands, fictitious } = revelation;
  const all = [...hands, fictitious?.hand ?? null];
  const numberOf = (agent: Agent) => all.find((hand) => hand?.identity === agent)?.number;
  return (
    <section>
      <h3 class="end-heading">{t("cardEnd.code", { edition: listener.config.edition })}</h3>
      <ol class="card-end-code">
        {AGENTS.map((agent, place) => {
          const named = announced?.[place];
          const right = named === numberOf(agent);
          return (
            <li key={agent}>
              <Mask agent={agent} size={40} />
              <span>{t(`agent.cell.${agent}`)}</span>
              <strong>{numberOf(agent)}</strong>
              {named !== undefined && (
                <small>
                  <span aria-hidden="true">{right ? "✔" : "✕"} </span>
                  {t("cardEnd.named", { number: named, right: right ? "yes" : "no" })}
                </small>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface EverybodyProps {
  readonly listener: CardListener;
  readonly outcome: Pick<Outcome, "winners">;
  readonly revelation: Revelation;
}

/** Everybody's mask and black cards. */
export function Everybody({ listener, outcome, revelation }: EverybodyProps) {
  const { config } = listener;
  const fictitious = fictitiousOf(config);
  return (
    <section>
      <h3 class="end-heading">{t("end.unmasked")}</h3>
      <ul class="unmasked">
        {seatsOf(config).map((seat) => {
          const colour = colourAt(config, seat);
          const hand = revelation.hands[seat];
          const name = capital(fullName(listener, seat));
          const won = outcome.winners.includes(seat);
          if (colour === null || !hand) {
            const picture = <FigureIcon colour={null} size={72} />;
            return <Person key={seat} {...{ picture, name, won }} />;
          }
          return (
            <Person
              key={seat}
              picture={<Mask agent={hand.identity} size={84} />}
              name={name}
              mark={<ColourMark colour={colour} />}
              won={won}
              agent={t(`agent.${hand.identity}`)}
              cards={<Blacks hand={hand} owner={colour} />}
            />
          );
        })}
        {revelation.fictitious !== null && fictitious !== null && (
          <Person
            picture={<Mask agent={revelation.fictitious.hand.identity} size={84} />}
            name={capital(t("name.fictitious.subject"))}
            mark={<ColourMark colour={fictitious} />}
            won={null}
            agent={t(`agent.${revelation.fictitious.hand.identity}`)}
            cards={<Blacks hand={revelation.fictitious.hand} owner={fictitious} />}
          >
            {t("cardEnd.left", { kind: revelation.fictitious.sides.left })}
          </Person>
        )}
      </ul>
    </section>
  );
}

const Blacks = ({ hand, owner }: { readonly hand: Hand; readonly owner: Colour }) => (
  <div class="person-cards">
    {blackCards(hand).map((card) => (
      <CardGameCard key={card} card={card} owner={owner} width={76} />
    ))}
  </div>
);
