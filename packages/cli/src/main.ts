import * as arena from "./commands/arena.js";
import * as serve from "./commands/serve.js";
import * as simulate from "./commands/simulate.js";
import * as watch from "./commands/watch.js";
import { UsageError } from "./usage.js";

const COMMANDS = { arena, serve, simulate, watch };

const overview = [
  "inkognito COMMAND [options]",
  "",
  ...Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(12)}${summary}`),
  "",
  "inkognito COMMAND --help says more.",
].join("\n");

async function main([name, ...args]: readonly string[]): Promise<void> {
  if (name === undefined || name === "help" || name === "--help") {
    console.log(overview);
    return;
  }
  if (!Object.hasOwn(COMMANDS, name)) {
    throw new UsageError(
      `no such command: "${name}" (there are ${Object.keys(COMMANDS).join(", ")})`,
    );
  }
  const command = COMMANDS[name as keyof typeof COMMANDS];
  if (args.includes("--help")) console.log(command.help);
  else await command.run(args);
}

/** What the person typed or pointed to is wrong: no reason for a stack trace. */
const isBadInput = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof Error &&
    "code" in error &&
    typeof error.code === "string" &&
    /^(ERR_PARSE_ARGS_|EACCES|EEXIST|EISDIR|ENOENT|ENOSPC|ENOTDIR|EROFS)/.test(error.code));

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!isBadInput(error)) throw error;
  console.error(`inkognito: ${error.message.split("\n")[0]}`);
  process.exitCode = 2;
}
