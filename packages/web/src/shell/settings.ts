import { isOneOf } from "@inkognito/engine/core";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { LANGUAGES, type Language } from "../i18n/i18n.js";
import { type Choice, parseChoice } from "../setup/choice.js";

import { readStored, writeStored } from "./storage.js";

export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

export const THEMES = ["night", "day", "system"] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  /** Null: the browser's. */
  readonly language: Language | null;
  readonly speed: Speed;
  readonly theme: Theme;
  /** Null: not chosen yet, so the coach helps in the first game and then waits to be asked. */
  readonly coach: boolean | null;
  /** Small sounds of what happens; when I am looking elsewhere, only that it is my turn. */
  readonly sound: boolean;
  /** Games begun on this device. */
  readonly games: number;
  /** The table of the last game, offered again. */
  readonly choice: Choice;
}

const KEY = "inkognito.settings";

/** Each field that cannot be read becomes its default: one bad field does not spoil the rest. */
export function parseSettings(value: unknown): Settings {
  const stored = typeof value === "object" && value !== null ? value : {};
  const { language, speed, theme, coach, sound, games, choice } = stored as {
    readonly [K in keyof Settings]?: unknown;
  };
  return {
    language: isOneOf(LANGUAGES, language) ? language : null,
    speed: isOneOf(SPEEDS, speed) ? speed : "normal",
    theme: isOneOf(THEMES, theme) ? theme : "night",
    coach: typeof coach === "boolean" ? coach : null,
    sound: sound === true,
    games: Number.isSafeInteger(games) && (games as number) >= 0 ? (games as number) : 0,
    choice: parseChoice(choice),
  };
}

export const coachIsOn = ({ coach, games }: Settings): boolean => coach ?? games <= 1;

export const loadSettings = (): Settings => parseSettings(readStored(KEY));
export const saveSettings = (settings: Settings): void => writeStored(KEY, settings);

/** Follows changes of the settings in other tabs. Returns a function that stops listening. */
export function followSettings(adopt: (settings: Settings) => void): () => void {
  const listen = ({ key }: StorageEvent): void => {
    if (key === KEY) adopt(loadSettings());
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}

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
