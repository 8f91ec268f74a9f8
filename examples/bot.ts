/**
 * A bot for Inkognito Online without any package: node examples/bot.ts http://localhost:8017/i/KEY [NAME]
 * It sits down by an invitation link, and plays one game of either kind to its end, by what `legal` says it may do.
 * inkognito.ts is the connection, and this file decides.
 * Node 22.18 or newer runs it as it is; Node 20 needs --experimental-websocket --import ./scripts/sources/register.mjs
 */

import { randomInt } from "node:crypto";
import { type Awaits, Client } from "./inkognito.ts";

type Movement = Extract<Awaits, { type: "move"; steps: unknown }>;
const pick = <T>(items: readonly T[]): T => items[randomInt(items.length)] as T;
const [, , link = "", name = "Botta"] = process.argv;
const client = await Client.enter(link, name);

/** One step, onto another piece if there is one near: that makes a meeting. */
async function movement({ steps }: Movement): Promise<readonly object[]> {
  await client.ask({ type: "view" });
  const step = steps.find(({ to }) => client.spaces.has(to)) ?? pick(steps);
  await client.ask({ type: "legal", steps: [step] });
  const next = client.legal?.choices.awaits;
  return next?.type === "move" && "mayEnd" in next && next.mayEnd ? [step] : [];
}

function meet({ pairs, look, demands, sided }: Extract<Awaits, { type: "choose" }>): object {
  const [side, of] = [pick(["left", "right"]), demands.length > 0 ? pick(demands) : null];
  if (pairs.length > 0) return { type: "cards", cards: pick(pairs) };
  if (look) return { type: "look", side };
  return of === null ? { type: "pass" } : { type: "demand", of, side: of === sided ? side : null };
}

/** The action for the decision that is awaited, without its number. */
async function choose(awaits: Awaits): Promise<object> {
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

console.log(await client.play(choose));
client.close();
