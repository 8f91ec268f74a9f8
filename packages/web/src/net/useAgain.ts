import { useEffect, useRef } from "preact/hooks";

const PAUSE = 4000;

/** Failures after which the same question may have another answer. */
export const isPassing = (code: string): boolean =>
  code === "offline" || code === "trouble" || code === "storage" || code === "tooFast";

/** While the server could not be asked: asks again every few seconds, and as soon as the network may be back. */
export function useAgain(isWaiting: boolean, again: () => void): void {
  const latest = useRef(again);
  latest.current = again;
  useEffect(() => {
    if (!isWaiting) return;
    const look = (): void => {
      if (document.visibilityState === "visible") latest.current();
    };
    const timer = setInterval(look, PAUSE);
    addEventListener("online", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      removeEventListener("online", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [isWaiting]);
}
