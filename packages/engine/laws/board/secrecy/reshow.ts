import type { Card } from "../../../src/board/terms/cards.js";
import type { BoardConfig } from "../../../src/board/terms/config.js";
import { BUILDS, type Hand } from "../../../src/board/terms/types.js";
import { AGENTS } from "../../../src/core/agents.js";
import type { Viewer } from "../../../src/core/seat.js";
import type { Random } from "../../shared/twins/random.js";
import {
  type Answer,
  type Deal,
  mayShow,
  read,
  type Showing,
  seesCards,
  showingsOf,
  verdictOn,
} from "./oracle.js";

/** The answers of the original, to be given again by players who hold other cards. */
interface Reshow {
  readonly viewer: Viewer;
  readonly answers: readonly Answer[];
  /** How many of them a scenario only recalls: in those, repeats are not looked at. */
  readonly recalls: number;
  readonly repeats: BoardConfig["repeats"];
  readonly truth: Deal;
  readonly deal: Deal;
  /** Draw what the viewer does not see anew, even where it could stay. */
  readonly anew: boolean;
}

/**
 * What the viewer saw stays. What the viewer did not see becomes any legal answer with the same
 * number of cards and the same verdict, if someone objected. Null: there is none.
 */
export function reshow(task: Reshow, random: Random): readonly Answer[] | null {
  const { viewer, recalls, repeats, truth, deal, anew } = task;
  const records = new Map<string, (readonly Card[])[]>();
  const ciphers = new Map<string, Cipher>();
  const imitates = random.oneIn(2);
  const answers: Answer[] = [];
  for (const [i, answer] of task.answers.entries()) {
    const { question, owed, cards, verdict } = answer;
    const [was, hand] = [truth.hands[question.of], deal.hands[question.of]];
    if (!was || !hand) throw new Error("the Ambassador is never asked");
    const pair = `${question.of} to ${question.asker}`;
    const record = records.get(pair) ?? [];
    const showing = {
      hand,
      question,
      owed,
      repeats: i < recalls ? "challenge" : repeats,
      record,
    } as const;
    const fits = (some: readonly Card[]): boolean =>
      mayShow(showing, some) &&
      (verdict === "none" || verdict === verdictOn(question, some, record));
    const cipher = ciphers.get(pair) ?? cipherFrom(was, hand, random);
    const chosen = seesCards(viewer, question)
      ? [cards].find(fits)
      : ((anew ? undefined : [cards].find(fits)) ??
        (anew && !imitates ? undefined : [cards.map(cipher)].find(fits)) ??
        drawn(showing, cards.length, fits, random));
    if (chosen === undefined) return null;
    records.set(pair, [...record, chosen]);
    ciphers.set(pair, cipher);
    answers.push({ ...answer, cards: chosen });
  }
  return answers;
}

const drawn = (
  showing: Showing,
  count: number,
  fits: (cards: readonly Card[]) => boolean,
  random: Random,
): readonly Card[] | undefined => {
  const all = showingsOf(showing, count).filter(fits);
  return all.length === 0 ? undefined : random.pick(all);
};

type Cipher = (card: Card) => Card;

/**
 * Renames faces so that true stays true, false stays false and grey stays grey. Whatever was legal,
 * repeated or used up for the one hand is so for the other.
 */
function cipherFrom(was: Hand, now: Hand, random: Random): Cipher {
  const renamed = (faces: readonly string[], from: string, to: string): Map<string, string> => {
    const lies = random.shuffled(faces.filter((face) => face !== to));
    const others = faces.filter((face) => face !== from);
    return new Map([[from, to], ...others.map((f, i): [string, string] => [f, lies[i] ?? f])]);
  };
  const names = {
    identity: renamed(AGENTS, was.identity, now.identity),
    build: renamed(BUILDS, was.build, now.build),
    mission: new Map<string, string>([[was.mission, now.mission]]),
  };
  return (card) => {
    const { grey, kind, face } = read(card);
    return `${grey ? "grey:" : ""}${kind}:${names[kind].get(face) ?? face}` as Card;
  };
}
