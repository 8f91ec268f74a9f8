import { createContext } from "preact";

/** Where the file of a game that has ended comes from, for whoever shows its end. */
export interface GameFile {
  /** Null: this game has none; it began in the middle. */
  text(): Promise<string | null>;
  /** The public key that must have signed it, hexadecimal; null: nobody has to. */
  key(): Promise<string | null>;
  /** Under which it is saved. */
  readonly name: string;
  /** Where anybody who may can watch it again; null: it is on this device only. */
  readonly route: string | null;
}

/** Null: nothing is kept of what ends here, a lesson say. */
export const GameFileContext = createContext<GameFile | null>(null);
