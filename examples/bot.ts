/**
 * A bot for Inkognito Online without any package: node examples/bot.ts http://localhost:8017/i/KEY [NAME]
 * It sits down by an invitation link, and plays one game of either kind to its end, by what `legal` says it may do.
 * Node 22.18 or newer runs it as it is; Node 20 needs --experimental-websocket --import ./scripts/sources/register.mjs
 */

import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { once } from "node:events";
import type { ServerMessage, StampedEvent } from "@inkognito/protocol";

type Awaits = Extract<ServerMessage, { type: "legal" }>["choices"]["awaits"];
type Movement = Extract<Awaits, { type: "move"; steps: unknown }>;
const pick = <T>(items: readonly T[]): T => items[randomInt(items.length)] as T;
const [, , link = "", name = "Botta"] = process.argv;
const [site = "", key = ""] = link.split("/i/");
const json = { "content-type": "application/json" };
const post = { method: "POST", headers: json, body: JSON.stringify({ name, language: "en" }) };
const me = await fetch(`${site}/api/me`, post);
const headers = { cookie: me.headers.get("set-cookie")?.split(";")[0] ?? "" };
const invited = await fetch(`${site}/api/invitations/${key}`, { headers });
const { summary } = (await invited.json()) as { summary: { table: string } };
let seat: number | null = null;
let [game, decision, awaited]: [number, number, readonly number[]] = [0, 0, []];
let awaits: Awaits = { type: "none" };
let spaces = new Set<number>();
let chairs: boolean[] = [];
let commitment = "";
let winners: readonly number[] | null = null;
const waiting = new Map<string, () => void>();
const socket = new WebSocket(`${site.replace("http", "ws")}/socket`, { headers });
socket.addEventListener("message", ({ data }) => hear(JSON.parse(data)));
socket.addEventListener("close", () => process.exit(winners === null ? 1 : 0));
const send = (message: object): void => socket.send(JSON.stringify(message).padEnd(256));

function hear(message: ServerMessage): void {
  if (message.type === "legal")
    ({
      game,
      decision,
      awaited,
      choices: { awaits },
    } = message);
  if (message.type === "view" && "positions" in message.view.table) {
    spaces = new Set(Object.values(message.view.table.positions));
  }
  if (message.type === "welcome") seat = message.you.seat;
  if (message.type === "seated") seat = message.seat;
  if (message.type === "welcome") message.log.events.forEach(fold);
  if (message.type === "table") message.events.forEach(fold);
  if (message.type === "refused" || message.type === "bye") console.error(JSON.stringify(message));
  if (message.type === "done" || message.type === "refused") waiting.get(message.re)?.();
}

/** The table log: the chairs, the commitment to the next deal, and the end of a game it has played in. */
function fold({ event }: StampedEvent): void {
  if (event.type === "created" || event.type === "configured") {
    chairs = event.options.config.seats.map((_, at) => chairs[at] ?? false);
  }
  if (event.type === "sat") chairs[event.seat] = true;
  if (event.type === "left" || event.type === "removed") chairs[event.seat] = false;
  if (event.type === "sealed") commitment = event.commitment;
  if (event.type === "ended" && game === event.game) winners = event.winners;
}

/** Resolved by the answer, after all that follows from the request. */
function ask(request: object): Promise<void> {
  const id = randomUUID();
  send({ ...request, id });
  return new Promise((resolve) => waiting.set(id, resolve));
}

/** One step, onto another piece if there is one near: that makes a meeting. */
async function movement({ steps }: Movement): Promise<readonly object[]> {
  await ask({ type: "view" });
  const step = steps.find(({ to }) => spaces.has(to)) ?? pick(steps);
  await ask({ type: "legal", steps: [step] });
  return (awaits as Movement).mayEnd ? [step] : [];
}

function meet({ pairs, look, demands, sided }: Extract<Awaits, { type: "choose" }>): object {
  const [side, of] = [pick(["left", "right"]), demands.length > 0 ? pick(demands) : null];
  if (pairs.length > 0) return { type: "cards", cards: pick(pairs) };
  if (look) return { type: "look", side };
  return of === null ? { type: "pass" } : { type: "demand", of, side: of === sided ? side : null };
}

/** The action for the decision that is awaited, without its number. */
async function choose(): Promise<object> {
  const { type } = awaits;
  if (type === "move") return { type, steps: await movement(awaits as Movement) };
  if (type === "walk") return { type, path: pick(awaits.paths) };
  if (type === "banish") return { type, to: pick(awaits.to) };
  if (type === "shakeHands") return { type, given: true };
  if (type === "show" && "cards" in awaits) return { type, card: pick(awaits.cards) };
  if (type === "show") return { type, cards: pick(awaits.answers) };
  if (type === "pick" || type === "locate") return { type, location: pick(awaits.locations) };
  if (type === "choose") return { type, choice: meet(awaits) };
  const [tall, short, fat, thin] = type === "place" ? awaits.homes : [];
  if (type === "place") return { type, placement: { tall, short, fat, thin } };
  const { space, askable } = (type === "resolve" && awaits.meetings[0]) || { askable: [] };
  if (space === undefined) return { type: "endTurn" };
  return { type: "ask", space, of: pick(askable), about: pick(["identity", "build"]) };
}

await once(socket, "open");
const seen = { table: 0, game: 0, told: 0 };
send({ type: "hello", version: 1, table: summary.table, key, legal: true, seen });
for (let [sat, mixed, answered] = [false, "", ""]; winners === null; ) {
  if (seat === null && !sat && chairs.includes(false)) {
    sat = true;
    await ask({ type: "sit", seat: chairs.indexOf(false) });
  } else if (seat !== null && mixed !== commitment) {
    mixed = commitment;
    await ask({ type: "mix", commitment, entropy: randomBytes(16).toString("hex") });
  } else if (awaited.some((each) => each === seat) && answered !== `${game} ${decision}`) {
    answered = `${game} ${decision}`;
    await ask({ type: "act", game, action: { decision, ...(await choose()) } });
  } else await once(socket, "message");
}
socket.close();
