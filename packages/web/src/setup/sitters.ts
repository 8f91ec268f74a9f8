import { isOneOf } from "@inkognito/engine/core";
import { BOT_LEVELS, type BotLevel, MAX_NAME } from "@inkognito/protocol";
import type { Sitter } from "./setup.js";

/** A chair as the form keeps it: a person replaced by a bot for a while keeps the name. */
export interface Chair {
  readonly kind: "person" | BotLevel;
  readonly name: string;
}

/** By seat, for the largest table. */
export type Sitters = readonly Chair[];

const MOST = 5;
const KINDS = ["person", ...BOT_LEVELS] as const;
const FEWEST_PEOPLE = 2;

/** Reads the stored chairs: each one that cannot be read becomes a default, two people and bots. */
export function parseSitters(value: unknown): Sitters {
  const stored = Array.isArray(value) ? value : [];
  return Array.from({ length: MOST }, (_, seat) => {
    const { kind, name } = (stored[seat] ?? {}) as { readonly [K in keyof Chair]?: unknown };
    const preset = seat < FEWEST_PEOPLE ? "person" : "novice";
    return {
      kind: isOneOf(KINDS, kind) ? kind : preset,
      name: typeof name === "string" ? shortName(name) : "",
    };
  });
}

/** Counted in characters as people count them. */
export const shortName = (name: string): string => [...name].slice(0, MAX_NAME).join("");

export const sittersFor = (sitters: Sitters, players: number): readonly Sitter[] =>
  sitters
    .slice(0, players)
    .map(({ kind, name }) =>
      kind === "person" ? { type: "person", name: name.trim() } : { type: "bot", level: kind },
    );

/** Are there enough people to pass the device round? */
export const areEnough = (sitters: Sitters, players: number): boolean =>
  sittersFor(sitters, players).filter(({ type }) => type === "person").length >= FEWEST_PEOPLE;
