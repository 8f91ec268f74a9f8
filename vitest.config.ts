import { defineConfig } from "vitest/config";
import { mutantPlugin } from "./scripts/mutants/plugin.mjs";

/** Tests run on the sources: the "source" condition in each package's exports. */
const shared = {
  plugins: [mutantPlugin()],
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
};

export default defineConfig({
  ...shared,
  test: {
    projects: [
      {
        ...shared,
        test: { name: "unit", include: ["packages/*/{src,golden}/**/*.test.ts"] },
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
          globalSetup: ["packages/web/e2e/globalSetup.ts"],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
