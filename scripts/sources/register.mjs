import { register } from "node:module";

/** For threads under test: they run the sources, as the tests do, so nothing built can be stale. */
register(new URL("./hooks.mjs", import.meta.url));
