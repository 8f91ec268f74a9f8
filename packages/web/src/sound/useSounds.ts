import { SPECTATOR } from "@inkognito/engine/core";
import type { GameName } from "@inkognito/engine/games";
import { useEffect, useRef } from "preact/hooks";
import { useSettings } from "../shell/settings.js";
import type { WatchedGame } from "../table/session.js";
import type { Sound } from "./sounds.js";

const silence = (): void => {};

/** The player of sounds is fetched with the first sound, never where sounds are off. */
export const playSounds = (sounds: readonly Sound[]): Promise<void> =>
  import("./player.js").then(({ play }) => play(sounds), silence);

type Heard<G extends GameName> = Pick<WatchedGame<G>, "told" | "seat" | "shared">;

/** Plays the sounds of new events, once and in order, if sounds are on and the page is visible. */
export function useSounds({ told, seat, shared }: Heard<"board"> | Heard<"card">): void {
  const { sound } = useSettings().settings;
  const heard = useRef(told.length);
  useEffect(() => {
    const fresh = told.slice(heard.current);
    heard.current = told.length;
    if (!sound || fresh.length === 0 || document.visibilityState !== "visible") return;
    // Several people listen: no one seat's turn or defeat is played.
    const viewer = shared ? SPECTATOR : seat;
    import("./eventSounds.js").then(
      ({ soundsOf }) => playSounds(fresh.flatMap((event) => soundsOf(event, viewer))),
      silence,
    );
  }, [told, seat, shared, sound]);
}
