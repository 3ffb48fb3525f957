import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkLayers } from "./bundle/chunk-layers.ts";
import { contractTable } from "./bundle/contract-table.ts";
import { earlyFilesInPage } from "./bundle/early-files.ts";
import { embedPlayground } from "./bundle/embed-playground.ts";
import { leanTexts } from "./bundle/lean-texts.ts";
import { leanThree } from "./bundle/lean-three.ts";
import { offlineShell } from "./bundle/offline-shell.ts";
import { packFiles } from "./bundle/pack-files.ts";
import { preloadLarge } from "./bundle/preload-large.ts";

const server = process.env.STANZA_SERVER ?? "http://localhost:8080";

/** Paths that go to the server. Sources in our folders `api/` have such addresses too in development; they are excluded. */
const proxy = { "^/api/(?!.*\\.tsx?(\\?|$))": server, "^/config/": server };

export default defineConfig({
  plugins: [
    contractTable(),
    leanTexts(),
    leanThree(),
    chunkLayers(),
    preloadLarge(),
    react(),
    earlyFilesInPage(),
    offlineShell(),
    packFiles(),
    embedPlayground(),
  ],
  // Our sheets are plain CSS; no PostCSS configuration of a parent folder may change them.
  css: { postcss: { plugins: [] } },
  server: { proxy },
  preview: { proxy },
  // The worker of plans loads its reader of IFC files with the first one.
  worker: { format: "es" },
  build: {
    manifest: true,
    target: "es2023",
    chunkSizeWarningLimit: 700,
    // Its files only define numbers and functions, but its package does not say so: of five predicates one is used.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /node_modules\/robust-predicates\//, sideEffects: false }] },
    },
  },
});
