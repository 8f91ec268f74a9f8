import { spawnSync } from "node:child_process";
import { FILES, languagesIn, pathOf } from "../packages/web/tools/catalogs/catalogs.mjs";
import { needGettext } from "./programs.mjs";

/** How translators' tools read a catalog; what they only warn of is a failure, too. */
const READINGS = [
  ["msgfmt", "--check", "--output-file=/dev/null"],
  ["msgcat", "--output-file=/dev/null"],
];

function reads(path, [program, ...args]) {
  const { status, stderr } = spawnSync(program, [...args, path], { encoding: "utf8" });
  if (status === 0 && stderr === "") return true;
  console.log(`${program} ${path}\n${stderr}`);
  return false;
}

/** Every catalog, read by gettext itself. */
export function gettextSuites() {
  needGettext();
  const paths = languagesIn().flatMap((language) => FILES.map((file) => pathOf(language, file)));
  const run = () => {
    const results = paths.flatMap((path) => READINGS.map((reading) => reads(path, reading)));
    const passed = results.filter(Boolean).length;
    return { passed, failed: results.length - passed };
  };
  return [{ name: "gettext", run }];
}
