import { defineConfig } from "vitest/config";
import { mutantPlugin } from "./scripts/mutants/plugin.mjs";

/** Tests run on the sources: the "source" condition in each package's exports. */
const shared = {
  plugins: [mutantPlugin()],
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
};

/** Tests in one real Chromium, one file after the other. */
const inBrowser = {
  globalSetup: ["packages/web/e2e/globalSetup.ts"],
  hookTimeout: 60_000,
  fileParallelism: false,
};

export default defineConfig({
  ...shared,
  test: {
    projects: [
      {
        ...shared,
        test: {
          name: "unit",
          include: ["packages/*/{src,golden}/**/*.test.ts"],
          // Only against hanging for ever: a busy machine is no failure.
          testTimeout: 60_000,
        },
      },
      {
        ...shared,
        test: {
          name: "laws",
          include: ["packages/*/laws/**/*.test.ts"],
          testTimeout: 3_600_000,
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
