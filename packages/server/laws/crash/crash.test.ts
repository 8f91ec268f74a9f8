import { randomBytes } from "node:crypto";
import { afterEach, it } from "vitest";
import { size } from "../../../engine/laws/shared/size.js";
import { fileData } from "../support/serverData.js";
import { killAll } from "../support/serverProcess.js";
import { killRepeatedly } from "./crashLaw.js";

/** INKOGNITO_SEED repeats the moments of a run, as far as that is possible. */
const { INKOGNITO_SEED: seed = randomBytes(4).toString("hex") } = process.env;
const kills = size("kills", { short: 2, full: 20 });

afterEach(killAll);

it(`a server that is killed at any moment loses nothing it has promised, in ${kills} kills [seed ${seed}]`, {
  tags: ["slow"],
}, async () => {
  const options = {
    tables: size("tables", { short: 8, full: 30 }),
    kills,
    absentEvery: 5,
    killStartEvery: 4,
    seed,
  };
  console.log(await killRepeatedly(fileData(), options));
});
