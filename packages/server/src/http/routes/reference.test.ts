import { LAND_ROUTES, SEA_ROUTES, SPACES } from "@inkognito/engine/board";
import { gameJsonSchemas } from "@inkognito/protocol/schemas";
import { describe, expect, it } from "vitest";
import { HttpClient } from "../../testing/httpClient.js";
import { startServer } from "../../testing/server.js";

interface Printed {
  readonly spaces: readonly {
    readonly id: number;
    readonly name: string;
    readonly land: readonly number[];
    readonly sea: readonly number[];
  }[];
  readonly missions: { readonly [code: string]: { readonly FB: unknown } };
  readonly escapes: Readonly<Record<string, number>>;
}

describe("GET /api/schemas.json", () => {
  it("[T1] serves the JSON Schemas of both games", async () => {
    const server = await startServer();
    const response = await new HttpClient(server.site).fetch("/api/schemas.json");
    const served = await response.json();
    await server.stop();
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    expect(served).toEqual(JSON.parse(JSON.stringify(gameJsonSchemas())));
  });
});

describe("GET /api/board", () => {
  it("[B1.1] shows every visitor the spaces and both kinds of routes", async () => {
    const server = await startServer();
    const printed = await new HttpClient(server.site).json<Printed>("GET", "/api/board");
    await server.stop();
    const ends = (way: "land" | "sea") => printed.spaces.flatMap((space) => space[way]).length;
    expect(printed.spaces.map(({ id, name }) => [id, name])).toEqual(
      SPACES.map(({ id, name }) => [id, name]),
    );
    expect([ends("land"), ends("sea")]).toEqual([2 * LAND_ROUTES.length, 2 * SEA_ROUTES.length]);
    expect(Object.keys(printed.missions)).toHaveLength(12);
    expect(printed.missions["C-D"]?.FB).toEqual({ type: "ambassadorTo", place: "embassy" });
    expect(printed.escapes).toEqual({ F: 5, B: 1, Z: 4, X: 6 });
  });
});
