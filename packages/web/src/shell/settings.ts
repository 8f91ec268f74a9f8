import { isOneOf } from "@inkognito/engine/core";
import { COACH_GRADES, type CoachGrade } from "@inkognito/protocol";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { LANGUAGES, type Language } from "../i18n/i18n.js";
import { type Choice, parseChoice } from "../setup/choice.js";
import { readStored, writeStored } from "./storage.js";

export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

/** How large letters are, and everything that grows with them. */
export const TEXT_SIZES = ["normal", "large", "huge"] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export const VOLUMES = ["low", "medium", "high"] as const;
export type Volume = (typeof VOLUMES)[number];

export const THEMES = ["night", "day", "system"] as const;
export type Theme = (typeof THEMES)[number];

/** What the coach does unasked: nothing, or so much. */
export const COACHING = ["off", ...COACH_GRADES] as const;
type Coaching = (typeof COACHING)[number];

export interface Settings {
  /** Null: the browser's. */
  readonly language: Language | null;
  readonly speed: Speed;
  readonly theme: Theme;
  readonly textSize: TextSize;
  /** Null: not chosen yet, so the coach explains the first games and then waits to be asked. */
  readonly coach: Coaching | null;
  /** Does my turn end by itself when there is nothing left to do in it? */
  readonly endsTurn: boolean;
  /** Small sounds of what happens; when I am looking elsewhere, only that it is my turn. */
  readonly sound: boolean;
  readonly volume: Volume;
  /** Games begun on this device. */
  readonly games: number;
  /** The table of the last game, offered again. */
  readonly choice: Choice;
}

const KEY = "inkognito.settings";

/** Each field that cannot be read becomes its default: one bad field does not spoil the rest. */
export function parseSettings(value: unknown): Settings {
  const stored = typeof value === "object" && value !== null ? value : {};
  const { language, speed, theme, coach, endsTurn, games, choice, ...rest } = stored as {
    readonly [K in keyof Settings]?: unknown;
  };
  return {
    language: isOneOf(LANGUAGES, language) ? language : null,
    speed: isOneOf(SPEEDS, speed) ? speed : "normal",
    theme: isOneOf(THEMES, theme) ? theme : "night",
    textSize: isOneOf(TEXT_SIZES, rest.textSize) ? rest.textSize : "normal",
    coach: parseCoaching(coach),
    endsTurn: endsTurn === true,
    // An earlier version stored "off" as well where no one had chosen it: it stays off.
    sound: rest.sound !== false,
    volume: isOneOf(VOLUMES, rest.volume) ? rest.volume : "medium",
    games: Number.isSafeInteger(games) && (games as number) >= 0 ? (games as number) : 0,
    choice: parseChoice(choice),
  };
}

function parseCoaching(stored: unknown): Coaching | null {
  // An earlier version knew only a coach that says what to do, or none.
  if (typeof stored === "boolean") return stored ? "show" : "off";
  return isOneOf(COACHING, stored) ? stored : null;
}

/** So many games are explained to a player who has not chosen. */
const EXPLAINED = 3;

export const coachingOf = ({ coach, games }: Settings): Coaching =>
  coach ?? (games <= EXPLAINED ? "explain" : "off");

/** Where the coach begins when it speaks: no table lets it go further than it allows. */
export function gradeAt(coaching: Coaching, allowed: CoachGrade): CoachGrade {
  const wanted = coaching === "off" ? "explain" : coaching;
  return COACH_GRADES.indexOf(wanted) > COACH_GRADES.indexOf(allowed) ? allowed : wanted;
}

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
  /** What the coach does unasked. */
  readonly coaching: Coaching;
  change(some: Partial<Settings>): void;
}

export const SettingsContext = createContext<SettingsHandle>({
  settings: parseSettings(null),
  coaching: coachingOf(parseSettings(null)),
  change: () => {},
});

export const useSettings = (): SettingsHandle => useContext(SettingsContext);
