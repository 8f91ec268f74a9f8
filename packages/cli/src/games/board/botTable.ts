import {
  type BoardConfig,
  boardConfig,
  EDITIONS,
  nextSeat,
  PLACEMENTS,
  REPEATS,
} from "@inkognito/engine/board";
import { type BoardTypes, boardGame, judge } from "@inkognito/engine/board/rules";
import {
  type Agent,
  redactLog,
  type Seat,
  seatOf,
  seededChance,
  seedFromText,
  type Viewer,
} from "@inkognito/engine/core";
import type { Played } from "@inkognito/engine/host";
import { bots, type Estimate, estimatesOf } from "@inkognito/mind/board";
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
import { line } from "./eventText.js";

/** A table of the board game. */
export function boardTable(values: TableValues, levels: readonly Level[]): BotTable {
  if (values.match) throw new UsageError("--match is for the card game");
  const config = boardConfig({
    players: levels.length,
    edition: parseChoice("edition", EDITIONS, values.edition ?? "korea"),
    repeats: parseChoice("repeats", REPEATS, values.repeats ?? "blocked"),
    placement: parseChoice("placement", PLACEMENTS, values.placement ?? "random"),
  });
  if (!config.ok) throw new UsageError(`no such table: ${config.error.field}`);
  const { seed } = values;
  const arrangement = parseArrangement(values, levels);
  if (arrangement === "duplicated" && config.value.placement === "chosen") {
    throw new UsageError("--duplicate takes --placement random: teams are known from the deal");
  }
  const playDeal = (number: number, seated: readonly Level[]): BotGame =>
    playBoard(config.value, seated, number, seedFromText(`${seed} ${number}`));
  return {
    game: "board",
    roles: config.value.seats,
    levels,
    arrangement,
    seed,
    *play(numbers) {
      for (const number of numbers) {
        const dealt = () => identitiesOf(config.value, seedFromText(`${seed} ${number}`));
        for (const seated of seatings(arrangement, levels, dealt)) yield playDeal(number, seated);
      }
    },
    playDeal,
    claimsIn: (number) => claimsIn(config.value, levels, seedFromText(`${seed} ${number}`)),
  };
}

function claimsIn(config: BoardConfig, levels: readonly Level[], seed: string): readonly Claimed[] {
  const claims: Estimate[] = [];
  const { played } = playSeated<"board">({
    game: boardGame,
    config,
    bots: levels.map((level) => bots[level]),
    seed,
    watch: ({ view, told }) => {
      const { type } = view.table.phase;
      if (type === "moving" || type === "walking") claims.push(...estimatesOf(view, told));
    },
  });
  const dealt = played.events.find(({ type }) => type === "dealt");
  if (dealt?.type !== "dealt") throw new Error("nothing was dealt");
  return claims.map(({ colour, is, odds }) => {
    const hand = dealt.hands[seatOf(config, colour) ?? -1];
    return { odds, right: hand?.identity === is || hand?.build === is };
  });
}

function identitiesOf(config: BoardConfig, seed: string): readonly (Agent | null)[] {
  return dealtIn(boardGame.setup(config, seededChance(seed)));
}

type Events = Played<BoardTypes>["events"];

function dealtIn(events: Events): readonly (Agent | null)[] {
  const dealt = events.find(({ type }) => type === "dealt");
  if (dealt?.type !== "dealt") throw new Error("nothing was dealt");
  return dealt.hands.map((hand) => hand?.identity ?? null);
}

function orderIn(config: BoardConfig, events: Events): readonly Seat[] {
  const began = events.find(({ type }) => type === "turnBegan");
  if (began?.type !== "turnBegan") throw new Error("nobody had a turn");
  const order: Seat[] = [began.seat];
  while (order.length < config.seats.length) order.push(nextSeat(config, order.at(-1) as Seat));
  return order;
}

function playBoard(
  config: BoardConfig,
  levels: readonly Level[],
  deal: number,
  seed: string,
): BotGame {
  const seated = levels.map((level) => bots[level]);
  const { played, thinking } = playSeated<"board">({
    game: boardGame,
    config,
    bots: seated,
    seed,
  });
  const { state, events, actions, refusals } = played;
  return {
    game: "board",
    deal,
    levels,
    dealt: dealtIn(events),
    order: orderIn(config, events),
    seed,
    events,
    actions,
    refusals,
    turns: state.table.turn,
    outcome: boardGame.outcome(state),
    announcement: announcementOf(played),
    thinking,
    points: null,
    match: null,
    lines: (viewer) => linesOf(played, viewer),
  };
}

function* linesOf({ events, state }: Played<BoardTypes>, viewer: Viewer): Iterable<string> {
  for (const { event } of redactLog(boardGame, events, viewer)) {
    const text = line(event, state.table.config);
    if (text !== null) yield text;
  }
}

/** Judged as if the partner had given the hand, and without a sealed sheet. */
function announcementOf({ events, state }: Played<BoardTypes>): AnnouncementMade | null {
  const { config, positions, phase } = state.table;
  if (phase.type !== "ended") return null;
  const truth = { ...phase.revelation, sheet: null, config, positions };
  for (const event of events) {
    if (event.type !== "announced" && event.type !== "announcedAlone") continue;
    const announcement =
      event.type === "announced"
        ? ({ ...event, alone: false, handGiven: true } as const)
        : ({ alone: true, seat: event.seat } as const);
    const { reason } = judge(truth, announcement);
    return { seat: event.seat, right: reason === "accomplished" || reason === "escaped" };
  }
  return null;
}
