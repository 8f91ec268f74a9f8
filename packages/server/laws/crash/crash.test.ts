import { randomBytes } from "node:crypto";
import { afterEach, it } from "vitest";
import { fileData } from "../support/serverData.js";
import { killAll } from "../support/serverProcess.js";
import { killRepeatedly } from "./crashLaw.js";

/** INKOGNITO_KILLS sets the number; INKOGNITO_SEED repeats the moments of a run, as far as that is possible. */
const { INKOGNITO_KILLS = "20", INKOGNITO_SEED: seed = randomBytes(4).toString("hex") } =
  process.env;
const kills = Number(INKOGNITO_KILLS);

afterEach(killAll);

it(`a server that is killed at any moment loses nothing it has promised, in ${kills} kills [seed ${seed}]`, async () => {
  const options = { tables: 30, kills, absentEvery: 10, killStartEvery: 7, seed };
  console.log(await killRepeatedly(fileData(), options));
});
