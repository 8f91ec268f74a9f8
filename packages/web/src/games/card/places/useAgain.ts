import type { CardViewEvent, Location } from "@inkognito/engine/card";
import { useEffect, useState } from "preact/hooks";
import { AGAIN } from "../../../table/feed/pace.js";

/** Where an event happened: at the place itself, or at that of the meeting; null: nowhere. */
export function placeAt(told: readonly CardViewEvent[], index: number): Location | null {
  const event = told[index];
  if (event?.type === "located" || event?.type === "ambassadorLocated") return event.location;
  const met = told
    .slice(0, index + 1)
    .findLast(({ type }) => type === "met" || type === "roundBegan");
  return met?.type === "met" ? met.meeting.location : null;
}

/** Points for a moment to the place where something happened. */
export function useAgain({ told }: { readonly told: readonly CardViewEvent[] }) {
  const [index, show] = useState<number | null>(null);
  useEffect(() => {
    if (index === null) return;
    const timer = setTimeout(() => show(null), AGAIN.after);
    return () => clearTimeout(timer);
  }, [index]);
  return [index === null ? null : placeAt(told, index), show] as const;
}
