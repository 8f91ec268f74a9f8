import { COLOURS, type Seat, type Viewer } from "@inkognito/engine/core";
import { describe, expect, it } from "vitest";
import { t } from "../i18n/i18n.js";
import { COMPLETE, expectNobodyAddressed, expectSentence, speakAtOnce } from "../i18n/testing.js";
import type { Setup } from "../setup/setup.js";
import type { ViewEvent } from "./feed/feed.js";
import { hasHeadline, wordsIn } from "./feed/headlines.js";
import type { Headline } from "./Lately.js";
import { NAMELESS } from "./seatName.js";

/** All words of a headline, as they are spoken. */
const wordsOf = (headline: Headline): string =>
  headline
    .flatMap((part) => (typeof part === "string" ? part : [part.words, part.after ?? ""]))
    .filter((words) => words !== "")
    .join(" ");

const VIEWERS: readonly Viewer[] = [0, 2, 3, 4, "spectator"];
/** By seat, at a table of five. */
export const NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve"];

/** No headline says these: the preparation, and the end, which has a screen of its own. */
const QUIET = ["began", "dealt", "ended"];

/** Words that a headline is allowed beyond those it has in the longest case. */
const SLACK = 5;

interface Told<E> {
  readonly setup: Setup;
  /** At least one event of every type; the actor sits at 0, or is the Ambassador at 4. */
  readonly events: Readonly<Record<string, readonly E[]>>;
  readonly tell: (event: E, to: Listening) => string;
  /** The same in a few words. */
  readonly headlineOf: (event: E, to: Listening) => Headline;
}

interface Listening {
  readonly names: readonly (string | null)[];
  readonly viewer: Viewer;
}

/** What holds of every sentence that a game's log is told in, in every language. */
export function describeStory<E extends ViewEvent>(
  title: string,
  { setup, events, tell, headlineOf }: Told<E>,
): void {
  const types = Object.entries(events);
  const done = types.flatMap(([type, each]) =>
    each.flatMap((event) =>
      "seat" in event ? [[type, event as E & { seat: Seat }] as const] : [],
    ),
  );

  it.each(types.filter(([type]) => !QUIET.includes(type)))(
    "%s is allowed little more time than its headline needs in one of the languages",
    (_, each) => {
      const listed = each.filter((event) =>
        VIEWERS.some((viewer) => hasHeadline(event, { viewer, setup })),
      );
      const longest = COMPLETE.flatMap((language) => {
        speakAtOnce(language);
        return listed.flatMap((event) =>
          VIEWERS.map(
            (viewer) => wordsOf(headlineOf(event, { names: NAMELESS, viewer })).split(/\s+/).length,
          ),
        );
      });
      const allowed = listed.map((event) => wordsIn(event, { setup }));
      expect(Math.max(...allowed)).toBeLessThanOrEqual(Math.max(...longest) + SLACK);
    },
  );

  describe.each(COMPLETE)(`${title} in %s`, (language) => {
    it.each(types)("%s becomes whole sentences for every viewer", (_, each) => {
      speakAtOnce(language);
      for (const event of each) {
        for (const viewer of VIEWERS) {
          expectSentence(tell(event, { names: NAMELESS, viewer }), language);
        }
      }
    });

    it.each(types)("%s calls people by the names they gave", (_, each) => {
      speakAtOnce(language);
      for (const event of each) {
        for (const viewer of VIEWERS) {
          const line = tell(event, { names: NAMES, viewer });
          for (const colour of COLOURS) expect(line).not.toContain(t(`role.${colour}`));
        }
      }
    });

    it.each(types)(
      "%s has a headline that can be read in the time that is allowed for it",
      (_, each) => {
        speakAtOnce(language);
        for (const event of each) {
          for (const viewer of VIEWERS) {
            const words = wordsOf(headlineOf(event, { names: NAMELESS, viewer }));
            expect(words).not.toMatch(/[{}]|undefined| {2}/);
            if (QUIET.includes(event.type)) continue;
            expect(words.split(/\s+/).length, words).toBeLessThanOrEqual(wordsIn(event, { setup }));
          }
        }
      },
    );

    it.each(done)(
      "%s is told to its actor without the name, and by name to a spectator",
      (_, event) => {
        speakAtOnce(language);
        const name = NAMES[event.seat] ?? "nobody";
        expect(tell(event, { names: NAMES, viewer: event.seat })).not.toContain(name);
        const told = tell(event, { names: NAMES, viewer: "spectator" });
        expect(told).toContain(name);
        expectNobodyAddressed(told, language);
      },
    );
  });
}
