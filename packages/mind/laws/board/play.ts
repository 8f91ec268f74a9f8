import {
  type BoardView,
  type BoardViewEvent,
  boardConfig,
  type Card,
  EDITIONS,
  legal,
  sampleAction,
} from "@inkognito/engine/board";
import { type BoardTypes, boardGame } from "@inkognito/engine/board/rules";
import {
  type Below,
  COLOURS,
  type Role,
  seatOf,
  seededChance,
  seedFromText,
} from "@inkognito/engine/core";
import { type Player, playOut } from "@inkognito/engine/host";
import { randomFrom } from "../../src/shared/random.js";

/** Neighbouring positions are much alike. */
const STRIDE = 7;

export interface Position {
  readonly view: BoardView;
  readonly told: readonly BoardViewEvent[];
}

/** A long random game in which players rarely show grey cards, as people do. */
export function playRandomly(players: number, repeats: "blocked" | "challenge", number: number) {
  const below = randomFrom(`oracle ${players} ${repeats} ${number}`);
  const edition = EDITIONS[number % 3] ?? "korea";
  const config = boardConfig({ repeats, edition, seats: seating(players, number) });
  if (!config.ok) throw new Error("no such table");
  const chance = seededChance(seedFromText(`oracle ${number}`));
  const positions: Position[] = [];
  let decisions = 0;
  const player: Player<BoardTypes> = ({ view, told }) => {
    decisions += 1;
    if (decisions % STRIDE === 0) positions.push({ view, told: [...told] });
    return actionAt(view, below);
  };
  const played = playOut({
    rules: boardGame,
    config: config.value,
    chance,
    players: config.value.seats.map(() => player),
    maxActions: 500,
  });
  return { positions, played };
}

/** Any colour may be missing, the Ambassador may sit anywhere. */
export function seating(players: number, number: number): readonly Role[] {
  const turned = COLOURS.map((_, i): Role => COLOURS[(i + number) % 4] ?? "red");
  return players === 5 ? turned.toSpliced(number % 5, 0, "ambassador") : turned.slice(0, players);
}

function actionAt(view: BoardView, below: Below) {
  const { awaits, decision } = legal(view);
  if (awaits.type === "show" && below(8) > 0) {
    const coloured = awaits.answers.filter((cards) => !cards.some(isGrey));
    const cards = coloured[below(coloured.length)];
    if (cards !== undefined) return { type: "show", decision, cards } as const;
  }
  const action = sampleAction(view, below, { announce: 2000, gesture: 200, seal: 100 });
  if (action === null) throw new Error("nothing was awaited");
  return action;
}

const isGrey = (card: Card): boolean => card.startsWith("grey");

export const TABLES = [3, 4, 5].flatMap((players) =>
  (["blocked", "challenge"] as const).map((repeats) => ({ players, repeats })),
);

export const keyOf = (hands: readonly (readonly string[])[]): string => hands.join(" ");

/** What was dealt, as the oracles write it. */
export function trueDeal({ state }: { readonly state: BoardTypes["State"] }): string {
  const { config } = state.table;
  const hands = COLOURS.map((colour) => {
    const seat = seatOf(config, colour);
    const hand = seat === null ? state.arrested : state.own[seat]?.hand;
    if (!hand) throw new Error("no cards were dealt");
    return [hand.identity, hand.build, hand.mission];
  });
  return keyOf(hands);
}
