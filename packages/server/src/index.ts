export { type ServeOptions, type Serving, serve } from "./app/serve.js";
export { EnvError } from "./settings/env.js";
