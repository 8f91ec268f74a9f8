import {
  AGENTS,
  type Agent,
  AMBASSADOR,
  COLOURS,
  type Role,
  type Seat,
} from "@inkognito/engine/core";

export const AGENT_NAMES = { F: "Fiddlebottom", B: "Bubble", Z: "Zsa Zsa", X: "Agent X" } as const;
export const TICS = {
  F: "twitches their right eye",
  B: "tugs their left ear lobe",
  Z: "curls their lip",
  X: "frowns",
} as const;

/** No line is longer, where we can help it. */
export const WIDTH = 80;

export const capital = (text: string): string =>
  text.replace(/\p{L}/u, (letter) => letter.toUpperCase());

export const listed = (items: readonly string[], last = "and"): string =>
  items.length < 2
    ? items.join("")
    : `${items.slice(0, -1).join(", ")} ${last} ${items[items.length - 1]}`;

/** At the width of the terminal we count on; further lines are indented. */
export function wrapped(text: string, indent = hanging(text)): readonly string[] {
  if (text.length <= WIDTH) return [text];
  const cut = text.lastIndexOf(" ", WIDTH);
  if (cut <= leading(text)) return [text];
  return [
    text.slice(0, cut).trimEnd(),
    ...wrapped(`${" ".repeat(indent)}${text.slice(cut).trimStart()}`, indent),
  ];
}

/** Items one after the other, broken only between them; the first line has what stands before. */
export function wrappedList(before: string, items: readonly string[]): readonly string[] {
  const lines = [before];
  for (const [i, item] of items.entries()) {
    const text = i === items.length - 1 ? item : `${item},`;
    const line = lines.at(-1) ?? "";
    if (line.length + 1 + text.length <= WIDTH) lines[lines.length - 1] = `${line} ${text}`;
    else lines.push(`${" ".repeat(before.length)} ${text}`);
  }
  return lines;
}

/** A list's lines hang, a paragraph's do not. */
const hanging = (text: string): number => (leading(text) === 0 ? 0 : leading(text) + 2);

const leading = (text: string): number => text.length - text.trimStart().length;

export const percent = (share: number): string =>
  share > 0 && share < 0.005
    ? "<1"
    : share < 1 && share >= 0.995
      ? ">99"
      : `${Math.round(share * 100)}`;

/** "a 73 % chance", "an 80 % chance" */
export function chanceWords(share: number): string {
  const number = percent(share);
  return `${/^(8|11$|18$)/.test(number) ? "an" : "a"} ${number} % chance`;
}

/** Those who sit at a table, as one of them speaks of them. */
export interface Company {
  readonly seats: readonly Role[];
  readonly me: Seat;
}

/** Of a view of either game. */
export function companyOf({ table, own }: ViewOfSeat): Company {
  if (own === null) throw new Error("a spectator does not play");
  return { seats: table.config.seats, me: own.seat };
}

interface ViewOfSeat {
  readonly table: { readonly config: { readonly seats: readonly Role[] } };
  readonly own: { readonly seat: Seat } | null;
}

export const roleName = (role: Role): string => (role === AMBASSADOR ? "the Ambassador" : role);

export function who({ seats, me }: Company, seat: Seat): string {
  return seat === me ? "you" : roleName(seats[seat] ?? AMBASSADOR);
}

/** "you ask", "blue asks" */
export const does = (company: Company, seat: Seat, verb: string, plain: string): string =>
  `${who(company, seat)} ${seat === company.me ? plain : verb}`;

/** A word typed for an agent: the letter, or any part of the name. */
export function parseAgent(text: string): Agent | null {
  const word = text.trim().toLowerCase();
  const letter = AGENTS.find((agent) => agent.toLowerCase() === word);
  if (letter !== undefined) return letter;
  if (word.length < 3) return null;
  const found = AGENTS.filter((agent) => FULL_NAMES[agent].toLowerCase().includes(word));
  return found.length === 1 ? (found[0] ?? null) : null;
}

export const FULL_NAMES: Readonly<Record<Agent, string>> = {
  F: "Lord Fiddlebottom",
  B: "Colonel Bubble",
  Z: "Madame Zsa Zsa",
  X: "Agent X",
};

export const agentName = (agent: Agent): string => AGENT_NAMES[agent];

/** A word typed for who sits somewhere: a colour or its first letter, or the Ambassador. */
export function parseRole(text: string): Role | null {
  const word = text.trim().toLowerCase();
  if (word === "") return null;
  const roles: readonly Role[] = [...COLOURS, AMBASSADOR];
  return roles.find((role) => role === word || role[0] === word) ?? null;
}

/** What a cell of the notebook says. */
export const MARKS = { certain: "#", open: "?", excluded: "." } as const;
export const MARKS_LEGEND = "# certain   ? possible   . excluded";
