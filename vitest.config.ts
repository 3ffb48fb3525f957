import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { leanTexts } from "./apps/web/bundle/lean-texts.ts";
import { BROWSER } from "./tools/browser.ts";
import { demoCatalogueServer } from "./web/testing/demo-catalogue-server.ts";

const COMPONENTS = ["web/**/*.component.test.tsx", "apps/web/**/*.component.test.tsx"];
const SLOWEST = { testTimeout: 30_000, hookTimeout: 60_000 };
/** Files share a process and what it has imported: a process each takes twice the time. What a file changes, it puts back. */
const ONE_PROCESS = { isolate: false };
const tests = (...folders: readonly string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);

export default defineConfig({
  test: {
    // Some tests wait for seconds, for a watchdog or a next try: a third worker uses the core that they leave idle.
    maxWorkers: 3,
    projects: [
      {
        test: { name: "domain", include: tests("domain", "wire", "media"), ...ONE_PROCESS, ...SLOWEST },
      },
      {
        test: {
          name: "front",
          include: tests("web", "apps/web"),
          exclude: ["**/node_modules/**", ...COMPONENTS],
          setupFiles: "web/testing/shared-page.ts",
          ...ONE_PROCESS,
          ...SLOWEST,
        },
      },
      {
        // Dialogs and panels in a real browser: focus, layout and the top layer are what they are about. Two pages serve them all.
        plugins: [react(), demoCatalogueServer(), leanTexts()],
        css: { postcss: { plugins: [] } },
        optimizeDeps: { entries: ["apps/web/main.tsx", ...COMPONENTS] },
        test: {
          name: "components",
          include: COMPONENTS,
          setupFiles: "web/testing/setup.ts",
          ...ONE_PROCESS,
          // After the others, which have both cores.
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1440, height: 900 },
            provider: playwright({
              actionTimeout: 10_000,
              contextOptions: { reducedMotion: "reduce" },
              launchOptions: {
                ...BROWSER,
                args: ["--no-sandbox", "--disable-gpu"],
              },
            }),
            instances: [{ browser: "chromium" }],
          },
          ...SLOWEST,
        },
      },
      {
        test: {
          name: "server",
          include: tests("apps/server"),
          globalSetup: "apps/server/testing/test-setup.ts",
          ...ONE_PROCESS,
          ...SLOWEST,
        },
      },
      {
        test: {
          name: "tools",
          include: tests("tools", "examples", "catalogues", "customers"),
          ...SLOWEST,
        },
      },
    ],
  },
});
