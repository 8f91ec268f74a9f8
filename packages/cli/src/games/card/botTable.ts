import {
  beginMatch,
  type CardConfig,
  type Table as CardTable,
  cardConfig,
  EDITIONS,
  type Match,
  orderFrom,
  winnersOf,
} from "@inkognito/engine/card";
import { type CardTypes, cardGame } from "@inkognito/engine/card/rules";
import {
  type Agent,
  AMBASSADOR,
  type Role,
  redactLog,
  type Seat,
  seatOf,
  seededChance,
  seedFromText,
  type Viewer,
} from "@inkognito/engine/core";
import { matchAfter, type Played } from "@inkognito/engine/host";
import { bots, type Estimate, estimatesOf } from "@inkognito/mind/card";
import type { Level } from "@inkognito/mind/levels";
import { parseChoice, UsageError } from "../../usage.js";
import { parseArrangement, seatings } from "../shared/arrangement.js";
import {
  type AnnouncementMade,
  type BotGame,
  type BotTable,
  type Claimed,
  playSeated,
  type TableValues,
} from "../shared/botGame.js";
import { cardLine } from "./eventText.js";

/** A table of the card game. */
export function cardTable(values: TableValues, levels: readonly Level[]): BotTable {
  for (const option of ["repeats", "placement"] as const) {
    if (values[option] !== undefined) throw new UsageError(`--${option} is for the board game`);
  }
  const edition = parseChoice("edition", EDITIONS, values.edition ?? "telephone");
  const config = cardConfig({ players: levels.length, edition });
  if (!config.ok) throw new UsageError(`no such table: ${config.error.field}`);
  const { seed, match } = values;
  const arrangement = parseArrangement(values, levels);
  const playDeal = (number: number, seated: readonly Level[]): BotGame =>
    asGame(playCards(config.value, seated, number, seedFromText(`${seed} ${number}`)), null);
  return {
    game: "card",
    roles: config.value.seats,
    levels,
    arrangement,
    seed,
    *play(numbers) {
      for (const number of numbers) {
        if (match) {
          yield* playMatch(config.value, levels, number, `${seed} ${number}`);
          continue;
        }
        const dealt = () => identitiesOf(config.value, seedFromText(`${seed} ${number}`));
        for (const seated of seatings(arrangement, levels, dealt)) yield playDeal(number, seated);
      }
    },
    playDeal,
    claimsIn: (number) => claimsIn(config.value, levels, seedFromText(`${seed} ${number}`)),
  };
}

function claimsIn(config: CardConfig, levels: readonly Level[], seed: string): readonly Claimed[] {
  const claims: Estimate[] = [];
  const { played } = playSeated<"card">({
    game: cardGame,
    config,
    bots: levels.map((level) => bots[level]),
    seed,
    watch: ({ view }) => {
      const { type } = view.table.phase;
      if (type === "locating" || type === "picking") claims.push(...estimatesOf(view));
    },
  });
  const dealt = played.events.find(({ type }) => type === "dealt");
  if (dealt?.type !== "dealt") throw new Error("nothing was dealt");
  return claims.map(({ colour, is, odds }) => {
    const hand = dealt.hands[seatOf(config, colour) ?? -1];
    return { odds, right: hand?.identity === is || hand?.number === is };
  });
}

function identitiesOf(config: CardConfig, seed: string): readonly (Agent | null)[] {
  return dealtIn(cardGame.setup(config, seededChance(seed)));
}

function dealtIn(events: Played<CardTypes>["events"]): readonly (Agent | null)[] {
  const dealt = events.find(({ type }) => type === "dealt");
  if (dealt?.type !== "dealt") throw new Error("nothing was dealt");
  return dealt.hands.map((hand) => hand?.identity ?? null);
}

/** C3.4: the first round's; the fictitious agent has no seat, and the Ambassador comes last. */
function orderIn({ config, rounds }: CardTable): readonly Seat[] {
  const [round] = rounds;
  if (round === undefined) throw new Error("no round was played");
  const roles: readonly Role[] = [...orderFrom(config, round.first), AMBASSADOR];
  return roles.map((role) => seatOf(config, role)).filter((seat) => seat !== null);
}

/** C9.1: one seed for each deal. */
function* playMatch(
  config: CardConfig,
  levels: readonly Level[],
  deal: number,
  seed: string,
): Iterable<BotGame> {
  let match = beginMatch(config);
  while (winnersOf(match).length === 0) {
    const text = `${seed} ${match.games + 1}`;
    const one = playCards(match.config, levels, deal, seedFromText(text));
    const after = matchAfter(match, one.played.state);
    yield asGame(one, after);
    if (after === null) return;
    match = after;
  }
}

interface CardsPlayed extends ReturnType<typeof playSeated<"card">> {
  readonly deal: number;
  readonly levels: readonly Level[];
  readonly seed: string;
}

function playCards(
  config: CardConfig,
  levels: readonly Level[],
  deal: number,
  seed: string,
): CardsPlayed {
  const seated = levels.map((level) => bots[level]);
  const played = playSeated<"card">({ game: cardGame, config, bots: seated, seed });
  return { ...played, deal, levels, seed };
}

function asGame(
  { played, thinking, deal, levels, seed }: CardsPlayed,
  match: Match | null,
): BotGame {
  const { state, events, actions, refusals } = played;
  const outcome = cardGame.outcome(state);
  return {
    game: "card",
    deal,
    levels,
    dealt: dealtIn(events),
    order: orderIn(state.table),
    seed,
    events,
    actions,
    refusals,
    turns: state.table.rounds.length * state.table.config.seats.length,
    outcome,
    announcement: announcementOf(played),
    thinking,
    points: outcome?.points ?? null,
    match:
      match === null
        ? null
        : { games: match.games, points: match.points, winners: winnersOf(match) },
    lines: (viewer) => linesOf(played, viewer),
  };
}

function announcementOf({ events, state }: Played<CardTypes>): AnnouncementMade | null {
  for (const event of events) {
    if (event.type !== "announced") continue;
    return { seat: event.seat, right: cardGame.outcome(state)?.reason === "codeRight" };
  }
  return null;
}

function* linesOf({ events, state }: Played<CardTypes>, viewer: Viewer): Iterable<string> {
  for (const { event } of redactLog(cardGame, events, viewer)) {
    const text = cardLine(event, state.table.config);
    if (text !== null) yield text;
  }
}
