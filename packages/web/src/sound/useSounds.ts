import { SPECTATOR } from "@inkognito/engine/core";
import type { GameName } from "@inkognito/engine/games";
import { useEffect, useRef } from "preact/hooks";
import { useSettings } from "../shell/useSettings.js";
import type { WatchedGame } from "../table/session.js";
import type { Sound } from "./sounds.js";

const silence = (): void => {};

/** Whoever wants no sounds fetches none. */
export const playSounds = (sounds: readonly Sound[]): Promise<void> =>
  import("./player.js").then(({ play }) => play(sounds), silence);

type Heard<G extends GameName> = Pick<WatchedGame<G>, "told" | "seat" | "shared">;

/** Everything that is shown is heard, once and in order, by whoever wants to and is looking. */
export function useSounds({ told, seat, shared }: Heard<"board"> | Heard<"card">): void {
  const { sound } = useSettings().settings;
  const heard = useRef(told.length);
  useEffect(() => {
    const fresh = told.slice(heard.current);
    heard.current = told.length;
    if (!sound || fresh.length === 0 || document.visibilityState !== "visible") return;
    // Several people listen: nobody's turn, and nobody's defeat.
    const viewer = shared ? SPECTATOR : seat;
    import("./eventSounds.js").then(
      ({ soundsOf }) => playSounds(fresh.flatMap((event) => soundsOf(event, viewer))),
      silence,
    );
  }, [told, seat, shared, sound]);
}
