/** Of something that is claimed: it holds in all worlds, in some, or in none. */
export type Sureness = "certain" | "open" | "impossible";

export function surenessOf<T>(worlds: readonly T[], holds: (world: T) => boolean): Sureness {
  if (!worlds.some(holds)) return "impossible";
  return worlds.every(holds) ? "certain" : "open";
}
