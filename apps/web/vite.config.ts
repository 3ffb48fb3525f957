import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { contractTable } from "./contract-table.ts";

const server = process.env.STANZA_SERVER ?? "http://localhost:8080";

export default defineConfig({
  plugins: [contractTable(), react()],
  // Mantine's layered sheets are plain CSS; no PostCSS configuration of a parent folder may change them.
  css: { postcss: { plugins: [] } },
  server: { proxy: { "/api": server, "/config": server } },
  preview: { proxy: { "/api": server, "/config": server } },
  build: {
    manifest: true,
    target: "es2023",
    chunkSizeWarningLimit: 700,
  },
});
