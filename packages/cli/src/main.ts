import { UsageError } from "./usage.js";

/** Loaded when asked for: a server starts without the arena of the bots. */
const COMMANDS = {
  arena: () => import("./commands/arena.js"),
  backup: () => import("./commands/backup.js"),
  move: () => import("./commands/move.js"),
  play: () => import("./commands/play.js"),
  replay: () => import("./commands/replay.js"),
  restore: () => import("./commands/restore.js"),
  serve: () => import("./commands/serve.js"),
  simulate: () => import("./commands/simulate.js"),
  verify: () => import("./commands/verify.js"),
  watch: () => import("./commands/watch.js"),
};

async function overview(): Promise<string> {
  const lines = Object.entries(COMMANDS).map(async ([name, load]) => {
    const { summary } = await load();
    return `  ${name.padEnd(12)}${summary}`;
  });
  return [
    "inkognito COMMAND [options]",
    "",
    ...(await Promise.all(lines)),
    "",
    "inkognito COMMAND --help says more.",
  ].join("\n");
}

async function main([name, ...args]: readonly string[]): Promise<void> {
  if (name === undefined || name === "help" || name === "--help") {
    console.log(await overview());
    return;
  }
  if (!Object.hasOwn(COMMANDS, name)) {
    throw new UsageError(
      `no such command: "${name}" (there are ${Object.keys(COMMANDS).join(", ")})`,
    );
  }
  const command = await COMMANDS[name as keyof typeof COMMANDS]();
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

// A reader of the output may stop, as `head` does.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!isBadInput(error)) throw error;
  console.error(`inkognito: ${error.message.split("\n")[0]}`);
  process.exitCode = 2;
}
