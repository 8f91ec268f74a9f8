import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { coachIsOn, parseSettings, type Settings } from "./settings.js";

export interface SettingsHandle {
  readonly settings: Settings;
  /** Is the coach to speak unasked? On in the first game, afterwards as the person chose. */
  readonly coachOn: boolean;
  change(some: Partial<Settings>): void;
}

export const SettingsContext = createContext<SettingsHandle>({
  settings: parseSettings(null),
  coachOn: coachIsOn(parseSettings(null)),
  change: () => {},
});

export const useSettings = (): SettingsHandle => useContext(SettingsContext);
