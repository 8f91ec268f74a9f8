import type { BoardViewEvent } from "@inkognito/engine/board";
import type { CardConfig, CardViewEvent } from "@inkognito/engine/card";
import { SPECTATOR } from "@inkognito/engine/core";
import { storyOf as boardStory } from "../../../games/board/story.js";
import { storyOf as cardStory } from "../../../games/card/story.js";
import { t } from "../../../i18n/i18n.js";
import type { Look } from "../record/eyes.js";
import type { About } from "../record/protocol.js";
import { namesIn } from "./session.js";
import { turnsOf } from "./timeline.js";

/** A moment one can jump to. */
export interface Step {
  /** A turn or round begins here. */
  readonly opens: boolean;
  readonly line: string;
  /** "Turn 3: Blue asks Red." */
  readonly words: string;
}

/** Everything these eyes saw, in words, one step an event. */
export function stepsOf(about: About, look: Look): readonly Step[] {
  const turns = turnsOf(look);
  return linesOf(about, look).map((line, i) => {
    const turn = turns[i] ?? 0;
    const opens = turn !== (turns[i - 1] ?? 0);
    // The sentence that opens a turn says its number itself.
    const words = turn === 0 || opens ? line : t("replay.step", { game: look.game, turn, line });
    return { opens, line, words };
  });
}

function linesOf(about: About, look: Look): readonly string[] {
  const viewer = look.eyes === "all" ? SPECTATOR : look.eyes;
  const names = namesIn(about);
  if (look.game === "board") {
    const listener = { config: about.config, names, viewer };
    return look.seen.map(({ event }: { readonly event: BoardViewEvent }) =>
      boardStory(event, listener),
    );
  }
  const listener = { config: about.config as CardConfig, names, viewer };
  return look.seen.map(({ event }: { readonly event: CardViewEvent }) =>
    cardStory(event, listener),
  );
}
