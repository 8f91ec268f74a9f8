import { readFileSync } from "node:fs";
import {
  BYE_CODES,
  clientRequest,
  HTTP_ERRORS,
  hello,
  KEPT_SAID,
  MAX_NOTES,
  PROTOCOL_VERSION,
  serverMessage,
  TABLE_REFUSALS,
  tableOptions,
} from "@inkognito/protocol";
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
    expect(text).toContain(`| ${LIMITS.files.max} a minute each |`);
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
    expect(text).toContain(`up to ${MAX_NOTES.toLocaleString("en")} characters`);
  });
});
