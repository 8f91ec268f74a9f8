import type { WriteStream } from "node:tty";

/** How text is decorated; without colours it stays as it is. */
export interface Paint {
  line(text: string): string;
  title(text: string): string;
}

const CODES: Readonly<Record<string, string>> = {
  red: "31",
  green: "32",
  blue: "94",
  yellow: "33",
  purple: "35",
  orange: "38;5;208",
};

const WORDS = new RegExp(`\\b(${Object.keys(CODES).join("|")})\\b`, "gi");

const wrap = (code: string, text: string): string => `\u001b[${code}m${text}\u001b[0m`;

export const PLAIN: Paint = { line: (text) => text, title: (text) => text };

/** The text names every colour as well, for people who do not see them. */
export const COLOURED: Paint = {
  line: (text) => text.replace(WORDS, (word) => wrap(CODES[word.toLowerCase()] ?? "0", word)),
  title: (text) => wrap("1", text),
};

/** https://no-color.org: any value but the empty one. */
export function paintFor(
  out: Pick<WriteStream, "isTTY">,
  env: Readonly<Record<string, string | undefined>>,
  wanted: boolean,
): Paint {
  const { TERM, NO_COLOR } = env;
  return wanted && out.isTTY && !NO_COLOR && TERM !== "dumb" ? COLOURED : PLAIN;
}
