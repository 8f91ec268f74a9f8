import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { mutantPlugin } from "./scripts/mutants/plugin.mjs";
import { builtEntries } from "./scripts/sources/built.mjs";

/**
 * Tests run on the sources: the "source" condition in each package's exports. Threads and processes that
 * they start run the build, which is made before.
 */
const shared = {
  plugins: [mutantPlugin(), builtEntries()],
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
};

const BUILD = "scripts/sources/built.mjs";

/** Vitest would leave a core to itself, which is half of a small machine. */
const WORKERS = Math.min(4, availableParallelism());

/** A long one that begins last leaves a core idle until its end. */
const LONGEST = [
  ...["laws/crash/crash.test", "laws/crash/crashPostgres"],
  ...["server/laws/secrecy", "laws/store/postgres"],
  ...["e2e/screens.test", "e2e/screensCard", "e2e/replay.test", "e2e/odds", "e2e/card.test"],
  ...["e2e/onlineBoard", "e2e/keyboardOnline", "e2e/onlineCard"],
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const at = LONGEST.findIndex((name) => moduleId.includes(name));
  return at < 0 ? LONGEST.length : at;
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => placeOf(a) - placeOf(b));
  }
}

/** Tests in one real Chromium; three files at a time, because a page waits more than it works. */
const inBrowser = {
  globalSetup: [BUILD, "packages/web/e2e/globalSetup.ts"],
  hookTimeout: 60_000,
  maxWorkers: 3,
  isolate: false,
};

/*
 * Test files share the modules of their worker (`isolate: false`): nothing under test keeps state in
 * one, and loading the sources anew for every file would be a third of the work of the unit tests.
 */
export default defineConfig({
  ...shared,
  test: {
    sequence: { sequencer: LongestFirst },
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
          testTimeout: 3_600_000,
          // Databases, crashes and clocks wait more than they work.
          maxWorkers: WORKERS + 1,
          isolate: false,
        },
      },
      {
        ...shared,
        test: {
          name: "browser",
          include: ["packages/web/e2e/**/*.test.ts"],
          ...inBrowser,
          testTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        ...shared,
        test: {
          name: "browser, long",
          include: ["packages/web/e2e/**/*.soak.ts"],
          ...inBrowser,
          testTimeout: 3_600_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
