import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { catalogs } from "./packages/web/tools/catalogs/plugin.mjs";
import { mutantPlugin } from "./scripts/mutants/plugin.mjs";
import { builtEntries } from "./scripts/sources/built.mjs";

/**
 * Tests run on the sources: the "source" condition in each package's exports. Threads and processes that
 * they start run the build, which is made before.
 */
const shared = {
  plugins: [mutantPlugin(), builtEntries(), catalogs()],
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
};

const BUILD = "scripts/sources/built.mjs";

/** Vitest would leave a core to itself, which is half of a small machine. */
const WORKERS = Math.min(4, availableParallelism());

/** Said in a test file, of a test or of a group of them. */
const TAGS = [
  {
    name: "slow",
    description: "Takes a minute or waits for most of its time: its file begins first.",
  },
  {
    name: "soak",
    description:
      "Repeats a test at another size, in the other game or in another way to play: not in npm test.",
  },
];

/** A slow file that begins last leaves a core idle until its end. Otherwise as Vitest sorts them. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification): boolean =>
      /tags: \[.*"slow"/.test(readFileSync(moduleId, "utf8"));
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

/*
 * Test files share the modules of their worker (`isolate: false`): loading the sources anew for every
 * file would be a third of the work of the unit tests. A few modules keep state: the language and the
 * settings of the page, what was looked at, mocks. A test that changes it sets it back.
 */
export default defineConfig({
  ...shared,
  test: {
    tags: TAGS,
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        ...shared,
        test: {
          name: "unit",
          globalSetup: [BUILD],
          include: ["packages/*/{src,golden}/**/*.test.ts"],
          // Only against hanging for ever: a busy machine is no failure.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: WORKERS,
          isolate: false,
        },
      },
      {
        ...shared,
        test: {
          name: "laws",
          globalSetup: [BUILD],
          include: ["packages/*/laws/**/*.test.ts"],
          // Only against hanging for ever; the soaks that are longer say so.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          // Databases, crashes and clocks wait more than they work.
          maxWorkers: WORKERS + 1,
          isolate: false,
        },
      },
      {
        ...shared,
        test: {
          name: "proxies",
          globalSetup: [BUILD],
          include: ["packages/server/proxies/**/*.test.ts"],
          testTimeout: 120_000,
          maxWorkers: 1,
          isolate: false,
        },
      },
      {
        ...shared,
        test: {
          name: "browser",
          globalSetup: [BUILD, "packages/web/e2e/globalSetup.ts"],
          include: ["packages/web/e2e/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // In one real Chromium; a page waits more than it works.
          maxWorkers: 3,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
