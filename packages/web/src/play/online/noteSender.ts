import type { Reply, TableRequest } from "../../net/connectionState.js";

/** Notes of one game as they were written; each replaces the one before. */
export interface Draft {
  readonly game: number;
  readonly text: string;
}

/** Pencil marks are sent when the pencil rests: less often than the server takes them. */
const REST = 1000;
/** What was refused for a while is sent again then. */
const AGAIN = 3000;

export interface NoteSender {
  write(draft: Draft): void;
  /** The page may be gone in a moment: what has not been sent is sent now. */
  flush(): void;
}

/**
 * Sends what was written last, and sends it again when the server had no time or no space for it.
 * `onKept`: the server has it.
 */
export function noteSender(
  ask: (ask: TableRequest) => Promise<Reply>,
  onKept: (draft: Draft) => void,
): NoteSender {
  let latest: Draft | null = null;
  let unsent: Draft | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const sendAfter = (pause: number): void => {
    clearTimeout(timer);
    timer = setTimeout(flush, pause);
  };

  const flush = (): void => {
    clearTimeout(timer);
    const draft = unsent;
    unsent = null;
    if (draft !== null) void send(draft);
  };

  const send = async (draft: Draft): Promise<void> => {
    const answer = await ask({ type: "note", ...draft });
    if (answer.ok) return onKept(draft);
    const { code } = answer.refusal;
    // Another refusal would be the same the next time; the marks stay on the page.
    if (code !== "tooFast" && code !== "storage") return;
    // A later one may have been taken meanwhile: what is older must not replace it.
    if (draft !== latest) return;
    unsent = draft;
    sendAfter(AGAIN);
  };

  return {
    write(draft) {
      latest = draft;
      unsent = draft;
      sendAfter(REST);
    },
    flush,
  };
}
