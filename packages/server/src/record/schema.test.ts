import { readFileSync } from "node:fs";
import { parseRecord } from "@inkognito/engine/record";
import fastify from "fastify";
import { afterAll, describe, expect, it } from "vitest";
import { draftOf } from "../../../engine/laws/shared/record/alter.js";
import { recordsOf, signer } from "../../../engine/laws/shared/record/records.js";

const schema = JSON.parse(
  readFileSync(new URL("../../../../docs/game.schema.json", import.meta.url), "utf8"),
);

/** A validator that is not ours: the one fastify brings along, not allowed to mend anything. */
const app = fastify({
  ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
});
app.post("/", { schema: { body: schema } }, () => "valid");
afterAll(() => app.close());

async function complaint(value: unknown): Promise<string | null> {
  const payload = JSON.stringify(value);
  const headers = { "content-type": "application/json" };
  const response = await app.inject({ method: "POST", url: "/", headers, payload });
  return response.statusCode === 200 ? null : response.body;
}

describe.each(["board", "card"] as const)("docs/game.schema.json and the %s game", (game) => {
  const records = [...recordsOf(game, 72)];

  it("go together: what is written is valid, every kind of event in it", async () => {
    for (const record of records) expect(await complaint(record)).toBeNull();
    const [first] = records;
    if (first === undefined) throw new Error("no game has ended");
    expect(await complaint(signer().sign(first))).toBeNull();
    const met = new Set(records.flatMap(({ events }) => events.map(({ type }) => type)));
    expect([...met].sort()).toEqual(typesIn(schema.definitions[`${game}Event`]));
  });

  it("say the same as the reader about fields that are missing or too many", async () => {
    const draft = draftOf(records[0] as never);
    const broken = Object.keys(draft).flatMap((key) => {
      const { [key]: value, ...rest } = draft;
      const wrong = typeof value === "string" ? 1 : "x";
      return [rest, { ...draft, [key]: wrong }, { ...draft, [`${key}s2`]: value }];
    });
    for (const each of broken) {
      expect(await complaint(each)).not.toBeNull();
      expect(parseRecord(JSON.stringify(each)).ok).toBe(false);
    }
  });

  it("do not go together where an event has a field too many or too few", async () => {
    const draft = draftOf(records[0] as never);
    const events = records[0]?.events ?? [];
    for (const [at, event] of events.entries()) {
      const { type, ...rest } = event;
      for (const wrong of [{ ...event, extra: 1 }, rest, { type }]) {
        expect(
          await complaint({ ...draft, events: events.with(at, wrong as never) }),
        ).not.toBeNull();
      }
    }
  });
});

interface Node {
  readonly $ref?: string;
  readonly oneOf?: readonly Node[];
  readonly properties?: { readonly type?: { readonly const?: string; readonly enum?: string[] } };
}

/** The kinds of events a schema knows. */
function typesIn({ oneOf = [] }: Node): readonly string[] {
  return oneOf
    .flatMap(({ $ref, properties }) => {
      const type = ($ref === undefined ? properties : schema.definitions.gestured.properties)?.type;
      return type?.enum ?? [type?.const];
    })
    .sort();
}
