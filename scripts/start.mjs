import { build, ensureInstalled, root } from "./install.mjs";
import { ensurePage } from "./page.mjs";

ensureInstalled();
build();
ensurePage();
// In this very process, so that stopping it stops the server.
process.argv.splice(2, 0, "serve");
await import(`${root}packages/cli/bin/inkognito.mjs`);
