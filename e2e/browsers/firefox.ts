import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Driver } from "./driver.ts";
import { startScreen } from "./screen.ts";
import { stopProcess } from "./stop-process.ts";

/** Debian's; it speaks WebDriver BiDi itself. Playwright's own support asks for commands that the ESR does not have yet. */
export const FIREFOX = "/usr/bin/firefox-esr";

/**
 * Starts Firefox on a profile and a screen of its own that nobody sees; without a screen it has no WebGL.
 *
 * preferences  as `about:config` has them, such as `webgl.disabled`
 * Source: W3C WebDriver BiDi.
 */
export async function startFirefox(
  preferences: Readonly<Record<string, string | number | boolean>> = {},
): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), "stanza-firefox-"));
  const lines = Object.entries({ "intl.accept_languages": "en", ...preferences }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const screen = await startScreen();
  const child = spawn(FIREFOX, ["--remote-debugging-port=0", "--profile", profile], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, HOME: profile, DISPLAY: screen.display },
  });
  const address = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.stderr.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const found = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said);
      if (found) resolve(found[1]!);
    });
    child.on("error", reject);
    child.on("exit", (code) => reject(new Error(`Firefox ended with code ${code}: ${said}`)));
  });
  const connection = await connect(`${address}/session`);
  const { capabilities } = (await connection.send("session.new", { capabilities: {} })) as {
    capabilities: { browserName: string; browserVersion: string };
  };
  const tree = (await connection.send("browsingContext.getTree", {})) as { contexts: { context: string }[] };
  const context = tree.contexts[0]!.context;
  await connection.send("browsingContext.setViewport", { context, viewport: { width: 1280, height: 800 } });

  return {
    browser: `${capabilities.browserName} ${capabilities.browserVersion}`,
    async navigate(url) {
      await connection.send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async evaluate(functionSource, args) {
      const answer = (await connection.send("script.evaluate", {
        expression: `(async () => JSON.stringify(await (${functionSource})(...${JSON.stringify(args)})))()`,
        target: { context },
        awaitPromise: true,
      })) as { type: string; result?: { value?: string }; exceptionDetails?: { text: string } };
      if (answer.type !== "success") throw new Error(answer.exceptionDetails?.text);
      return answer.result?.value === undefined ? undefined : JSON.parse(answer.result.value);
    },
    async perform(sources) {
      await connection.send("input.performActions", { context, actions: sources });
    },
    async picture() {
      const { data } = (await connection.send("browsingContext.captureScreenshot", { context })) as {
        data: string;
      };
      return Buffer.from(data, "base64");
    },
    async close() {
      connection.close();
      await stopProcess(child);
      await stopProcess(screen.process);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

interface Connection {
  send(method: string, params: object): Promise<unknown>;
  close(): void;
}

async function connect(url: string): Promise<Connection> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error(`No connection to ${url}`)));
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Reply;
    const asked = message.id === null ? undefined : waiting.get(message.id);
    if (!asked) return;
    waiting.delete(message.id!);
    if (message.type === "success") asked.resolve(message.result);
    else asked.reject(new Error(`${message.error}: ${message.message}`));
  });
  socket.addEventListener("close", () => {
    for (const { reject } of waiting.values()) reject(new Error("Firefox closed the connection."));
  });
  return {
    send(method, params) {
      last += 1;
      const asked = Promise.withResolvers<unknown>();
      waiting.set(last, asked);
      socket.send(JSON.stringify({ id: last, method, params }));
      return asked.promise;
    },
    close: () => socket.close(),
  };
}

interface Reply {
  readonly id: number | null;
  readonly type: "success" | "error" | "event";
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}
