import { type Agent, type Team, teamOf } from "@inkognito/engine/core";
import type { Level } from "@inkognito/mind/levels";
import { UsageError } from "../../usage.js";

/**
 * How the bots are spread over a deal. Seated: as typed. Rotated: the deal is played once for every
 * turn of the bots round the table. Duplicated: it is played twice, and the two teams change bots.
 */
export type Arrangement = "seated" | "rotated" | "duplicated";

export function parseArrangement(
  { duplicate = false, rotate = false, match = false }: Wanted,
  levels: readonly Level[],
): Arrangement {
  if (!duplicate && !rotate) return "seated";
  if (duplicate && rotate) throw new UsageError("--duplicate and --rotate exclude each other");
  if (match) throw new UsageError(`--${duplicate ? "duplicate" : "rotate"} is for single games`);
  if (rotate) return "rotated";
  if (levels.length !== 4 || new Set(levels).size !== 2) {
    throw new UsageError("--duplicate takes four seats with two different levels");
  }
  return "duplicated";
}

interface Wanted {
  readonly duplicate?: boolean | undefined;
  readonly rotate?: boolean | undefined;
  readonly match?: boolean | undefined;
}

/** Every way the bots sit at one deal, by seat. `identities`: who was dealt what, by seat. */
export function seatings<L extends Level>(
  arrangement: Arrangement,
  levels: readonly L[],
  identities: () => readonly (Agent | null)[],
): readonly (readonly L[])[] {
  switch (arrangement) {
    case "seated":
      return [levels];
    case "rotated":
      return levels.map((_, by) => [...levels.slice(by), ...levels.slice(0, by)]);
    case "duplicated": {
      const [a, b] = [...new Set(levels)] as [L, L];
      const dealt = identities();
      return [byTeam(dealt, "FB", a, b), byTeam(dealt, "ZX", a, b)];
    }
  }
}

/** `ours` plays one team, `theirs` everybody else. */
const byTeam = <L extends Level>(
  identities: readonly (Agent | null)[],
  team: Team,
  ours: L,
  theirs: L,
): readonly L[] =>
  identities.map((agent) => (agent !== null && teamOf(agent) === team ? ours : theirs));
