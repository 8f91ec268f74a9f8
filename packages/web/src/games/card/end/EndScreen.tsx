import {
  blackCards,
  fictitiousOf,
  type Hand,
  MATCH_POINTS,
  type Outcome,
  type Revelation,
} from "@inkognito/engine/card";
import { AGENTS, type Agent, type Colour, colourAt, seatsOf } from "@inkognito/engine/core";
import { useMemo } from "preact/hooks";
import { listOf, t } from "../../../i18n/i18n.js";
import { standings } from "../../../setup/match.js";
import type { CardSetup } from "../../../setup/setup.js";
import { EndPage, type EndProps, endListener } from "../../../table/end/EndPage.js";
import { People, Person } from "../../../table/end/Person.js";
import { capital, listenerOf, playerName } from "../../../table/names.js";
import type { WatchedGame } from "../../../table/session.js";
import { Mask } from "../../../ui/art/Mask.js";
import { Button } from "../../../ui/Button.js";
import { Parchment } from "../../../ui/Parchment.js";
import { GameCard } from "../GameCard.js";
import { type CardListener, reasonSentence, storyOf } from "../story.js";
import { checksOf } from "./checks.js";
import { headlineOf } from "./headline.js";
import { taleOf } from "./tale.js";
import "./endScreen.css";
import { Ruled } from "../../../rulebook/RuleLink.js";
import { FigureIcon } from "../../../ui/art/Figure.js";
import { ColourMark } from "../../../ui/ColourMark.js";

/** Who won and why, who the players were, and the code. */
export function EndScreen(props: EndProps<"card">) {
  const { phase } = props.session.view.table;
  return phase.type === "ended" ? <Ended {...props} {...phase} /> : null;
}

interface EndedProps extends EndProps<"card"> {
  readonly outcome: Outcome;
  readonly revelation: Revelation;
}

function Ended({ session, onAgain, onHome, outcome, revelation }: EndedProps) {
  const { told, setup, nextGame, shared } = session;
  const { hands } = revelation;
  const listener = endListener(shared, listenerOf(session));
  const { viewer } = listener;
  const tale = useMemo(() => taleOf(told, { hands }, listener), [told, hands, viewer]);
  const call = told.filter(({ type }) => type === "announced");
  return (
    <EndPage
      {...{ listener, outcome, tale, onHome }}
      identities={hands.map((hand) => hand?.identity ?? null)}
      offer={null}
      checks={checksOf(told, revelation, listener)}
      story={call.map((event) => storyOf(event, listener)).join(" ")}
      reason={reasonSentence(outcome, listener)}
      match={matchOf(setup, outcome, listener)}
      again={
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
        </>
      }
    >
      <Parchment>
        <Unmasked {...{ listener, outcome, revelation }} />
      </Parchment>
      <Parchment>
        <TrueCode {...{ listener, revelation }} announced={announcedIn(call)} />
      </Parchment>
    </EndPage>
  );
}

/** C9: between two games whose this one is, and at last whose the match is; null: a single game. */
function matchOf(setup: CardSetup, outcome: Outcome, listener: CardListener) {
  const match = standings(setup, outcome);
  if (match === null) return null;
  return {
    ...headlineOf(match, outcome, listener),
    points: <MatchPoints {...{ setup, outcome, listener }} />,
  };
}

const announcedIn = (call: WatchedGame<"card">["told"]): readonly number[] | null => {
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
      <ol class="card-end-code plain-list">
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

interface UnmaskedProps {
  readonly listener: CardListener;
  readonly outcome: Pick<Outcome, "winners">;
  readonly revelation: Revelation;
}

/** The masks and black cards of all players. */
export function Unmasked({ listener, outcome, revelation }: UnmaskedProps) {
  const { hands, fictitious } = revelation;
  const colour = fictitiousOf(listener.config);
  return (
    <section>
      <h3 class="end-heading">{t("end.unmasked")}</h3>
      <People {...{ listener, outcome, hands }} cardsOf={blacksOf}>
        {fictitious !== null && colour !== null && (
          <Person
            identity={fictitious.hand.identity}
            name={capital(t("name.fictitious", { form: "subject" }))}
            colour={colour}
            won={null}
            cards={blacksOf(fictitious.hand, colour)}
          >
            {t("cardEnd.left", { kind: fictitious.sides.left })}
          </Person>
        )}
      </People>
    </section>
  );
}

const blacksOf = (hand: Hand, owner: Colour) =>
  blackCards(hand).map((card) => <GameCard key={card} card={card} owner={owner} width={76} />);

interface MatchPointsProps {
  readonly setup: CardSetup;
  readonly outcome: Outcome;
  readonly listener: CardListener;
}

/** C9: the points of the match after this game, and who has won it. */
function MatchPoints({ setup, outcome, listener }: MatchPointsProps) {
  const match = standings(setup, outcome);
  if (match === null) return null;
  const { config } = listener;
  const names = match.winners.map((seat) => playerName(listener, seat));
  const you = listener.viewer !== "spectator" && match.winners.includes(listener.viewer);
  const verdict =
    match.winners.length === 0
      ? t("match.goesOn", { game: match.game })
      : capital(
          t("match.won", {
            names: listOf(names),
            count: names.length,
            you: you && names.length === 1 ? "yes" : "no",
          }),
        );
  return (
    <div class="match">
      <ul class="match-points plain-list">
        {seatsOf(config).map((seat) => {
          const colour = colourAt(config, seat);
          const points = match.points[seat] ?? 0;
          return (
            <li key={seat}>
              {colour === null ? (
                <FigureIcon colour={null} size={24} />
              ) : (
                <ColourMark colour={colour} />
              )}
              <span>{capital(playerName(listener, seat))}</span>
              <span class="match-pips" aria-hidden="true">
                {"●".repeat(Math.min(points, MATCH_POINTS))}
                {"○".repeat(Math.max(0, MATCH_POINTS - points))}
              </span>
              <span class="unseen">{t("match.points", { count: points })}</span>
            </li>
          );
        })}
      </ul>
      <p>
        <Ruled rule="C9.1">{verdict}</Ruled>
      </p>
    </div>
  );
}
