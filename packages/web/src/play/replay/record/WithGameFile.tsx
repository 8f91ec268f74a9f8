import type { ComponentChildren } from "preact";
import { speakOf } from "../../../i18n/i18n.js";
import { lazyPart } from "../../../shell/lazy.js";
import { EndFileContext } from "../../../table/extras.js";
import type { GameFile } from "./gameFile.js";

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
