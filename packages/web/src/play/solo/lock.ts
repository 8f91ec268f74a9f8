const NAME = "inkognito solo";

/** After a reload the old page's lock is let go a moment later. */
const PATIENCE_MS = 800;

export interface LockOptions {
  /** Take it from whoever has it. */
  readonly steal: boolean;
  /** Somebody took it from us. */
  readonly onLost: () => void;
}

/**
 * One tab at a time plays the game on the shelf. False: another one does. Browsers without locks (and
 * pages without https) always get true; there the shelf's own owner mark keeps the tabs apart.
 */
export function lockSaves({ steal, onLost }: LockOptions): Promise<boolean> {
  if (!("locks" in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    let isOurs = false;
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
    const untilTheTabCloses = (): Promise<never> => {
      isOurs = true;
      clearTimeout(timer);
      resolve(true);
      return new Promise(() => {});
    };
    const options = steal ? { steal } : { signal: patience.signal };
    navigator.locks.request(NAME, options, untilTheTabCloses).catch(() => {
      if (isOurs) onLost();
      else resolve(false);
    });
  });
}
