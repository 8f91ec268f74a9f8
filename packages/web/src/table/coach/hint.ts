import { createContext } from "preact";
import { useContext, useLayoutEffect, useMemo, useState } from "preact/hooks";

/** What a hint points at: keys by which parts of the screen know themselves, and their names in a sentence. */
export interface Pointer {
  readonly keys: readonly string[];
  readonly names: readonly string[];
}

/** The keys of parts of the screen that can be lit. */
export const KEYS = {
  space: (id: number) => `space ${id}`,
  place: (location: string) => `place ${location}`,
  card: (card: string) => `card ${card}`,
  ask: (seat: number, about: string) => `ask ${seat} ${about}`,
} as const;

interface Lights {
  readonly lit: ReadonlySet<string>;
  light(keys: readonly string[]): void;
}

const DARK: Lights = { lit: new Set(), light: () => {} };

export const LightsContext = createContext(DARK);

/** The lights of one table. */
export function useLights(): Lights {
  const [lit, setLit] = useState(DARK.lit);
  return useMemo(() => ({ lit, light: (keys) => setLit(new Set(keys)) }), [lit]);
}

/** Is this part of the screen lit by a hint? */
export const useLit = (key: string): boolean => useContext(LightsContext).lit.has(key);

/** Lights these parts for as long as the hint stands there. */
export function useHint(keys: readonly string[]): void {
  const { light } = useContext(LightsContext);
  const text = keys.join("|");
  const tell = useMemo(() => light, []);
  useLayoutEffect(() => {
    tell(text === "" ? [] : text.split("|"));
    return () => tell([]);
  }, [tell, text]);
}
