import type { Volume } from "../shell/settings.js";
import type { Sound } from "./sounds.js";

/** A sound that cannot be fetched is missed, and nothing else. */
export const silence = (): void => {};

/** The player of sounds is fetched with the first sound, never where sounds are off. */
export const playSounds = (sounds: readonly Sound[], volume: Volume): Promise<void> =>
  import("./player.js").then(({ play }) => play(sounds, volume), silence);
