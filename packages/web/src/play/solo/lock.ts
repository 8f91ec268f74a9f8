const NAME = "inkognito solo";

/** After a reload the old page's lock is let go a moment later. */
const PATIENCE_MS = 800;

export interface LockOptions {
  /** Take the lock from the tab that has it. */
  readonly steal: boolean;
  /** Another tab took the lock. */
  readonly onLost: () => void;
}

/**
 * One tab at a time plays the saved game. False: another tab plays it. Browsers without locks (and
 * pages without https) always get true; there the owner mark in the saves keeps the tabs apart.
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
