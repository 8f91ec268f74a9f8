import { type ComponentChildren, createContext } from "preact";

/** What the end of a game offers for the file of that game. */
interface EndFile {
  /** Buttons to watch the game again and to keep its file. */
  readonly actions: ComponentChildren;
  /** Whether everything in it was fair. */
  readonly checks: ComponentChildren;
}

/** A game without a file, a lesson say, offers nothing. */
export const EndFileContext = createContext<EndFile>({ actions: null, checks: null });
