import { serve } from "../dist/app/serve.js";
import { UNLIMITED } from "../dist/testing/server.js";
import { answerUsage } from "./processes.mjs";

/** The real server, without the limits per address. */
const serving = await serve({ env: process.env, limits: UNLIMITED });
process.send({ port: Number(new URL(serving.address).port) });
answerUsage();
