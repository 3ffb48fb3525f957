import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";
import type { Shell } from "../service-worker/shell.ts";

const WORKER = fileURLToPath(new URL("../service-worker/service-worker.ts", import.meta.url));

type Chunk = Pick<
  Rolldown.OutputChunk,
  "type" | "fileName" | "facadeModuleId" | "imports" | "dynamicImports" | "code" | "isEntry"
> & { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } };
type File = Chunk | Pick<Rolldown.OutputAsset, "type" | "fileName" | "source">;

/** Where somebody without a network can be: Home, the projects, the workspace, the search for articles, the offer to look at, and the frame. */
const BEGINNINGS = [
  "/apps/web/main.tsx",
  "/apps/web/index.html",
  "/apps/web/work-safety.ts",
  "/apps/web/start/after-first-picture.ts",
  "/apps/web/shell/",
  "/apps/web/maintenance/",
  "/apps/web/connection/",
  "/web/access/SignInDialog.tsx",
  "/web/site/offline/",
  "/web/project/",
  "/web/pictures/",
  "/web/projects/home/",
  "/web/projects/list/",
  "/web/catalogue/",
  "/web/workspace/",
  "/web/offer/page/",
  "/web/offer/cart/",
  "/web/offer/design/",
  "/media/viewer/",
  "/media/drawing/",
];
/** What is for one language, for the one light that is not the usual one, or for files of other programs: it is kept once it was used. */
const ASIDE = /\/site\/texts\/|\/wire\/plans\/|\/import-plan\/|\/web\/catalogue\/(import|assortment)\//;
const FONT = /[\w.~-]+\.woff2/g;
const ASSET = /assets\/[\w.~-]+/g;
const ASIDE_ASSET = /(?:plan|tables)\.worker-|\.wasm$|\.bin$/;
const USUAL_LIGHT = /\/studio_small_09-[^/]*\.bin$/;

/**
 * The files of a build that the app needs without a network: what those places load by themselves or when something in them is used, with
 * its styles, workers and fonts.
 */
export function offlineFiles(files: readonly File[]): readonly string[] {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const found = new Set<string>();
  const isAside = ({ facadeModuleId }: Chunk) => facadeModuleId !== null && ASIDE.test(facadeModuleId);
  const isBeginning = ({ facadeModuleId }: Chunk) =>
    facadeModuleId !== null && BEGINNINGS.some((place) => facadeModuleId.includes(place));
  const take = (name: string): void => {
    const file = byName.get(name);
    if (!file || found.has(name)) return;
    if (file.type === "asset") {
      if (ASIDE_ASSET.test(name) && !USUAL_LIGHT.test(name)) return;
      found.add(name);
      if (name.endsWith(".css")) for (const [font] of textOf(file).matchAll(FONT)) take(`assets/${font}`);
      return;
    }
    found.add(name);
    for (const css of file.viteMetadata?.importedCss ?? []) take(css);
    for (const imported of file.imports) take(imported);
    // Workers and light; the styles of other screens are named beside them.
    for (const named of file.code.match(ASSET) ?? [])
      if (byName.get(named)?.type === "asset" && !named.endsWith(".css")) take(named);
  };
  for (const file of files)
    if (file.type === "chunk" && isBeginning(file) && !isAside(file)) take(file.fileName);
  return [...found].filter((name) => !/\.(html|map|json)$/.test(name)).toSorted();
}

const textOf = ({ source }: { readonly source: string | Uint8Array }): string =>
  typeof source === "string" ? source : Buffer.from(source).toString("utf8");

const shortHash = (text: string | Buffer): string =>
  createHash("sha256").update(text).digest("base64url").slice(0, 10);

/**
 * Writes the service worker with the list of the files that it puts on the device, and gives `boot.js` an address that changes with it, so
 * that a page never meets the one of another build.
 */
export function offlineShell(): Plugin {
  let publicDirectory = "";
  return {
    name: "stanza-offline-shell",
    apply: "build",
    configResolved(config) {
      publicDirectory = config.publicDir;
    },
    transformIndexHtml: {
      order: "post",
      handler: (html) => html.replace('src="/boot.js"', `src="${bootAddress(publicDirectory)}"`),
    },
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const files = Object.values(bundle) as readonly File[];
        const entry = files.find((file) => file.type === "chunk" && file.isEntry);
        const page = files.find(({ fileName }) => fileName === "index.html");
        if (!entry || page?.type !== "asset") throw new Error("The build has no page.");
        const addresses = [bootAddress(publicDirectory), ...offlineFiles(files).map((name) => `/${name}`)];
        const shell: Shell = {
          build: shortHash(`${textOf(page)}\n${addresses.join("\n")}`),
          entry: `/${entry.fileName}`,
          files: addresses,
        };
        this.emitFile({ type: "asset", fileName: "sw.js", source: await writeWorker(shell) });
      },
    },
  };
}

const bootAddress = (publicDirectory: string): string =>
  `/boot.js?v=${shortHash(readFileSync(join(publicDirectory, "boot.js")))}`;

/** The worker as one file: it can load no others, and none of the page's are for it. */
async function writeWorker(shell: Shell): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    define: { __SHELL__: JSON.stringify(shell) },
    build: {
      write: false,
      target: "es2023",
      rolldownOptions: { input: WORKER, output: { format: "iife" } },
    },
  });
  const [output] = [made].flat();
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (!chunk) throw new Error("The service worker was not built.");
  return chunk.code;
}
