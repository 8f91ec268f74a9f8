import { serve } from "../dist/app/serve.js";
import { UNLIMITED } from "../dist/testing/server.js";
import { answerUsage } from "./processes.mjs";

/** The server as it is, but that one address may be everybody. */
const serving = await serve({ env: process.env, limits: UNLIMITED });
process.send({ port: Number(new URL(serving.address).port) });
answerUsage();
