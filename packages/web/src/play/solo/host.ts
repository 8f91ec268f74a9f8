import type { BoardViewEvent } from "@inkognito/engine/board";
import type { CardViewEvent } from "@inkognito/engine/card";
import {
  err,
  HIDDEN,
  ok,
  parseSeed,
  type Result,
  type Seat,
  seededChance,
} from "@inkognito/engine/core";
import type { GameName, PlayerTypes } from "@inkognito/engine/games";
import type { HostTypes } from "@inkognito/engine/games/rules";
import {
  act,
  actForBot,
  begin,
  type HostedGame,
  hasEnded,
  momentOf,
  nextGame,
  type Opening,
  replay,
  type SeatedBot,
} from "@inkognito/engine/host";
import { parseSetup } from "../../setup/parseSetup.js";
import { isPassed, peopleOf, type Setup, type SoloSetup } from "../../setup/setup.js";
import { rulesOf } from "./rules/fetchRules.js";
import type { SaveSummary } from "./saveSummary.js";
import { type SavedGame, VERSION } from "./saves.js";

/** A game being played on this device. */
export interface OpenGame<G extends GameName = "board"> extends HostedGame<HostTypes[G]> {
  readonly setup: Setup<G>;
}

/** A new game on this device; bots have not acted yet. */
export function openGame(wanted: SoloSetup, seed: string): Result<OpenGame, "badSetup">;
export function openGame<G extends GameName>(
  wanted: Setup<G>,
  seed: string,
): Result<OpenGame<G>, "badSetup">;
export function openGame(
  wanted: Setup | SoloSetup,
  seed: string,
): Result<OpenGame<GameName>, "badSetup"> {
  const setup = parseSetup(wanted);
  if (!setup.ok || !parseSeed(seed).ok) return err("badSetup");
  const opening = openingOf(setup.value, seed);
  return opening.ok ? ok({ setup: setup.value, ...begin(opening.value) }) : opening;
}

function openingOf<G extends GameName>(
  setup: Setup<G>,
  seed: string,
): Result<Opening<HostTypes[G]>, "badSetup"> {
  const { game: rules, opening } = rulesOf(setup);
  const chance = seededChance(seed);
  const events = opening(setup, chance);
  if (!events.ok) return events;
  const { config } = setup;
  return ok({ rules, config, chance, events: events.value, keepsActions: true });
}

/** The game after a bot's next action; null: a person decides, or the game has ended. */
export const botsTurn = <G extends GameName>(game: OpenGame<G>): OpenGame<G> | null =>
  actForBot(game, (seat) => botAt(game, seat));

function botAt<G extends GameName>(
  { setup, chance }: OpenGame<G>,
  seat: Seat,
): SeatedBot<HostTypes[G]> | null {
  const sitter = setup.seats[seat];
  if (sitter?.type !== "bot") return null;
  const { bots, offTurn } = rulesOf<G>(setup);
  const seed = `${chance.seed} ${seat}`;
  return {
    decides: ({ view, told }) => bots[sitter.level]({ view, told, seed }),
    speaks: ({ view, told }) => offTurn[sitter.level]({ view, told, seed }),
  };
}

/** What the coach thinks of this seat's moment. */
export function adviceFor<G extends GameName>(now: OpenGame<G>, seat: Seat) {
  const { view, told } = momentOf<HostTypes[G]>(now, seat);
  return rulesOf<G>(now.setup).advise(view, told);
}

/** The seat that the device has to be in front of now; the present one keeps it while it has to decide. */
export function nextInFront<G extends GameName>(now: OpenGame<G>, front: Seat | null): Seat {
  const people = peopleOf(now.setup);
  const deciding = now.awaited.filter((seat) => people.includes(seat));
  const next = front !== null && deciding.includes(front) ? front : deciding[0];
  return next ?? front ?? people[0] ?? 0;
}

/** B10.1: people who are not awaited, and may announce in the turn of another player. */
export function speakersIn<G extends GameName>(now: OpenGame<G>): readonly Seat[] {
  const people = peopleOf(now.setup);
  return rulesOf<G>(now.setup)
    .speakers(now)
    .filter((seat) => people.includes(seat) && !now.awaited.includes(seat));
}

/**
 * C9.1: the next game of the match; null: there is none, or this one has not ended. `seedFor` gets the
 * setup's own seed and the number of games played.
 */
export function openNext(
  { setup, state }: OpenGame<GameName>,
  seedFor: (fixed: string | undefined, games: number) => string,
): OpenGame<GameName> | null {
  const next = nextGame(setup, state);
  if (next === null || !("match" in next)) return null;
  const opened = openGame(next, seedFor(next.seed, next.match?.games ?? 0));
  return opened.ok ? opened.value : null;
}

/** Gestures and the sheet come at any time and decide nothing. */
const isDecision = ({ type }: { readonly type: string }): boolean =>
  type !== "gesture" && type !== "seal";

/** My last decision; -1: none, or the device is passed round, where nothing said is unsaid. */
function lastDecision<G extends GameName>({ setup, actions }: OpenGame<G>): number {
  if (isPassed(setup)) return -1;
  const [me] = peopleOf(setup);
  return actions.findLastIndex(({ seat, action }) => seat === me && isDecision(action));
}

export const canTakeBack = <G extends GameName>(game: OpenGame<G>): boolean =>
  lastDecision(game) >= 0;

/** The game before my last decision, without all that came after; null: there was none. */
export function takeBack<G extends GameName>(game: OpenGame<G>): OpenGame<G> | null {
  const last = lastDecision(game);
  if (last < 0) return null;
  const { setup, chance, actions } = game;
  const before = playAgain(setup, chance.seed, actions.slice(0, last));
  if (!before.ok) throw new Error("a game cannot be played again as it was played");
  return before.value;
}

/**
 * The game after an announcement in another player's turn (B10.1) which answers a decision that the bots
 * have passed while the page still showed it; null: it is allowed nowhere since this seat's last action.
 */
export function announcedBefore<G extends GameName>(
  { setup, chance, actions }: OpenGame<G>,
  seat: Seat,
  action: PlayerTypes[GameName]["Action"],
): OpenGame<G> | null {
  if (action.type !== "announce" || isPassed(setup)) return null;
  const own = actions.findLastIndex((each) => each.seat === seat);
  const since = playAgain(setup, chance.seed, actions.slice(0, own + 1));
  if (!since.ok) throw new Error("a game cannot be played again as it was played");
  let then = since.value;
  for (const each of actions.slice(own + 1)) {
    const announced = act(then, seat, action);
    if (announced.ok) return announced.value;
    const next = act(then, each.seat, each.action);
    if (!next.ok) return null;
    then = next.value;
  }
  return null;
}

function playAgain<G extends GameName>(
  setup: Setup<G>,
  seed: string,
  actions: OpenGame<G>["actions"],
): Result<OpenGame<G>, unknown> {
  const opening = openingOf(setup, seed);
  if (!opening.ok) return opening;
  const game = replay(opening.value, actions);
  return game.ok ? ok({ setup, ...game.value }) : game;
}

export const savedOf = <G extends GameName>(game: OpenGame<G>): SavedGame<G> => ({
  version: VERSION,
  setup: game.setup,
  seed: game.chance.seed,
  events: game.events.slice(),
  actions: game.actions,
});

/** Turns a save into a game by playing it again; a save with another outcome was damaged. */
export function reopen(value: unknown): Result<OpenGame<GameName>, "unreadable"> {
  try {
    const saved = value as SavedGame<GameName>;
    // Version 1 had the setup in its short form, and nothing else was different.
    if (![1, VERSION].includes(saved.version)) return err("unreadable");
    const setup = parseSetup(saved.setup);
    if (!setup.ok || !parseSeed(saved.seed).ok) return err("unreadable");
    const again = playAgain(setup.value, saved.seed, saved.actions);
    if (!again.ok || JSON.stringify(again.value.events.slice()) !== JSON.stringify(saved.events)) {
      return err("unreadable");
    }
    return again;
  } catch {
    return err("unreadable");
  }
}

/** How many events a seat had been told when it last acted, or after the deal: so much its person knows. */
export function seenBy<G extends GameName>(game: OpenGame<G>, seat: Seat): number {
  const { rules, actions, events } = game;
  const last = actions.findLast((each) => each.seat === seat) ?? actions[0];
  const before = events.slice().slice(0, last?.before);
  return before.filter((event) => rules.redact(event, seat) !== null).length;
}

export function summaryOf<G extends GameName>(now: OpenGame<G>): SaveSummary {
  const { setup, actions } = now;
  const people = peopleOf(setup);
  const [first] = people;
  const role = first === undefined ? undefined : setup.config.seats[first];
  if (role === undefined) return { type: "unreadable" };
  return {
    type: "game",
    game: setup.config.game,
    players: setup.seats.length,
    people: people.length,
    role,
    turn: rulesOf<G>(setup).turnOf(now.state),
    decisions: actions.filter(({ seat }) => people.includes(seat)).length,
    ended: hasEnded(now),
    inMatch: isInMatch(now),
  };
}

/** C9.1: something of the match has been played, and it is not over. */
function isInMatch<G extends GameName>(now: OpenGame<G>): boolean {
  const { setup, state } = now;
  if (hasEnded(now)) return nextGame(setup, state) !== null;
  return "match" in setup && setup.match !== null && setup.match.games > 0;
}

/** Was this seat shown cards of another player? Then its person wants to look at them before leaving. */
export function isShownTo(event: BoardViewEvent | CardViewEvent, seat: Seat): boolean {
  switch (event.type) {
    case "answered":
      return event.cards !== HIDDEN && event.question.of !== seat;
    case "swapped":
      return event.shows.some(({ from, cards }) => cards !== HIDDEN && from !== seat);
    case "blackShown":
      return event.card !== HIDDEN && event.of !== seat;
    case "looked":
      return event.card !== HIDDEN;
    default:
      return false;
  }
}
