import type { Chance } from "@inkognito/engine/core";

type AnyFunction = (...args: never[]) => unknown;

/** For some of these functions: what a planted mistake makes of the real one. */
export type Wraps<Functions> = {
  readonly [Name in keyof Functions]?: (real: Functions[Name]) => Functions[Name];
};

/** The chance and the mistakes that a test gives to the server it runs. */
export class Planted<Functions extends Readonly<Record<keyof Functions, AnyFunction>>> {
  /** Draws for the game that is played now; null: the server's own. */
  chance: Chance | null = null;
  wraps: Wraps<Functions> = {};

  /** Calls the real function, or the planted one; looked up at every call. */
  open<Name extends keyof Functions>(name: Name, real: Functions[Name]): Functions[Name] {
    const opened = (...args: Parameters<Functions[Name]>) =>
      (this.wraps[name]?.(real) ?? real)(...args);
    return opened as Functions[Name];
  }

  clear(): void {
    this.wraps = {};
    this.chance = null;
  }
}

/** A game's state, as far as planted mistakes look into it. */
interface WithHands {
  readonly own: readonly { readonly hand?: unknown }[];
}

export const handAt = (state: unknown, seat: number): string =>
  JSON.stringify((state as WithHands).own[seat]?.hand ?? null);
