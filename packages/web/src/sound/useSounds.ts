import { SPECTATOR, type Viewer } from "@inkognito/engine/core";
import type { GameName, PlayerTypes } from "@inkognito/engine/games";
import { useEffect, useRef } from "preact/hooks";
import { useSettings } from "../shell/settings.js";
import { playSounds, silence } from "./playSounds.js";

/** What of a watched game can be heard. */
interface Heard<G extends GameName> {
  readonly told: readonly PlayerTypes[G]["ViewEvent"][];
  readonly seat: Viewer;
  readonly shared: boolean;
}

/** Plays the sounds of new events, once and in order, if sounds are on and the page is visible. */
export function useSounds({ told, seat, shared }: Heard<"board"> | Heard<"card">): void {
  const { sound, volume } = useSettings().settings;
  const heard = useRef(told.length);
  useEffect(() => {
    const fresh = told.slice(heard.current);
    heard.current = told.length;
    if (!sound || fresh.length === 0 || document.visibilityState !== "visible") return;
    // Several people listen: no one seat's turn or defeat is played.
    const viewer = shared ? SPECTATOR : seat;
    import("./eventSounds.js").then(
      ({ soundsOf }) =>
        playSounds(
          fresh.flatMap((event) => soundsOf(event, viewer)),
          volume,
        ),
      silence,
    );
  }, [told, seat, shared, sound, volume]);
}
