import { createContext } from "preact";

export const PAPER_PAGES = ["passport", "cards", "notebook", "log"] as const;
export type PaperPage = (typeof PAPER_PAGES)[number];

/** Which page of a player's papers lies on top: a key leads to the notebook, too. */
export const PaperPageContext = createContext<
  readonly [page: PaperPage, turnTo: (page: PaperPage) => void]
>(["passport", () => {}]);
