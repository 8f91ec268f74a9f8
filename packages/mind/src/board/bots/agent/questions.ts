import { SUBJECTS, type Subject } from "@inkognito/engine/board";
import { hasAmbassadorPlayer, type Seat } from "@inkognito/engine/core";
import { goalsByCast } from "./goals.js";
import { expectedBits, showsMission } from "./information.js";
import { othersOf, type Sense } from "./sense.js";

/** A question worth asking. */
export interface Worth {
  readonly of: Seat;
  readonly place: number;
  readonly about: Subject;
  readonly value: number;
}

/** What asking each player is worth: in a meeting, and through the Ambassador. */
export interface Worths {
  readonly plain: readonly Worth[];
  readonly clear: readonly Worth[];
}

/** A known partner who has not given the letter yet can tell more than anybody's masks. */
const LETTER = 4;
/** Knowing everything about everybody is worth something, knowing what the mission needs is worth it all. */
const CURIOSITY = 0.35;
/** B12.4: what the Ambassador's player hears too is worth less. */
const OVERHEARD = 0.3;

export function worthsOf(sense: Sense): Worths {
  const { casts } = sense.worlds;
  const all = casts.map((_, i) => i);
  const wanted = wantedLabels(sense);
  const best = (of: Seat, place: number, clear: boolean): Worth => {
    const seen = sense.shows.filter(
      ({ question }) => question.of === of && question.asker === sense.seat,
    );
    const overheard = clear && sense.place >= 0 && hasAmbassadorPlayer(sense.config);
    const bonus = of === sense.partner ? letterBonus(sense, of) : 0;
    const [first, second] = SUBJECTS.map((about): Worth => {
      const bits = (labels: readonly number[]): number =>
        expectedBits(casts, labels, place, { about, clear }, seen);
      const told = bits(wanted) + CURIOSITY * bits(all);
      return { of, place, about, value: bonus + (overheard ? OVERHEARD * told : told) };
    }) as [Worth, Worth];
    return second.value > first.value ? second : first;
  };
  const others = othersOf(sense);
  return {
    plain: others.map(({ seat, place }) => best(seat, place, false)),
    clear: others.map(({ seat, place }) => best(seat, place, true)),
  };
}

/** Less with every answer that did not bring it: a partner who does not know us yet will not give it. */
function letterBonus({ settled, shows, seat }: Sense, of: Seat): number {
  if (settled) return 0;
  const since = shows.filter(({ question }) => question.of === of && question.asker === seat);
  return since.some(showsMission) ? 0 : LETTER;
}

/** What is to be told apart: the identities first; with a settled announcement what it needs. */
function wantedLabels({ worlds, config, settled, prospects, hand }: Sense): readonly number[] {
  const { casts } = worlds;
  const [first] = prospects;
  if (hand === null || first === undefined) return casts.map(() => 0);
  const keys = settled
    ? goalsByCast(worlds, config, hand, first.code).map((goal) => JSON.stringify(goal))
    : casts.map(({ identities }) => identities.join(""));
  const labels = new Map([...new Set(keys)].map((key, label) => [key, label]));
  return keys.map((key) => labels.get(key) ?? 0);
}
