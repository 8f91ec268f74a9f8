import { build } from "./install.mjs";
import { ensurePage } from "./page.mjs";

/** Everything that `npx inkognito serve` needs. */
build();
ensurePage();
