import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "@playwright/test";
import { encodeProject, newDocument } from "@stanza/codecs";
import { createClient } from "@stanza/contract";
import type { Project } from "@stanza/project";
import { build } from "vite";
import { BROWSER } from "../tools/browser.ts";

const DEALER = { user: "dealer.milano", password: "dealer-milano-1" } as const;

/** The patience with a page on a machine that others use too. */
const PATIENCE_MS = 120_000;

/** The product as people have it: a built web app, a server with its database, a browser that is signed in. */
export interface AppInBrowser {
  readonly url: string;
  readonly browser: Browser;
  readonly page: Page;
  /** Stores a project under the signed-in dealer, made with the catalogues as published there; its number. */
  store(project: Project): Promise<number>;
  close(): Promise<void>;
}

/**
 * checkout  the folder of the sources that are served: these, or another checkout to compare with
 * isBuilt   its web app is taken as it lies in `apps/web/dist`; otherwise it is built for the occasion
 * debugAt   a port at which other programs may lead the same browser
 */
export async function openAppInBrowser(
  checkout = fileURLToPath(new URL("..", import.meta.url)),
  { isBuilt = false, debugAt }: { readonly isBuilt?: boolean; readonly debugAt?: number } = {},
): Promise<AppInBrowser> {
  const folder = mkdtempSync(join(tmpdir(), "stanza-app-"));
  const web = join(checkout, "apps/web");
  const dist = isBuilt ? join(web, "dist") : join(folder, "dist");
  if (!isBuilt) await build({ root: web, logLevel: "error", build: { outDir: dist, emptyOutDir: true } });
  const env = {
    ...process.env,
    DATA_DIR: join(folder, "data"),
    WEB_DIR: dist,
    PORT: "0",
    SEED_DEMO: "1",
    SCENE_PICTURES: "0",
  };
  const server = fork(join(checkout, "apps/server/main.ts"), {
    cwd: checkout,
    env,
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  process.once("SIGTERM", () => process.exit(1));
  process.once("exit", () => server.kill("SIGTERM"));
  const url = await readyUrl(server);
  const signedIn = await createClient({ baseUrl: url }).signIn({ body: DEALER });
  if (signedIn.status !== 200) throw new Error(`The dealer could not sign in: ${signedIn.status}.`);
  const { token } = signedIn.body;
  const client = createClient({ baseUrl: url, token: () => token });
  const offered = await client.listCatalogues({});
  if (offered.status !== 200) throw new Error(`The catalogues were refused: ${offered.status}.`);
  const published = new Map(offered.body.catalogues.map(({ code, version }) => [code, version]));
  const browser = await chromium.launch({
    ...BROWSER,
    args: [
      "--no-sandbox",
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
      ...(debugAt === undefined ? [] : [`--remote-debugging-port=${debugAt}`]),
    ],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(PATIENCE_MS);
  // Kept on the device, so that it goes before the language of the dealer's profile.
  await page.addInitScript(() => localStorage.setItem("stanza.language", "en"));
  await page.goto(`${url}/home`);
  await page.getByLabel("User id").fill(DEALER.user);
  await page.getByRole("textbox", { name: "Password" }).fill(DEALER.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("heading", { name: /Welcome/ }).waitFor();
  return {
    url,
    browser,
    page,
    async store(project) {
      const catalogues = Object.fromEntries(
        Object.entries(project.catalogues).map(([code, use]) => [
          code,
          { ...use, version: published.get(code) ?? use.version },
        ]),
      );
      const document = encodeProject(newDocument({ ...project, catalogues }));
      const made = await client.createProject({ body: { description: "Bench", document } });
      if (made.status !== 201) throw new Error(`The project was refused: ${made.status}.`);
      return made.body.summary.id;
    },
    async close() {
      await browser.close();
      server.kill("SIGTERM");
      await once(server, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function readyUrl(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.stdout?.on("data", (data: Buffer) => {
      const url = /ready at (\S+)/.exec(data.toString())?.[1];
      if (url) resolve(url);
    });
    server.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
  });
}
