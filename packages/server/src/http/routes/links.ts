import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { invitationKey, tableId } from "@inkognito/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { siteOf } from "../../callers/origin.js";
import { parseGameAddress } from "../../record/gameAddress.js";
import { siteKeyOf } from "../../record/siteKey.js";
import type { HttpContext } from "../context.js";
import { playerOf } from "../input.js";
import { type Previewed, withPreview } from "../pages/preview.js";

/**
 * The addresses that people send each other. Each is the page, whatever it leads to: what is wrong
 * with a link, the page says in the visitor's language.
 */
export function linkRoutes(app: FastifyInstance, context: HttpContext, page: string): void {
  const { people, registry, trust, store } = context;
  const siteKey = siteKeyOf(store);
  const limit = app.createRateLimit();
  // A person who follows a link gets the page, also from an address that asks too much; but no table
  // is looked up for it.
  const options = { config: { rateLimit: false } } as const;

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    look: () => Promise<Previewed | null>,
  ): Promise<FastifyReply> => {
    // Without its table the link is still the page; the page finds out about the trouble itself.
    const { isAllowed, ...count } = await limit(request);
    const mayLook = isAllowed || !("isExceeded" in count && count.isExceeded);
    const table = mayLook ? await look().catch(() => null) : null;
    const html = withPreview(await readFile(join(page, "index.html"), "utf8"), {
      table,
      acceptLanguage: request.headers["accept-language"],
      origin: siteOf(request.raw, trust),
      path: request.raw.url ?? "/",
    });
    return reply
      .header("cache-control", "no-store")
      .header("vary", "accept-language")
      .type("text/html; charset=utf-8")
      .send(html);
  };

  // The front page looks nothing up.
  app.get("/", options, async (request, reply) => {
    const html = withPreview(await readFile(join(page, "index.html"), "utf8"), {
      table: null,
      acceptLanguage: request.headers["accept-language"],
      origin: siteOf(request.raw, trust),
      path: "/",
      indexed: true,
    });
    return reply
      .header("cache-control", "no-cache")
      .header("vary", "accept-language")
      .type("text/html; charset=utf-8")
      .send(html);
  });

  // Some messengers and people end an address with a slash.
  for (const end of ["", "/"]) {
    app.get<{ Params: { key: string } }>(`/i/:key${end}`, options, async (request, reply) =>
      send(request, reply, async () => {
        const key = invitationKey.safeParse(plain(request.params.key));
        if (!key.success) return null;
        const player = await playerOf(people, request);
        return registry.queries.invited(key.data, player?.id ?? null);
      }),
    );

    app.get<{ Params: { table: string } }>(`/t/:table${end}`, options, async (request, reply) =>
      send(request, reply, async () => {
        const table = tableId.safeParse(plain(request.params.table));
        return table.success ? registry.queries.listedTable(table.data) : null;
      }),
    );

    app.get<{ Params: { address: string } }>(`/g/:address${end}`, options, async (request, reply) =>
      send(request, reply, async () => {
        const found = parseGameAddress(plain(request.params.address), await siteKey());
        const game = found && (await registry.queries.sharedKind(found.table, found.game));
        return game === null ? null : { game, ended: true };
      }),
    );
  }
}

/** Others take the full stop, the bracket or the quote after an address for a part of it, as the page knows. */
const plain = (found: string): string => found.replace(/[^\w-]+$/, "");
