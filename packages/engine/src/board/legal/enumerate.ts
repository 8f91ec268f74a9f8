import { AGENTS, COLOURS } from "../../core/agents.js";
import { permutations } from "../../core/lists.js";
import { afterSteps } from "../state/table.js";
import type { BoardView } from "../state/view.js";
import { type BoardAction, CODES } from "../terms/action.js";
import { BUILDS, type Placement, type Sheet, type Step, SUBJECTS } from "../terms/types.js";
import { destinations, type Movement } from "./destinations.js";
import { legal } from "./legal.js";
import { ballsLeft, legalSteps, movements } from "./movement.js";

/** Every action this seat could take now, one by one. */
export function* enumerate(view: BoardView): Iterable<BoardAction> {
  const { decision, awaits, announceTo, seal, gestureTo } = legal(view);
  if (gestureTo.length > 0) {
    for (const tic of AGENTS) {
      yield { type: "gesture", tic, to: "all" };
      for (const to of gestureTo) yield { type: "gesture", tic, to };
    }
  }
  if (seal) for (const sheet of sheets()) yield { type: "seal", sheet };
  if (announceTo !== null) {
    for (const code of CODES) yield { type: "announce", decision, partner: announceTo, code };
  }
  switch (awaits.type) {
    case "none":
      return;
    case "place":
      for (const homes of permutations(awaits.homes)) {
        yield { type: "place", decision, placement: byBuild(homes) };
      }
      return;
    case "move":
      for (const steps of movementsOf(view)) yield { type: "move", decision, steps };
      return;
    case "walk":
      for (const path of awaits.paths) yield { type: "walk", decision, path };
      return;
    case "resolve":
      for (const { space, askable, stepsTo } of awaits.meetings) {
        for (const of of askable) {
          for (const about of SUBJECTS) yield { type: "ask", decision, space, of, about };
        }
        for (const to of stepsTo) yield { type: "step", decision, space, to };
      }
      for (const partner of awaits.partners) {
        for (const code of CODES) yield { type: "announce", decision, partner, code };
      }
      if (awaits.alone) yield { type: "announceAlone", decision };
      if (awaits.endTurn) yield { type: "endTurn", decision };
      return;
    case "show":
      for (const cards of awaits.answers) yield { type: "show", decision, cards };
      return;
    case "banish":
      if (awaits.object) yield { type: "object", decision };
      for (const to of awaits.to) yield { type: "banish", decision, to };
      return;
    case "shakeHands":
      yield { type: "shakeHands", decision, given: true };
      yield { type: "shakeHands", decision, given: false };
      return;
  }
}

/** The steps that may follow the ones already chosen in this movement; nothing is committed yet. */
export function nextSteps(view: BoardView, chosen: Movement): readonly Step[] {
  const { table, own } = view;
  if (own === null || table.phase.type !== "moving" || table.phase.seat !== own.seat) return [];
  const positions = afterSteps(table.positions, chosen);
  return legalSteps(
    { config: table.config, seat: own.seat, positions },
    ballsLeft(table.phase.balls, chosen),
  );
}

/** Movements without duplicates by final position. */
export function destinationsOf({ table, own }: BoardView): readonly Movement[] {
  const { config, positions, phase } = table;
  if (own === null || phase.type !== "moving" || phase.seat !== own.seat) return [];
  return destinations({ config, seat: own.seat, positions }, phase.balls);
}

function movementsOf({ table, own }: BoardView): Iterable<Movement> {
  const { config, positions, phase } = table;
  if (own === null || phase.type !== "moving") return [];
  return movements({ config, seat: own.seat, positions }, phase.balls);
}

function byBuild(spaces: readonly number[]): Placement {
  const [tall = 0, short = 0, fat = 0, thin = 0] = spaces;
  return { tall, short, fat, thin };
}

/** B12.5: all 576 of them. */
function* sheets(): Iterable<Sheet> {
  for (const identities of permutations(AGENTS)) {
    for (const builds of permutations(BUILDS)) {
      yield Object.fromEntries(
        COLOURS.map((colour, i) => [colour, { identity: identities[i], build: builds[i] }]),
      ) as unknown as Sheet;
    }
  }
}
