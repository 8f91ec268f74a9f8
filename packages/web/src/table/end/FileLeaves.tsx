import { useContext } from "preact/hooks";
import { speakOf } from "../../i18n/i18n.js";
import { leaf } from "../../shell/leaf.js";
import { GameFileContext } from "./fileContext.js";

const fetchLeaves = () =>
  Promise.all([import("../../play/replay/EndFile.js"), speakOf("replay")]).then(([part]) => part);

const Actions = leaf(() => fetchLeaves().then(({ EndActions }) => EndActions));
const Checks = leaf(() => fetchLeaves().then(({ EndChecks }) => EndChecks));

/** To watch the game again, and to keep it. */
export function FileActions() {
  const file = useContext(GameFileContext);
  return file === null ? null : <Actions file={file} />;
}

/** Whether everything in it was fair. */
export function FileChecks() {
  const file = useContext(GameFileContext);
  return file === null ? null : <Checks file={file} />;
}
