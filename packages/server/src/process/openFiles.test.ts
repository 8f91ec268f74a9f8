import { describe, expect, it } from "vitest";
import { EnvError } from "../settings/env.js";
import { openFiles, parseLimits, requireOpenFiles } from "./openFiles.js";

const LIMITS = `Limit                     Soft Limit           Hard Limit           Units
Max stack size            8388608              unlimited            bytes
Max open files            1024                 524288               files
`;

describe("open files", () => {
  it("are as many as the system says, if it does", () => {
    expect(parseLimits(LIMITS)).toBe(1024);
    expect(parseLimits("")).toBeNull();
    expect(openFiles() ?? 1024).toBeGreaterThan(0);
  });

  it("that are too few are one clear line for the person who starts the server", () => {
    expect(() => requireOpenFiles(299)).toThrow(EnvError);
    expect(() => requireOpenFiles(299)).toThrow(/may open 299 files.*at least 300.*ulimit -n/);
    for (const enough of [300, 1024, null]) expect(() => requireOpenFiles(enough)).not.toThrow();
  });
});
