import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { BROWSER } from "./tools/browser.ts";

const PORT = Number(process.env.E2E_PORT ?? 4317);
/** Each lane is a worker of Playwright's with a server and a database of its own; `./test` has one for each core. */
const LANES = Number(process.env.E2E_LANES ?? 1);
/** `./test all` makes the journeys too that other tests cover for the most part. */
const HAS_ALL = Boolean(process.env.E2E_ALL);
/** Firefox and WebKitGTK make the kitchen journey instead, in `./test all`. */
const OTHER_BROWSERS = Boolean(process.env.E2E_BROWSERS);
const lane = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
const ORIGIN = `http://localhost:${PORT + lane}`;
/**
 * Software draws the 3D view: a picture in full takes it a second. media/viewer tests those. Journeys read English, whatever the language of
 * whoever signs in.
 */
const VISITOR = {
  cookies: [],
  origins: [
    {
      origin: ORIGIN,
      localStorage: [
        { name: "stanza.look", value: JSON.stringify({ quality: "low" }) },
        { name: "stanza.language", value: "en" },
      ],
    },
  ],
};
/** A small laptop: software draws every pixel. */
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

const phone = { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };

export default defineConfig({
  testDir: ".",
  testMatch: OTHER_BROWSERS ? ["e2e/browsers/*.e2e.ts"] : ["e2e/*.e2e.ts", "media/**/*.browser.e2e.ts"],
  ...(HAS_ALL ? {} : { grepInvert: /@all/ }),
  outputDir: "test-results/browser",
  workers: LANES,
  timeout: 240_000,
  // A room comes a while later where two browsers, two servers and two drawings share two cores.
  expect: { timeout: 30_000 },
  use: {
    baseURL: ORIGIN,
    storageState: VISITOR,
    browserName: "chromium",
    locale: "en-GB",
    // A worker would answer in the server's place what a journey lets fail; e2e/offline.e2e.ts has it.
    serviceWorkers: "block",
    // Half of the frames that software has to draw are on the way from one view to the next; media/viewer tests them.
    contextOptions: { reducedMotion: "reduce" },
    // A click on what never comes fails soon, not with the whole journey's time.
    actionTimeout: 30_000,
    // Recording each step costs an eighth of the time; `--trace on` has it where it is wanted.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: {
      ...BROWSER,
      args: [
        "--no-sandbox",
        "--use-angle=swiftshader",
        "--enable-unsafe-swiftshader",
        // Pages are put together by plain code; software that plays a graphics card needs a third more of everything.
        "--disable-gpu-compositing",
        // The software that draws 3D hands its pictures over without copying them between processes.
        "--in-process-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  projects: [
    { name: "desktop light", use: { viewport: DESKTOP, colorScheme: "light" } },
    // `./test all` makes every journey in the dark theme too.
    ...(process.env.E2E_DARK
      ? [{ name: "desktop dark", use: { viewport: DESKTOP, colorScheme: "dark" as const } }]
      : []),
    { name: "phone light", use: { ...phone, colorScheme: "light" }, grep: /@everywhere/ },
    // The longest journey is made once on a phone, in the theme that the desktop does not begin with.
    { name: "phone dark", use: { ...phone, colorScheme: "dark" }, grep: /@phone/ },
  ],
  webServer: Array.from({ length: LANES }, (_, index) => serverAt(PORT + index)),
});

function serverAt(port: number) {
  return {
    command: "node apps/server/main.ts",
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    env: {
      PORT: String(port),
      DATA_DIR: join(tmpdir(), `stanza-e2e-${process.pid}-${port}`),
      SEED_DEMO: "1",
      // A journey that sends mail opens a mail server there (e2e/mail-sink.ts).
      SMTP_URL: `smtp://127.0.0.1:${port + 1000}`,
      MAIL_FROM: "offers@stanza.example",
      // No journey has a picture made; a worker beside each server would take a share of two cores.
      RENDER_WORKERS: "0",
      SCENE_PICTURES: "0",
      // A page of another origin that holds this one in a frame (e2e/host-pages.ts).
      TRUSTED_ORIGINS: `http://127.0.0.1:${port + 2000}`,
    },
  };
}
