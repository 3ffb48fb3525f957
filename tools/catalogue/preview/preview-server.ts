import { join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { createServer } from "vite";
import { contractTable } from "../../../apps/web/bundle/contract-table.ts";
import { previewApi } from "./preview-api.ts";
import type { WatchedFolder } from "./watched-folder.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

export interface PreviewServer {
  readonly url: string;
  close(): Promise<void>;
}

/** The page with the web app's own sources, on this machine alone. The port is the wished one, or the next that is free. */
export async function startPreviewServer(folder: WatchedFolder, port: number): Promise<PreviewServer> {
  const server = await createServer({
    configFile: false,
    root: join(ROOT, "tools/catalogue/preview"),
    publicDir: join(ROOT, "apps/web/public"),
    cacheDir: join(ROOT, "node_modules/.vite-preview"),
    plugins: [previewApi(folder), contractTable(), react()],
    css: { postcss: { plugins: [] } },
    // The page hears of saves itself; the app's own sources do not change under an author.
    server: { host: "127.0.0.1", port, hmr: false, watch: null, fs: { allow: [ROOT] } },
    logLevel: "warn",
    clearScreen: false,
  });
  await server.listen();
  return {
    url: server.resolvedUrls?.local[0] ?? `http://127.0.0.1:${port}/`,
    close: () => server.close(),
  };
}
