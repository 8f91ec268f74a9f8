import { storyOf as boardStory } from "../../../games/board/story.js";
import { storyOf as cardStory } from "../../../games/card/story.js";
import { t } from "../../../i18n/i18n.js";
import type { Feed } from "../../../table/feed/feed.js";
import type { Names } from "../../../table/seatName.js";

/** A moment one can jump to. */
export interface Step {
  /** A turn or round begins here. */
  readonly opens: boolean;
  readonly line: string;
  /** "Turn 3: Blue asks Red." */
  readonly words: string;
}

/** Everything the viewer of a recorded game was told, in words, one step an event. */
export function stepsOf(feed: Feed, names: Names): readonly Step[] {
  const turns = turnsOf(feed);
  return linesOf(feed, names).map((line, i) => {
    const turn = turns[i] ?? 0;
    const opens = turn !== (turns[i - 1] ?? 0);
    // The sentence that opens a turn says its number itself.
    const words = turn === 0 || opens ? line : t("replay.step", { game: feed.game, turn, line });
    return { opens, line, words };
  });
}

function linesOf(feed: Feed, names: Names): readonly string[] {
  const { viewer } = feed;
  if (feed.game === "board") {
    const listener = { config: feed.setup.config, names, viewer };
    return feed.told.map((event) => boardStory(event, listener));
  }
  const listener = { config: feed.setup.config, names, viewer };
  return feed.told.map((event) => cardStory(event, listener));
}

/** The turn or round that each event belongs to, by position from 0; 0 is the preparation. */
export function turnsOf({ game, told }: Feed): readonly number[] {
  const opening = game === "board" ? "turnBegan" : "roundBegan";
  let turn = 0;
  return told.map(({ type }) => {
    if (type === opening) turn += 1;
    return turn;
  });
}
