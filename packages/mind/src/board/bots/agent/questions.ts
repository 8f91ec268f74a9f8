import { SUBJECTS, type Subject } from "@inkognito/engine/board";
import { hasAmbassadorPlayer, type Seat } from "@inkognito/engine/core";
import { type Labels, labelsOf } from "../../../shared/bots/doubt.js";
import type { ColourIndex } from "../../../shared/worlds/hands.js";
import { goalsByCast } from "./goals.js";
import { answersLeft, expectedBits, type Lesson, showsMission } from "./information.js";
import { type Other, othersOf, type Sense } from "./sense.js";

/** A question worth asking. */
export interface Worth {
  readonly of: Seat;
  readonly colour: ColourIndex;
  readonly about: Subject;
  readonly value: number;
}

/** What asking each player is worth: in a meeting, and through the Ambassador. */
export interface Worths {
  readonly plain: readonly Worth[];
  readonly clear: readonly Worth[];
}

/** A known partner who has not given the letter yet can tell more than any player's masks. */
const LETTER = 4;
/** Knowing every hand is worth something; knowing what the mission needs is worth it all. */
const CURIOSITY = 0.35;
/** B12.4: what the Ambassador's player hears too is worth less. */
const OVERHEARD = 0.3;

export function worthsOf(sense: Sense): Worths {
  const { casts } = sense.worlds;
  const all = { casts, labels: labelsOf(casts) };
  const wanted = { casts, labels: wantedLabels(sense) };
  const best = ({ seat: of, colour }: Other, clear: boolean): Worth => {
    const seen = sense.shows.filter(
      ({ question }) => question.of === of && question.asker === sense.seat,
    );
    const overheard = clear && sense.colour !== null && hasAmbassadorPlayer(sense.config);
    const bonus = of === sense.partner ? letterBonus(sense, of) : 0;
    const [first, second] = SUBJECTS.map((about): Worth => {
      const answers = answersLeft({ about, clear }, seen);
      const bits = (lesson: Lesson): number => expectedBits(lesson, colour, answers);
      const told = bits(wanted) + CURIOSITY * bits(all);
      return { of, colour, about, value: bonus + (overheard ? OVERHEARD * told : told) };
    }) as [Worth, Worth];
    return second.value > first.value ? second : first;
  };
  const others = othersOf(sense);
  return {
    plain: others.map((other) => best(other, false)),
    clear: others.map((other) => best(other, true)),
  };
}

/** Less with every answer that did not bring it: a partner who does not know us yet will not give it. */
function letterBonus({ settled, shows, seat }: Sense, of: Seat): number {
  if (settled) return 0;
  const since = shows.filter(({ question }) => question.of === of && question.asker === seat);
  return since.some(showsMission) ? 0 : LETTER;
}

/** What is to be told apart: the identities first; with a settled announcement what it needs. */
function wantedLabels({ worlds, config, settled, prospects, hand }: Sense): Labels {
  const { casts } = worlds;
  const [first] = prospects;
  if (hand === null || first === undefined) return labelsOf(casts.map(() => null));
  return labelsOf(
    settled
      ? goalsByCast(worlds, config, hand)(first.code).map((goal) => JSON.stringify(goal))
      : casts.map(({ identities }) => identities.join("")),
  );
}
