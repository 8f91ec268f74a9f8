import { CODES, legal } from "@inkognito/engine/board";
import { foldView, type Seat } from "@inkognito/engine/core";
import { RULES } from "@inkognito/engine/games/rules";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Question } from "../../../bots/think.js";
import { tableOptions } from "../../../testing/options.js";
import { InlineThinking, Simulation, type TestPage } from "../../../testing/simulation.js";
import { OFF_TURN_DELAY } from "../../rules/time/botPace.js";

/** Bots that announce at the end of every other player's turn, whatever they know. */
class Announcing extends InlineThinking {
  speakers: readonly Seat[] = [];

  override async think(question: Question): Promise<unknown> {
    const { about, seat, told } = question;
    if (about === "turn") return super.think(question);
    this.asked.push(question);
    const view = foldView(RULES.board, seat, JSON.parse(told));
    const { announceTo, decision } = legal(view);
    if (announceTo === null || !this.speakers.includes(seat)) return null;
    return { type: "announce", decision, partner: announceTo, code: CODES[0] };
  }
}

const done = expect.objectContaining({ type: "done" });

const bots = new Announcing();
let simulation: Simulation;
beforeEach(async () => {
  bots.asked.length = 0;
  bots.speakers = [];
  simulation = await Simulation.open({ thinking: bots });
});
afterEach(() => simulation.close());

const announced = ({ known }: TestPage) =>
  known?.told.find((event) => event.type === "announced" || event.type === "announcedAlone");
const offTurn = () => bots.asked.filter(({ about }) => about === "offTurn");

/** One person and three bots play until the bots are asked whether they announce out of turn. */
async function untilAsked(): Promise<TestPage> {
  const { pages } = await simulation.seated(tableOptions("board", 4, { botPace: "human" }), 1);
  const [page] = pages;
  if (page === undefined) throw new Error("no page");
  await page.ask({ type: "start" });
  return playUntilAsked(page, () => offTurn().length > 0);
}

async function playUntilAsked(page: TestPage, isAsked: () => boolean): Promise<TestPage> {
  for (let steps = 0; !isAsked() && steps < 2_000; steps += 1) {
    await simulation.settled();
    if (page.isAwaited) await page.act();
    else if (simulation.time.next !== null) simulation.time.goTo(simulation.time.next);
  }
  await simulation.settled();
  return page;
}

it("[B10.1] bots are asked once, when a turn has ended, and say nothing by default", async () => {
  const page = await untilAsked();
  const seats = offTurn().map(({ seat }) => seat);
  expect(seats.length).toBeGreaterThan(0);
  expect(new Set(seats).size).toBe(seats.length);
  await simulation.pass(OFF_TURN_DELAY.human);
  expect(offTurn()).toHaveLength(seats.length);
  expect(announced(page)).toBeUndefined();
});

it("[B10.1] a bot announces in the turn that has ended, before the next bot moves", async () => {
  bots.speakers = [1, 2, 3] as Seat[];
  const page = await untilAsked();
  await simulation.pass(OFF_TURN_DELAY.human - 1);
  expect(announced(page)).toBeUndefined();
  await simulation.pass(1);
  expect(announced(page)).toMatchObject({ type: "announced", code: CODES[0] });
  expect(simulation.logged).toEqual([]);
});

it("[B10.1] a bot that plays on for a person announces for that person", async () => {
  const options = tableOptions("board", 4, { botPace: "human" });
  const { pages } = await simulation.seated(options, 2);
  const [page, away] = pages;
  if (page === undefined || away === undefined) throw new Error("no page");
  const seat = away.seat as Seat;
  bots.speakers = [seat];
  await page.ask({ type: "start" });
  expect(await away.ask({ type: "standIn", seat })).toEqual(done);
  // What it would say at once comes too late: its person may still come back.
  await playUntilAsked(page, () => announced(page) !== undefined);
  const asked = offTurn().filter((question) => question.seat === seat);
  expect(new Set(asked.map(({ thinker }) => thinker))).toEqual(new Set(["standIn"]));
  expect(announced(page)).toMatchObject({ seat, code: CODES[0] });
});
