/** One question to the person at the terminal: what is asked, and what becomes of a typed line. */
export interface Dialogue<Action> {
  /** Shown when the question comes up, and again after an empty line. */
  readonly lines: readonly string[];
  readonly prompt: string;
  /** What `?` says about it, with the rules' ids. */
  readonly help: readonly string[];
  hear(text: string): Heard<Action>;
}

export type Heard<Action> =
  | { readonly type: "act"; readonly action: Action }
  | { readonly type: "next"; readonly dialogue: Dialogue<Action> }
  /** Nothing is done: only where nothing has to be. */
  | { readonly type: "goOn" }
  /** Said, and the same is asked again. */
  | { readonly type: "say"; readonly lines: readonly string[] };

export const toDo = <Action>(action: Action): Heard<Action> => ({ type: "act", action });
export const next = <Action>(dialogue: Dialogue<Action>): Heard<Action> => ({
  type: "next",
  dialogue,
});
export const goOn = (): Heard<never> => ({ type: "goOn" });
export const say = (...lines: readonly string[]): Heard<never> => ({ type: "say", lines });

/** One line of a menu, and what choosing it means. */
export interface Entry<Action> {
  readonly label: string;
  /** Printed above the line. */
  readonly heading?: string;
  /** What can be typed instead of the number, in small letters. */
  readonly words?: readonly string[];
  readonly chosen: () => Heard<Action>;
}

export interface Menu<Action> {
  readonly title: readonly string[];
  readonly prompt: string;
  readonly help: readonly string[];
  readonly entries: readonly Entry<Action>[];
  /** How many are listed at first; the others by `more`. Their numbers count at once. */
  readonly listed?: number;
  /** What the others are called. */
  readonly more?: string;
  /** What else can be typed; null: nothing known. */
  readonly understand?: (text: string) => Heard<Action> | null;
  /** Where `back` leads. */
  readonly back?: () => Dialogue<Action>;
}

/** Numbered choices. */
export function menu<Action>(options: Menu<Action>): Dialogue<Action> {
  const { title, prompt, help, entries, understand, back, more } = options;
  const listed = Math.min(options.listed ?? entries.length, entries.length);
  const rows = (from: number, to: number): readonly string[] =>
    entries.slice(from, to).flatMap(({ label, heading }, i) => {
      const row = `${String(from + i + 1).padStart(4)}  ${label}`;
      return heading === undefined ? [row] : [heading, row];
    });
  const rest = entries.length - listed;
  const foot = rest === 0 ? [] : [`      ${more ?? "more"}: ${rest} more; type \`more\` for them`];
  return {
    lines: [...title, ...rows(0, listed), ...foot],
    prompt,
    help: back === undefined ? help : [...help, "`back` goes back to the question before."],
    hear(text) {
      const typed = text.trim().toLowerCase();
      if (typed === "more" && rest > 0) return say(...rows(listed, entries.length));
      if (typed === "back" && back !== undefined) return next(back());
      if (/^\d+$/.test(typed)) {
        const entry = entries[Number(typed) - 1];
        if (entry !== undefined) return entry.chosen();
      }
      const named = entries.find(({ words }) => words?.includes(typed));
      if (named !== undefined) return named.chosen();
      return understand?.(text) ?? say(notAmong(text, entries.length));
    },
  };
}

const notAmong = (text: string, count: number): string =>
  `"${shortened(text)}" is none of the choices; type a number from 1 to ${count}, or ? for help.`;

/** What was typed, as far as it fits into a sentence; nothing a terminal would obey. */
export function shortened(text: string): string {
  const plain = [...text.trim()].map((each) => (/\p{C}/u.test(each) ? "?" : each));
  return plain.length > 30 ? `${plain.slice(0, 29).join("")}…` : plain.join("");
}
