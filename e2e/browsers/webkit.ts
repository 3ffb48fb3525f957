import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import type { Driver } from "./driver.ts";
import { startScreen } from "./screen.ts";
import { stopProcess } from "./stop-process.ts";

/** Debian's, of the package `webkit2gtk-driver`. */
export const WEBKIT_DRIVER = "/usr/bin/WebKitWebDriver";
const BROWSERS = ["4.1", "4.0"].map(
  (version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
);

/** Starts WebKitGTK on a screen of its own that nobody sees. Source: W3C WebDriver. */
export async function startWebKit(): Promise<Driver> {
  const screen = await startScreen();
  const port = await freePort();
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: screen.display, LANGUAGE: "en", LC_ALL: "C.UTF-8" },
  });
  const at = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${at}/status`)).ok);
  const { sessionId, capabilities } = (await ask(`${at}/session`, {
    capabilities: {
      alwaysMatch: {
        "webkitgtk:browserOptions": {
          binary: BROWSERS.find((path) => existsSync(path)),
          args: ["--automation"],
        },
      },
    },
  })) as { sessionId: string; capabilities: { browserName: string; browserVersion: string } };
  const session = `${at}/session/${sessionId}`;
  await ask(`${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 860 });

  return {
    browser: `${capabilities.browserName} ${capabilities.browserVersion}`,
    async navigate(url) {
      await ask(`${session}/url`, { url });
    },
    async evaluate(functionSource, args) {
      const script = `const done = arguments[arguments.length - 1];
        (async () => (${functionSource})(...JSON.parse(arguments[0])))()
          .then((value) => done({ value: JSON.stringify(value) }), (error) => done({ error: String(error) }));`;
      const { value, error } = (await ask(`${session}/execute/async`, {
        script,
        args: [JSON.stringify(args)],
      })) as { value?: string; error?: string };
      if (error !== undefined) throw new Error(error);
      return value === undefined ? undefined : JSON.parse(value);
    },
    async perform(sources) {
      await ask(`${session}/actions`, { actions: sources });
    },
    async picture() {
      const response = await fetch(`${session}/screenshot`);
      return Buffer.from(((await response.json()) as { value: string }).value, "base64");
    },
    async close() {
      await fetch(session, { method: "DELETE" });
      await stopProcess(driver);
      await stopProcess(screen.process);
    },
  };
}

async function ask(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, { method: "POST", body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${url}: ${(value as { message?: string }).message ?? response.status}`);
  return value;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await isSo().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("WebKit's driver did not answer within ten seconds.");
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
