import {
  type CardView,
  type CardViewEvent,
  cardConfig,
  EDITIONS,
  type Edition,
  legal,
  sampleAction,
} from "@inkognito/engine/card";
import { type CardTypes, cardGame } from "@inkognito/engine/card/rules";
import { type Below, COLOURS, seatOf, seededChance, seedFromText } from "@inkognito/engine/core";
import { type Player, playOut } from "@inkognito/engine/host";
import { randomFrom } from "../../src/shared/random.js";
import { seating } from "../board/play.js";

/** Neighbouring positions are much alike. */
const STRIDE = 5;

/** Most is learned early; now and then the pairs between two run out (C4.3). */
const lengthOf = (number: number): number => (number % 10 === 0 ? 900 : 90);

export interface Position {
  readonly view: CardView;
  readonly heard: number;
}

/** A long random game in which players rarely show black cards, as people do. */
export function playRandomly(players: number, edition: Edition, number: number) {
  const below = randomFrom(`card oracle ${players} ${edition} ${number}`);
  const config = cardConfig({ edition, seats: seating(players, number), gestures: true });
  if (!config.ok) throw new Error("no such table");
  const chance = seededChance(seedFromText(`card oracle ${number}`));
  const positions: Position[] = [];
  let decisions = 0;
  const player: Player<CardTypes> = ({ view, told }) => {
    decisions += 1;
    if (decisions % STRIDE === 0) positions.push({ view, heard: told.length });
    return actionAt(view, below);
  };
  const played = playOut({
    rules: cardGame,
    config: config.value,
    chance,
    players: config.value.seats.map(() => player),
    maxActions: lengthOf(number),
  });
  return { positions, played };
}

function actionAt(view: CardView, below: Below) {
  const { awaits, decision } = legal(view);
  if (awaits.type === "choose" && below(8) > 0) {
    const coloured = awaits.pairs.filter((cards) => !cards.some((card) => card.startsWith("b")));
    const cards = coloured[below(coloured.length)];
    if (cards !== undefined) {
      return { type: "choose", decision, choice: { type: "cards", cards } } as const;
    }
  }
  const action = sampleAction(view, below, { announce: 4000, gesture: 50 });
  if (action === null) throw new Error("nothing was awaited");
  return action;
}

export const TABLES = [3, 4, 5].flatMap((players) =>
  EDITIONS.map((edition) => ({ players, edition })),
);

export const toldIn = (
  events: readonly CardTypes["Event"][],
  seat: number,
): readonly CardViewEvent[] => events.flatMap((event) => cardGame.redact(event, seat as 0) ?? []);

/** What was dealt, as the oracles write it. */
export function trueDeal({ table, own, fictitious }: CardTypes["State"]): string {
  const hands = COLOURS.map((colour) => {
    const seat = seatOf(table.config, colour);
    const hand = seat === null ? fictitious?.hand : own[seat]?.hand;
    if (!hand) throw new Error("no cards were dealt");
    return [hand.identity, hand.number];
  });
  return `${hands.join(" ")} ${fictitious?.left ?? ""}`;
}
