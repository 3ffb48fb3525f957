import { readFileSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Frame, Page } from "@playwright/test";
import { build } from "vite";

const ROOT = new URL("..", import.meta.url).pathname;
const EXAMPLES = join(ROOT, "examples/embedding");

/** The pages of two origins beside Stanza's: one that it lists, and one that nobody has listed. */
export interface HostPages {
  readonly listed: string;
  readonly hostile: string;
  close(): Promise<void>;
}

/**
 * Serves the host pages of examples/embedding as they are, with the address of the Stanza under test in place of the one that they name.
 * The listed origin is that of `TRUSTED_ORIGINS` in playwright.config.ts.
 */
export async function openHostPages(stanza: string): Promise<HostPages> {
  const { port } = new URL(stanza);
  const react = await reactPage(stanza);
  const pages: Readonly<Record<string, string>> = {
    ...Object.fromEntries(
      ["shop", "web-shop", "erp", "hostile"].map((name) => [
        `/${name}`,
        readFileSync(join(EXAMPLES, `${name}.html`), "utf8").replaceAll("https://stanza.example", stanza),
      ]),
    ),
    "/react": react,
    "/empty": "<!doctype html><title>Empty</title><div id='place' style='height: 720px'></div>",
  };
  const servers = await Promise.all([2000, 3000].map((more) => serve(Number(port) + more, pages)));
  return {
    listed: `http://127.0.0.1:${Number(port) + 2000}`,
    hostile: `http://127.0.0.1:${Number(port) + 3000}`,
    close: async () => {
      for (const server of servers) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}

function serve(port: number, pages: Readonly<Record<string, string>>): Promise<Server> {
  const server = createServer(({ url = "/" }, response) => {
    const page = pages[url.split("?")[0]!];
    response.writeHead(page === undefined ? 404 : 200, { "content-type": "text/html" }).end(page);
  });
  return new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(server)));
}

/** The React example in a page of its own, as a bundler makes it. */
async function reactPage(stanza: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "stanza-react-host-"));
  const entry = join(EXAMPLES, "main.generated.tsx");
  await writeFile(
    entry,
    `import { createRoot } from "react-dom/client";
import { Planner } from "./Planner.tsx";
createRoot(document.getElementById("app")!).render(
  <Planner url=${JSON.stringify(stanza)} onSaved={(project) => ((window as { saved?: unknown }).saved = project)} />,
);`,
  );
  try {
    await build({
      configFile: false,
      root: EXAMPLES,
      logLevel: "warn",
      css: { postcss: { plugins: [] } },
      define: { "process.env.NODE_ENV": '"production"' },
      build: { outDir: folder, lib: { entry, formats: ["es"], fileName: () => "page.js" } },
    });
    const script = (await readFile(join(folder, "page.js"), "utf8")).replaceAll("</script", "<\\/script");
    return `<!doctype html><title>React</title><div id="app"></div><script type="module">${script}</script>`;
  } finally {
    await rm(entry);
    await rm(folder, { recursive: true });
  }
}

export interface Logged {
  readonly origin: string;
  readonly data: {
    readonly status: 0 | 1;
    readonly action: string;
    readonly msg: string;
    readonly requestId?: string;
    readonly idSessione?: string;
    readonly extradata?: unknown;
  };
}

/** Keeps every message that the top page gets, in the page itself. */
export async function keepHostLog(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window.top !== window) return;
    const log: unknown[] = [];
    Object.assign(window, { hostLog: log });
    addEventListener("message", ({ origin, data }) => log.push({ origin, data }));
  });
}

export const hostLog = (page: Page): Promise<readonly Logged[]> =>
  page.evaluate(() => (window as unknown as { hostLog: Logged[] }).hostLog);

let asked = 0;

/** Sends a command from the top page to its first frame, as a host without the SDK does, and gives back its one answer from the log. */
export async function askFrame(page: Page, action: string, data: object = {}): Promise<Logged["data"]> {
  const requestId = `raw-${++asked}`;
  await page.evaluate(
    ([message, target]) =>
      document.querySelector("iframe")!.contentWindow!.postMessage(message, target as string),
    [{ action, data, requestId }, new URL(frameOf(page).url()).origin] as const,
  );
  await page.waitForFunction(
    (id) =>
      (window as unknown as { hostLog: Logged[] }).hostLog.some(({ data: { requestId: of } }) => of === id),
    requestId,
    { timeout: 120_000 },
  );
  const answers = (await hostLog(page)).filter(({ data: { requestId: of } }) => of === requestId);
  if (answers.length !== 1) throw new Error(`${action} was answered ${answers.length} times`);
  return answers[0]!.data;
}

/** Stanza in the frame of a host's page. */
export const frameOf = (page: Page): Frame => {
  const [frame] = page.mainFrame().childFrames();
  if (!frame) throw new Error("The page has no frame");
  return frame;
};
