import { type BoardAction, legal } from "@inkognito/engine/board";
import { isReached, type Prospect } from "./goals.js";
import type { Layout } from "./layout.js";
import type { Considered, Sense } from "./sense.js";

const CERTAIN = 1 - 1e-9;

/** Rounds after which less than certainty will do, so that no game goes on for ever. */
const PATIENCE: readonly (readonly [rounds: number, sure: number])[] = [
  [100, 0],
  [60, 0.15],
  [40, 0.3],
  [25, 0.6],
];

/** The share of the worlds in which an announcement has to be right by now. */
function sureBy({ rounds, character, hasty }: Sense): number {
  const [, sure] = PATIENCE.find(([since]) => rounds >= since) ?? [0, 1];
  return Math.min(hasty ? character.sure : 1, sure) * CERTAIN;
}

interface Best {
  readonly prospect: Prospect;
  /** The share of the worlds in which it is right. */
  readonly share: number;
}

/** The best announcement in this layout. */
function bestAnnouncement({ prospects }: Sense, layout: Layout): Best | null {
  let best: Best | null = null;
  for (const group of groupsOf(prospects)) {
    const reached = group.filter(({ goal }) => isReached(goal, layout));
    const [prospect] = reached;
    const share = shareOf(reached);
    if (prospect !== undefined && share > (best?.share ?? 0)) best = { prospect, share };
  }
  return best;
}

/** Would this seat announce in this layout? Called for every legal movement. */
export function announcer(sense: Sense): (layout: Layout) => boolean {
  const sure = sureBy(sense);
  const groups = groupsOf(sense.prospects).filter((group) => shareOf(group) >= sure);
  return (layout) => {
    for (const group of groups) {
      let sum = 0;
      for (const { goal, share } of group) if (isReached(goal, layout)) sum += share;
      if (sum > 0 && sum >= sure) return true;
    }
    return false;
  };
}

const shareOf = (group: readonly Prospect[]): number =>
  group.reduce((sum, { share }) => sum + share, 0);

/** The prospects that lead to the same announcement. */
function groupsOf(prospects: readonly Prospect[]): readonly (readonly Prospect[])[] {
  const groups = new Map<string, Prospect[]>();
  for (const prospect of prospects) {
    const key = `${prospect.partner} ${prospect.code}`;
    groups.set(key, [...(groups.get(key) ?? []), prospect]);
  }
  return [...groups.values()];
}

export function announcement(sense: Sense): Considered | null {
  const best = bestAnnouncement(sense, sense.layout);
  if (best === null || best.share < sureBy(sense)) return null;
  const { partner, code } = best.prospect;
  const { decision } = sense.table;
  const action: BoardAction =
    partner === null || code === null
      ? { type: "announceAlone", decision }
      : { type: "announce", decision, partner, code };
  return { do: action, because: "accomplished", who: partner };
}

/** B10.1: in the turn of another player, only that one can be named. */
export function announcementOffTurn(sense: Sense): BoardAction | null {
  const { announceTo } = legal(sense.view);
  if (announceTo === null) return null;
  const prospects = sense.prospects.filter(({ partner }) => partner === announceTo);
  return announcement({ ...sense, prospects })?.do ?? null;
}

/**
 * B10.3, B10.4: a hand refused to the true partner loses, one given to an opponent costs nothing. So
 * it is given to every player who may be the partner and names a code that may be ours.
 */
export function handshake(sense: Sense): Considered {
  const { table, prospects } = sense;
  const { phase, decision } = table;
  if (phase.type !== "handshake") throw new Error("no hand was offered");
  const { announcer, code } = phase;
  const given = prospects.some((each) => each.partner === announcer && each.code === code);
  return {
    do: { type: "shakeHands", decision, given },
    because: given ? "believes" : "doubts",
    who: announcer,
  };
}
