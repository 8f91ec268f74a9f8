import { useEffect, useState } from "preact/hooks";
import { isOnlyHere } from "../shell/route.js";
import { api } from "./api.js";

export interface SiteAddress {
  readonly origin: string;
  /** Who can open links to it: people anywhere the page itself works, in the same network, or only here. */
  readonly reach: "same" | "network" | "here";
}

/** The address for links to other devices: that of this page, unless it works on this device only. */
export function useSite(): SiteAddress {
  const isHere = isOnlyHere(location.hostname);
  const [found, setFound] = useState<string | null>(null);
  useEffect(() => {
    if (!isHere) return;
    let isCurrent = true;
    void api.site().then((answer) => {
      if (isCurrent && answer.ok) setFound(answer.value.address);
    });
    return () => {
      isCurrent = false;
    };
  }, [isHere]);
  if (!isHere) return { origin: location.origin, reach: "same" };
  const origin = found ?? location.origin;
  const isStillHere = found === null || isOnlyHere(new URL(found).hostname);
  return { origin, reach: isStillHere ? "here" : "network" };
}
