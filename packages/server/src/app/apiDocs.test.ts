import { readFileSync } from "node:fs";
import {
  REFUSAL_CODES as BOARD_REFUSALS,
  type BoardAction,
  type BoardChoices,
  type BoardViewEvent,
  isBoardAction,
} from "@inkognito/engine/board";
import {
  REFUSAL_CODES as CARD_REFUSALS,
  type CardChoices,
  type CardViewEvent,
  isCardAction,
} from "@inkognito/engine/card";
import {
  BYE_CODES,
  clientRequest,
  HTTP_ERRORS,
  hello,
  invitation,
  KEPT_SAID,
  MAX_NOTES,
  me,
  PROTOCOL_VERSION,
  serverMessage,
  TABLE_REFUSALS,
  type TableEvent,
  tableOptions,
} from "@inkognito/protocol";
import { GAME_SCHEMAS } from "@inkognito/protocol/schemas";
import { describe, expect, it } from "vitest";
import { LIMITS } from "../settings/limits.js";
import { START_GRACE } from "../tables/rules/decide/graceAfterStart.js";
import { RETURN_GRACE } from "../tables/rules/time/timing.js";

const text = readFileSync(new URL("../../../../docs/api.md", import.meta.url), "utf8");

/** The examples of one kind, each a line. */
const examples = (kind: string): readonly { readonly type: string }[] =>
  [...text.matchAll(new RegExp(`^\`\`\`json ${kind}\n([^]*?)^\`\`\`$`, "gm"))]
    .flatMap(([, block = ""]) => block.trim().split("\n"))
    .map((line) => JSON.parse(line));

const typesOf = (union: { readonly options: readonly unknown[] }): readonly string[] =>
  union.options.map((each) => {
    const { shape } = each as { shape: { type: { value: string } } };
    return shape.type.value;
  });

const types = (kind: string): readonly string[] =>
  examples(kind)
    .map(({ type }) => type)
    .sort();

/** Every type there is: a new one does not compile before it stands here, and fails before it is documented. */
type Every<T extends { readonly type: string }> = Readonly<Record<T["type"], true>>;

const BOARD_ACTIONS: Every<BoardAction> = {
  ...{ place: true, move: true, walk: true, ask: true, step: true, show: true, object: true },
  ...{ banish: true, endTurn: true, announce: true, announceAlone: true, shakeHands: true },
  ...{ seal: true, gesture: true },
};
const BOARD_AWAITS: Every<BoardChoices["awaits"]> = {
  ...{ none: true, place: true, move: true, walk: true, resolve: true, show: true, banish: true },
  shakeHands: true,
};
const CARD_AWAITS: Every<CardChoices["awaits"]> = {
  ...{ none: true, pick: true, locate: true, choose: true, show: true },
};
const BOARD_EVENTS: Every<BoardViewEvent> = {
  ...{ began: true, placementChosen: true, placed: true, dealt: true, turnBegan: true },
  ...{ moved: true, walked: true, stepped: true, asked: true, answered: true, objected: true },
  ...{ banished: true, turnEnded: true, announced: true, announcedAlone: true, sealed: true },
  ...{ handAnswered: true, gestured: true, ended: true },
};
const CARD_EVENTS: Every<CardViewEvent> = {
  ...{ began: true, dealt: true, roundBegan: true, picked: true, located: true, met: true },
  ...{ ambassadorLocated: true, chose: true, swapped: true, demanded: true, blackShown: true },
  ...{ looked: true, announced: true, gestured: true, ended: true },
};
const TABLE_EVENTS: Every<TableEvent> = {
  ...{ created: true, sealed: true, mixed: true, configured: true, sat: true, removed: true },
  ...{ left: true, hostPassed: true, started: true, stoodIn: true, returned: true, said: true },
  ...{ voted: true, pauseWanted: true, paused: true, resumed: true, ended: true, closed: true },
};

describe("docs/api.md", () => {
  it.each(examples("client"))("shows a message that is understood: $type", (example) => {
    const schema = example.type === "hello" ? hello : clientRequest;
    expect(schema.parse(example)).toEqual(example);
  });

  it.each(examples("server"))("shows a message that is sent: $type", (example) => {
    expect(serverMessage.parse(example)).toEqual(example);
  });

  it("shows options that make a table", () => {
    expect(examples("options").map((example) => tableOptions.parse(example))).toEqual(
      examples("options"),
    );
    expect(examples("options")).toHaveLength(1);
  });

  it("shows who one is, and a table in a list", () => {
    expect(examples("me").map((example) => me.parse(example))).toEqual(examples("me"));
    const [summary] = examples("summary");
    expect(invitation.parse({ summary })).toEqual({ summary });
  });

  it("shows every event of the table log", () => {
    const events = examples("table").map((event, at) => ({ no: at + 1, at: 0, event }));
    const message = { type: "table", events };
    expect(serverMessage.parse(message)).toEqual(message);
    expect(types("table")).toEqual(Object.keys(TABLE_EVENTS).sort());
  });

  it("[T1] shows every action of both games", () => {
    expect(examples("board action").filter((each) => !isBoardAction(each))).toEqual([]);
    expect(examples("card action").filter((each) => !isCardAction(each))).toEqual([]);
    expect(types("board action")).toEqual(Object.keys(BOARD_ACTIONS).sort());
    const choices = examples("card action").map((each) =>
      each.type === "choose" && "choice" in each ? each.choice : each,
    ) as readonly { readonly type: string }[];
    expect(choices.map(({ type }) => type).sort()).toEqual([
      "announce",
      "cards",
      "decline",
      "demand",
      "gesture",
      "locate",
      "look",
      "pass",
      "pick",
      "show",
    ]);
  });

  it("shows everything that may be awaited, and every event of both games", () => {
    expect(types("board awaits")).toEqual(Object.keys(BOARD_AWAITS).sort());
    expect(types("card awaits")).toEqual(Object.keys(CARD_AWAITS).sort());
    expect(types("board event")).toEqual(Object.keys(BOARD_EVENTS).sort());
    expect(types("card event")).toEqual(Object.keys(CARD_EVENTS).sort());
  });

  it.each([
    ["board event", GAME_SCHEMAS.board.event],
    ["board action", GAME_SCHEMAS.board.action],
    ["card event", GAME_SCHEMAS.card.event],
    ["card action", GAME_SCHEMAS.card.action],
  ] as const)("shows each %s as its schema describes it", (kind, schema) => {
    expect(examples(kind).map((each) => schema.parse(each))).toEqual(examples(kind));
  });

  it.each([...BOARD_REFUSALS, ...CARD_REFUSALS])("explains the game's %s", (code) => {
    expect(text).toMatch(new RegExp(`^\\| \`${code}\` \\| (both|board|card) \\| .`, "m"));
  });

  it("shows every message", () => {
    const shown = (kind: string) => new Set(examples(kind).map(({ type }) => type));
    expect(shown("client")).toEqual(new Set(["hello", ...typesOf(clientRequest)]));
    expect(shown("server")).toEqual(new Set(typesOf(serverMessage)));
    expect(hello.shape.version.safeParse(PROTOCOL_VERSION).success).toBe(true);
  });

  it.each([...HTTP_ERRORS, ...TABLE_REFUSALS])("explains %s", (code) => {
    expect(text).toMatch(new RegExp(`^\\|[^|]*\`${code}\``, "m"));
  });

  it.each(Object.entries(BYE_CODES))("explains bye %s with its number %d", (code, number) => {
    expect(text).toContain(`| \`${code}\` | ${number} |`);
  });

  it("says the limits as they are", () => {
    const { requests, recoveries, messages, changes, watchersPerTable, socketsPerAddress } = LIMITS;
    expect(text).toContain(`| ${requests.max} a minute;`);
    expect(text).toContain(`| ${LIMITS.files.max} a minute |`);
    expect(text).toContain(`a person's data, per address | ${LIMITS.exports.max} in ten minutes |`);
    expect(text).toContain(`without an answer, per connection | ${LIMITS.unanswered};`);
    expect(text).toContain(`in one frame or in up to ${LIMITS.fragments}`);
    expect(text).toContain(`more than ${LIMITS.unread / 2 ** 20} MB waits`);
    expect(text).toContain(`more than ${LIMITS.backlog / 2 ** 20} MB wait`);
    expect(text).toContain(`reads nothing for ${LIMITS.stalled / 1000} seconds`);
    expect(text).toContain(`| ${recoveries.max} in ten minutes |`);
    expect(text).toContain(`${messages.burst} at once, then ${messages.perSecond} a second`);
    expect(text).toContain(`${changes.burst} at once, then one every three seconds`);
    expect(changes.perSecond).toBe(1 / 3);
    expect(text).toContain(`| ${socketsPerAddress}, ${LIMITS.socketsPerPlayer} |`);
    expect(text).toContain(`| ${watchersPerTable}, ${LIMITS.watchersPerAddress} |`);
    expect(text).toContain(`without a chair, per table | ${LIMITS.invitedPerTable};`);
    expect(text).toContain(`| ${LIMITS.listedPerPlayer}, ${LIMITS.listedPerAddress} |`);
    expect(text).toContain("no page open here for 30 seconds");
    expect(LIMITS.playerAway).toBe(30_000);
    expect(text).toContain("no page open here for two minutes");
    expect(LIMITS.hostAway).toBe(120_000);
    expect(text).toContain("gets ten seconds then");
    expect(RETURN_GRACE).toBe(10_000);
    expect(text).toMatch(/at least 30\sseconds more, at a pace of days an hour/);
    expect(START_GRACE).toEqual({ live: 30_000, days: 3_600_000 });
    expect(text).toContain(`| ${LIMITS.tableEvents.toLocaleString("en")}; beyond that \`logFull\``);
    expect(text).toContain(`| ${LIMITS.tableTalk / 1024} KB; beyond that \`logFull\``);
    expect(text).toContain(`the words of the last ${KEPT_SAID}`);
    expect(text).toContain(`each up to ${LIMITS.frame / 1024} KB`);
    expect(text).toContain(`up to ${MAX_NOTES.toLocaleString("en")} bytes`);
  });
});
