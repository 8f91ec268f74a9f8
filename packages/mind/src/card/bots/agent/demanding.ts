import { type CardKind, type Code, facing, SIDES, type Side } from "@inkognito/engine/card";
import { AMBASSADOR, COLOURS, colourAt } from "@inkognito/engine/core";
import { type ColourIndex, colourIndexAt } from "../../../shared/worlds/hands.js";
import { OTHER_KIND } from "../../worlds/evidence.js";
import { codeFrom } from "../../worlds/knowledge.js";
import { guessWith } from "./belief.js";
import { blacksFrom, blacksOfKind, expectedBits, type Lesson, lessonOf } from "./information.js";
import { type Considered, isReady, othersOf, type Sense } from "./sense.js";

/** A black card worth seeing. */
export interface Worth {
  readonly colour: ColourIndex;
  readonly side: Side | null;
  readonly bits: number;
}

/** C5.1, C7.3: what each agent's black card is expected to tell. */
export const demandsOf = (sense: Sense, lesson: Lesson): readonly Worth[] =>
  othersOf(sense).map((colour) =>
    colour === sense.fictitious
      ? lookOf(sense, lesson)
      : { colour, side: null, bits: expectedBits(lesson, colour, blacksFrom(sense, colour)) },
  );

/** C7.2: the better side of the fictitious agent. */
export function lookOf({ worlds, fictitious: colour, seen }: Sense, lesson: Lesson): Worth {
  if (colour === null) throw new Error("there is no fictitious agent");
  const lies = (side: Side): readonly CardKind[] =>
    (worlds.lefts ?? []).map((kind) => (side === "left" ? kind : OTHER_KIND[kind]));
  const worths = SIDES.map((side): Worth => {
    const answers = lies(side).flatMap((kind) => blacksOfKind(kind, 1));
    const known = seen.some((each) => each.type === "look" && each.side === side);
    return { colour, side, bits: known ? 0 : expectedBits(lesson, colour, answers) };
  });
  return worths.reduce((best, each) => (each.bits > best.bits ? each : best));
}

/** C5: alone with the Ambassador. */
export function demand(sense: Sense): Considered {
  const { decision } = sense;
  const best = demandsOf(sense, lessonOf(sense)).reduce((one, other) =>
    other.bits > one.bits ? other : one,
  );
  if (best.bits < 1e-9) {
    const choice = { type: "decline" } as const;
    return { do: { type: "choose", decision, choice }, because: "nothingToLearn", who: AMBASSADOR };
  }
  const of = COLOURS[best.colour];
  const choice = { type: "demand", of, side: best.side } as const;
  return { do: { type: "choose", decision, choice }, because: "knowsLeast", who: of };
}

/** C7.2: alone with the fictitious agent. */
export function look(sense: Sense): Considered {
  const { decision, worlds } = sense;
  const { colour, side, bits } = lookOf(sense, lessonOf(sense));
  const choice = { type: "look", side: side ?? "left" } as const;
  const known = worlds.lefts?.length === 1;
  return {
    do: { type: "choose", decision, choice },
    because: bits < 1e-9 ? "nothingToLearn" : known ? "otherSide" : "knowsLeast",
    who: COLOURS[colour],
  };
}

/** From the first round on a game is long; from the second on it has to end. */
const LATE = 36;
const LAST = 44;

/** The share of the worlds in which an announcement has to be right now. */
function needed({ character, round, hasty }: Sense): number {
  if (round >= LAST) return 0;
  if (round >= LATE) return Math.min(0.5, character.sure);
  return hasty ? character.sure : 1;
}

/** C6.1: the announcement to make here; null: none. */
export function announcement(sense: Sense): Considered | null {
  const { awaits, decision, table, seat, sought, worlds, config } = sense;
  if (awaits.type !== "choose" || !awaits.announce) return null;
  const to = sought === null ? null : facing(table, seat, awaits.meeting);
  const guess = to === null ? sense.best : guessWith(worlds, sought, colourIndexAt(config, to));
  if (guess.code === null || guess.share < needed(sense) - 1e-9) return null;
  const code: Code = codeFrom(guess.code, config.edition);
  return {
    do: { type: "choose", decision, choice: { type: "announce", code } },
    because: isReady(sense) ? "certain" : "likely",
    who: to === null ? null : colourAt(config, to),
  };
}
