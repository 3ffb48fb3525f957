import { defineConfig } from "vitest/config";

const SLOWEST = { testTimeout: 30_000, hookTimeout: 60_000 };
const tests = (...folders: readonly string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        // Pure code: its files cannot disturb each other, so they need no process each.
        test: { name: "domain", include: tests("domain", "wire"), isolate: false, ...SLOWEST },
      },
      { test: { name: "front", include: tests("media", "apps/web"), ...SLOWEST } },
      {
        test: {
          name: "server",
          include: tests("apps/server"),
          globalSetup: "apps/server/testing/test-setup.ts",
          ...SLOWEST,
        },
      },
      {
        test: {
          name: "around",
          include: tests("tools", "examples", "catalogues", "customers"),
          ...SLOWEST,
        },
      },
    ],
  },
});
