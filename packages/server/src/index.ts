export { EnvError } from "./env.js";
export { type ServeOptions, type Serving, serve } from "./serve.js";
