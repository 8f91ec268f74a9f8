import { register } from "node:module";

/** Teaches Node to run the sources, for processes that are no part of the build. */
register(new URL("./hooks.mjs", import.meta.url));
