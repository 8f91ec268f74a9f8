import type { Assistant } from "@inkognito/protocol";
import type { CellState } from "./cell.js";

/** May papers and coach say what follows from all the answers together? */
export const concludes = (assistant: Assistant): boolean =>
  assistant === "consequences" || assistant === "odds";

/** What stands in the notebook in ink: nothing, what the cards say by themselves, or what follows too. */
export function inkOf(state: CellState, assistant: Assistant): CellState {
  if (concludes(assistant)) return state;
  return assistant === "facts" && state === "fact" ? "fact" : "open";
}
