import {
  type Colour,
  redactLog,
  type Seating,
  seatOf,
  seededChance,
  seedFromText,
} from "@inkognito/engine/core";
import type { GameName, PlayerTypes } from "@inkognito/engine/games";
import { type HostTypes, RULES } from "@inkognito/engine/games/rules";
import {
  type Moment,
  type Played,
  type Player,
  playOut,
  type Speaker,
} from "@inkognito/engine/host";
import { MIND } from "@inkognito/mind";
import type { Level } from "@inkognito/mind/levels";
import { parseArrangement, seatings } from "./arrangement.js";
import type { BotGame, BotTable, Claimed, TableValues, Thinking } from "./botGame.js";

/** No game of bots is longer; who plays to there counts as unfinished. */
const MAX_ACTIONS = 20_000;

type Types = HostTypes[GameName];
type Hand = NonNullable<Extract<Types["Event"], { type: "dealt" }>["hands"][number]>;

/** Something that a master holds likely of a colour's hand. */
interface Estimate {
  readonly colour: Colour;
  readonly is: unknown;
  readonly odds: number;
}

/** What is particular to a game: everything else about a table of bots is the same for both. */
export interface TableParts<G extends GameName> {
  readonly game: G;
  readonly config: HostTypes[G]["Config"] & Seating;
  /** What a master on each chair holds likely, at the moments when its turn begins. */
  estimatesAt(moment: Moment<HostTypes[G]>): readonly Estimate[];
  /** What a game that was played tells besides. */
  describe(
    played: Played<HostTypes[G]>,
  ): Pick<BotGame, "partnered" | "order" | "turns" | "announcement" | "points">;
  /** An event in words; null: it says nothing. */
  line(event: PlayerTypes[G]["ViewEvent"], config: HostTypes[G]["Config"]): string | null;
}

export function botTable<G extends GameName>(
  parts: TableParts<G>,
  levels: readonly Level[],
  values: TableValues,
): BotTable {
  const { game, config } = parts;
  const { seed } = values;
  const arrangement = parseArrangement(values, levels);
  const seedOf = (number: number): string => seedFromText(`${seed} ${number}`);
  const playDeal = (number: number, seated: readonly Level[]): BotGame =>
    playBots(parts, seated, { deal: number, seed: seedOf(number) }).game;
  return {
    game,
    roles: config.seats,
    levels,
    arrangement,
    seed,
    *play(numbers) {
      for (const number of numbers) {
        const dealt = () => identitiesIn(RULES[game].setup(config, seededChance(seedOf(number))));
        for (const seated of seatings(arrangement, levels, dealt)) yield playDeal(number, seated);
      }
    },
    playDeal,
    claimsIn: (number) => claimsIn(parts, levels, seedOf(number)),
  };
}

interface Deal {
  readonly deal: number;
  readonly seed: string;
}

/** One game of bots, with its last state. */
export function playBots<G extends GameName>(
  parts: TableParts<G>,
  levels: readonly Level[],
  { deal, seed }: Deal,
): { readonly game: BotGame; readonly state: HostTypes[G]["State"] } {
  const { played, thinking } = playOutBots(parts, levels, seed);
  const { state, events, actions, refusals } = played;
  const rules = RULES[parts.game];
  const game: BotGame = {
    game: parts.game,
    deal,
    levels,
    dealt: identitiesIn(events),
    seed,
    events,
    actions,
    refusals,
    outcome: rules.outcome(state),
    thinking,
    match: null,
    *lines(viewer) {
      for (const { event } of redactLog(rules, events, viewer)) {
        const text = parts.line(event, parts.config);
        if (text !== null) yield text;
      }
    },
    ...parts.describe(played),
  };
  return { game, state };
}

/** Plays it with what every decision takes; `watch` is called before each decision. */
function playOutBots<G extends GameName>(
  { game, config }: TableParts<G>,
  levels: readonly Level[],
  seed: string,
  watch?: (moment: Moment<HostTypes[G]>) => void,
): { readonly played: Played<HostTypes[G]>; readonly thinking: readonly Thinking[] } {
  const { bots, offTurn } = MIND[game];
  const seated = levels.map((level) => {
    const times = { decisions: 0, total: 0, longest: 0 };
    const player: Player<HostTypes[G]> = (moment) => {
      const { seat, view, told } = moment;
      watch?.(moment);
      const began = performance.now();
      const action = bots[level]({ view, told, seed: `${seed} ${seat}` });
      const took = performance.now() - began;
      times.decisions += 1;
      times.total += took;
      times.longest = Math.max(times.longest, took);
      return action;
    };
    const speaker: Speaker<HostTypes[G]> = ({ seat, view, told }) =>
      offTurn[level]({ view, told, seed: `${seed} ${seat}` });
    return { player, speaker, times };
  });
  const played = playOut({
    ...{ rules: RULES[game], config, chance: seededChance(seed), maxActions: MAX_ACTIONS },
    players: seated.map(({ player }) => player),
    speakers: seated.map(({ speaker }) => speaker),
  });
  return { played, thinking: seated.map(({ times }) => times) };
}

function claimsIn<G extends GameName>(
  parts: TableParts<G>,
  levels: readonly Level[],
  seed: string,
): readonly Claimed[] {
  const claims: Estimate[] = [];
  const { played } = playOutBots(parts, levels, seed, (moment) => {
    claims.push(...parts.estimatesAt(moment));
  });
  const hands = handsIn(played.events);
  return claims.map(({ colour, is, odds }) => {
    const hand = hands[seatOf(parts.config, colour) ?? -1] ?? null;
    return { odds, right: hand !== null && (hand.identity === is || otherFaceOf(hand) === is) };
  });
}

const otherFaceOf = (hand: Hand): unknown => ("build" in hand ? hand.build : hand.number);

function handsIn(events: readonly Types["Event"][]): readonly (Hand | null)[] {
  const dealt = events.find(({ type }) => type === "dealt");
  if (dealt?.type !== "dealt") throw new Error("nothing was dealt");
  return dealt.hands;
}

const identitiesIn = (events: readonly Types["Event"][]): BotGame["dealt"] =>
  handsIn(events).map((hand) => hand?.identity ?? null);
