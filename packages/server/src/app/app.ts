import type { ServerResponse } from "node:http";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import fastifyStatic from "@fastify/static";
import fastify, { type FastifyInstance, LogController } from "fastify";
import { ProxyAdvice } from "../callers/proxyAdvice.js";
import { openSiteTime } from "../clock/siteTime.js";
import { machineClocks } from "../clock/steadyTime.js";
import { limitConnections, limitRequests, limitUnanswered, timeouts } from "../http/connections.js";
import type { HttpContext } from "../http/context.js";
import { Failure } from "../http/failure.js";
import { notFoundPage } from "../http/pages/notFound.js";
import { readSitePages } from "../http/pages/sitePages.js";
import { api } from "../http/routes/api.js";
import { Health, healthRoutes } from "../http/routes/health.js";
import { linkRoutes } from "../http/routes/links.js";
import { watchRoutes } from "../http/routes/metrics.js";
import { sitePageRoutes } from "../http/routes/site.js";
import { type LogStream, logAnswers, logOptions } from "../monitoring/logs.js";
import { Metrics } from "../monitoring/metrics.js";
import { People } from "../people/people.js";
import { openFiles } from "../process/openFiles.js";
import type { Env } from "../settings/env.js";
import type { Limits } from "../settings/limits.js";
import { Rates } from "../socket/rates.js";
import { SocketGateway } from "../socket/socketGateway.js";
import type { Store } from "../store/store.js";
import { openRegistry } from "../tables/runtime/tableRegistry.js";
import type { Time } from "../time/time.js";

/** Nothing but our own files: no inline script or style, no other host, no frame around us. */
const CONTENT_SECURITY_POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", "data:"],
  fontSrc: ["'self'"],
  workerSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

const FOREVER = "public, max-age=31536000, immutable";
const ASK_AGAIN = "no-cache";

const DAY = 24 * 60 * 60 * 1000;

export interface AppOptions {
  /** The folder with the built page. */
  readonly page: string;
  readonly env: Pick<
    Env,
    | ("host" | "origin" | "proxies" | "databaseUrl")
    | ("logLevel" | "metricsToken" | "keepTablesDays" | "texts")
  >;
  /** Closed together with the app. */
  readonly store: Store;
  readonly limits: Limits;
  readonly log: LogStream | undefined;
  /** The machine's, if not said. */
  readonly time?: Time;
  /** Called when a newer program has changed the data, and this one must not go on with it. */
  readonly onOutdated?: () => void;
  /** What is counted, for a listener beside the app. */
  readonly metrics?: Metrics;
}

/** The site: the built page, who one is, the tables, and the sockets that lead to them. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { page, env, store, limits, metrics = new Metrics() } = options;
  // First: a folder that is wrong ends the start, before anything runs that would go on.
  const sitePages = readSitePages(env.texts);
  const app = fastify({
    ...timeouts(limits, env),
    forceCloseConnections: true,
    bodyLimit: limits.body,
    logger: logOptions(env.logLevel, options.log),
    // Replaced by our own log line for each answer.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 64 },
    frameworkErrors: (_error, _request, { raw }) => answerBadAddress(raw),
  });
  limitConnections(app.server, limits, env, openFiles());
  limitUnanswered(app.server, limits, env);
  const opened = await openTime(options, app, metrics);
  const context = { ...(await open(options, app, metrics, opened)), sitePages };
  logAnswers(app);
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY_POLICY },
    // Plain http is fine at home; a proxy that adds https sets this header itself.
    strictTransportSecurity: false,
    xFrameOptions: { action: "deny" },
  });
  const health = new Health(
    store,
    (error) => app.log.error({ err: error }, "the store does not write"),
    () => performance.now(),
    () => context.registry.damaged,
  );
  await app.register(async (scope) => {
    await limitRequests(scope, context);
    healthRoutes(scope, health, opened.time, limits.requests);
    watchRoutes(scope, { metrics, metricsToken: env.metricsToken });
    linkRoutes(scope, context, page);
    sitePageRoutes(scope, context);
    await scope.register((inner) => api(inner, context), { prefix: "/api" });
  });
  await app.register(fastifyStatic, {
    root: page,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (response, path) => {
      // Names under assets/ carry a hash of the content; a new content has a new name.
      const hashed = /[\\/]assets[\\/]/.test(path.slice(page.length));
      response.setHeader("cache-control", hashed ? FOREVER : ASK_AGAIN);
    },
  });
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .header("cache-control", ASK_AGAIN)
      .header("vary", "accept-language")
      .type("text/html; charset=utf-8")
      .send(notFoundPage(request.headers["accept-language"])),
  );
  return app;
}

/** An address that is none gets past every hook and every other answer. */
function answerBadAddress(response: ServerResponse): void {
  const { statusCode, body } = new Failure("badMessage");
  response.writeHead(statusCode, {
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    "x-content-type-options": "nosniff",
  });
  response.end(JSON.stringify(body));
}

interface OpenTime {
  readonly time: Time;
  close(): Promise<void>;
}

async function openTime(
  options: AppOptions,
  app: FastifyInstance,
  metrics: Metrics,
): Promise<OpenTime> {
  const { store, time: given } = options;
  if (given !== undefined) return { time: given, close: async () => undefined };
  const time = await openSiteTime({ store, clocks: machineClocks, log: app.log });
  time.onBreak((found) => app.log.warn(found, "the time at the tables was interrupted"));
  metrics.gauge(
    "inkognito_clock_offset_seconds",
    "How far this machine's clock is ahead of the database's, or of the time at the tables.",
    () => time.offset / 1000,
  );
  return { time, close: () => time.close() };
}

async function open(
  options: AppOptions,
  app: FastifyInstance,
  metrics: Metrics,
  opened: OpenTime,
): Promise<Omit<HttpContext, "sitePages">> {
  const { env, store, limits } = options;
  const { time } = opened;
  const people = new People(store, () => time.now());
  const commits = metrics.histogram("inkognito_commit_seconds", "Until a change was durable.");
  const conflicts = metrics.counter("inkognito_conflicts_total", "Changes decided again.");
  const bots = metrics.histogram("inkognito_bot_seconds", "Until a bot had decided.");
  const refusals = metrics.counter("inkognito_refusals_total", "Refused requests, by code.", [
    "code",
  ]);
  const events = metrics.counter("inkognito_table_events_total", "What happened, by type.", [
    "type",
  ]);
  const shared = env.databaseUrl !== null;
  const registry = await openRegistry({
    store,
    limits,
    shared,
    time,
    ...(options.onOutdated === undefined ? {} : { onOutdated: options.onOutdated }),
    retention: { tables: env.keepTablesDays * DAY, wall: () => Date.now() },
    log: app.log,
    counts: { commits, conflicts, bots, refusals, events },
  });
  metrics.gauge("inkognito_rooms", "Tables in memory.", () => registry.size);
  metrics.gauges("inkognito_tables", "Tables in memory, by phase.", "phase", () => registry.phases);
  metrics.gauge("inkognito_visitors", "Pages at a table.", () => registry.visitors);
  metrics.gauge("inkognito_bots_thinking", "Bots that are thinking now.", () => registry.thinking);
  metrics.gauge("inkognito_damaged_tables", "Tables not served: damaged.", () => registry.damaged);
  const rates = new Rates(limits, time);
  const advice = new ProxyAdvice(env, (line) => app.log.warn(line));
  const gateway = new SocketGateway({
    ...{ registry, people, limits, rates, shared, metrics, time, refusals },
    ...{ trust: env, advice },
    log: app.log,
  });
  gateway.attach(app.server);
  // First no new sockets, then running commits are finished, then all pages are told to come back.
  app.addHook("preClose", async () => {
    gateway.stopAccepting();
    await registry.drain();
    await gateway.close();
    await opened.close();
  });
  app.addHook("onClose", async () => store.close());
  const { host } = env;
  return { store, people, registry, gateway, limits, rates, trust: env, advice, host };
}
