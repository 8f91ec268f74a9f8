import type { ComponentChildren } from "preact";
import { speakOf } from "../../i18n/i18n.js";
import { lazyPart } from "../../shell/lazy.js";
import { EndFileContext } from "../../table/end/endFile.js";

/** Where the file of a game that has ended comes from. */
export interface GameFile {
  /** Null: this game has none; it began in the middle. */
  text(): Promise<string | null>;
  /** The public key that must have signed it, hexadecimal; null: it needs no signature. */
  key(): Promise<string | null>;
  /** The name under which it is saved. */
  readonly name: string;
  /** The address at which others may watch it again; null: it is on this device only. */
  readonly route: string | null;
}

const fetchParts = () =>
  Promise.all([import("./EndFile.js"), speakOf("replay")]).then(([part]) => part);

const Actions = lazyPart(() => fetchParts().then(({ EndActions }) => EndActions));
const Checks = lazyPart(() => fetchParts().then(({ EndChecks }) => EndChecks));

interface WithGameFileProps {
  readonly file: GameFile;
  readonly children: ComponentChildren;
}

/** The end of the game in here offers its file. */
export const WithGameFile = ({ file, children }: WithGameFileProps) => (
  <EndFileContext.Provider
    value={{ actions: <Actions file={file} />, checks: <Checks file={file} /> }}
  >
    {children}
  </EndFileContext.Provider>
);
