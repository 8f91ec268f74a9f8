import { legal, type OpenMeeting, owedFor, shownTo } from "@inkognito/engine/board";
import { announcement, announcer } from "./announcing.js";
import { stepsToGoal } from "./goals.js";
import { type Interests, type InterestsOf, interestsOf, suiting } from "./interests.js";
import { AMBASSADOR_INDEX, type Layout, moved, pieceIndex } from "./layout.js";
import type { Worth } from "./questions.js";
import type { Considered, Sense } from "./sense.js";

/** After movement: announce, resolve a meeting, or end the turn. */
export function resolution(sense: Sense, wants: InterestsOf = interestsOf): Considered {
  const { view } = sense;
  const { decision, awaits } = legal(view);
  if (awaits.type !== "resolve") throw new Error("nothing to resolve");
  const won = announcement(sense);
  if (won !== null) return won;
  if (awaits.endTurn) {
    return { do: { type: "endTurn", decision }, because: "meetingsDone", who: null };
  }
  const interests = wants(sense);
  let best: { choice: Considered; value: number } | null = null;
  for (const meeting of awaits.meetings) {
    for (const option of optionsAt(sense, interests, meeting)) {
      if (best === null || option.value > best.value) best = option;
    }
  }
  if (best === null) throw new Error("a meeting without a way out");
  return best.choice;
}

interface Option {
  readonly choice: Considered;
  readonly value: number;
}

function optionsAt(sense: Sense, interests: Interests, meeting: OpenMeeting): readonly Option[] {
  const { table, partner } = sense;
  const { decision } = table;
  const { space, own, other, askable, stepsTo } = meeting;
  const through = other === "ambassador";
  const worths = through ? interests.worths.clear : interests.worths.plain;
  const asking = worths
    .filter(({ of }) => askable.includes(of))
    .map(({ of, about, value }: Worth): Option => {
      const because = through
        ? "throughAmbassador"
        : of === partner
          ? "meetsPartner"
          : "knowsLeast";
      const action = { type: "ask", decision, space, of, about } as const;
      return { choice: { do: action, because, who: of }, value };
    });
  const figure = pieceIndex(own);
  const now = progress(interests, sense.layout);
  const wins = announcer(sense);
  const stepping = stepsTo.map((to): Option => {
    const after = moved(sense.layout, figure, to);
    const fulfilled = wins(after);
    const value = fulfilled ? 1000 : progress(interests, after) - now - 0.2;
    const action = { type: "step", decision, space, to } as const;
    return { choice: { do: action, because: fulfilled ? "fulfils" : "stepsOn", who: null }, value };
  });
  return [...asking, ...stepping];
}

const progress = ({ goals, drive }: Interests, layout: Layout): number =>
  goals.reduce((sum, { goal, share }) => sum - drive * share * stepsToGoal(goal, layout), 0);

/** B8: where the met piece goes; in `challenge` an objection first, if it was a repeat. */
export function banishment(sense: Sense, wants: InterestsOf = interestsOf): Considered {
  const { view, table, layout, below, character } = sense;
  const { decision, awaits } = legal(view);
  const { phase } = table;
  if (awaits.type !== "banish" || phase.type !== "banishing")
    throw new Error("nobody to send away");
  const { question } = phase;
  if (awaits.object && owedFor(question, shownTo(view.own?.shows ?? [], question)) !== null) {
    return { do: { type: "object", decision }, because: "repeated", who: question.of };
  }
  const interests = wants(sense);
  const piece = pieceIndex(awaits.piece);
  const suits = suiting(interests, layout, piece);
  let [best, most] = [awaits.to[0] ?? 0, -Infinity];
  let fulfils = false;
  const wins = announcer(sense);
  for (const to of awaits.to) {
    const fulfilled = wins(moved(layout, piece, to));
    const whim = (below(1000) / 1000) * (0.05 + character.whim);
    const value = (fulfilled ? 1000 : 0) + suits(to) + whim;
    if (value > most) [best, most, fulfils] = [to, value, fulfilled];
  }
  return {
    do: { type: "banish", decision, to: best },
    because: fulfils ? "fulfils" : "sendsAway",
    who: piece === AMBASSADOR_INDEX ? null : question.of,
  };
}
