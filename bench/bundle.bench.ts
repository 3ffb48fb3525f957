import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { filesOf, type Manifest } from "../apps/web/bundle-size.ts";
import type { Bench, Measure } from "./measure.ts";

const EDITOR = "pages/workspace/WorkspacePage.tsx";

/** JavaScript and styles, gzipped, of a fresh build of the web app: what the first page needs, and all that the editor can add. */
export const bench: Bench = {
  name: "bundle",
  async run() {
    const dist = mkdtempSync(join(tmpdir(), "stanza-bundle-"));
    try {
      await build({
        root: fileURLToPath(new URL("../apps/web", import.meta.url)),
        logLevel: "error",
        build: { outDir: dist, emptyOutDir: true },
      });
      const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as Manifest;
      const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
      const first = filesOf(manifest, entry);
      const later = filesOf(manifest, withLazyParts(manifest, EDITOR)).filter(
        (file) => !first.includes(file),
      );
      const worker = readdirSync(join(dist, "assets"))
        .filter((file) => /\.worker-[^/]*\.js$/.test(file))
        .map((file) => `assets/${file}`);
      const size = (name: string, files: readonly string[], ending: string, atMost?: number): Measure => ({
        name: `bundle: ${name}`,
        value:
          files
            .filter((file) => file.endsWith(ending))
            .reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0) /
          1024,
        unit: "KB",
        reference: "gzip -9",
        ratio: null,
        ...(atMost === undefined ? {} : { bar: { of: "value", atMost } }),
      });
      return [
        size("JavaScript before the editor", first, ".js", 180),
        size("styles before the editor", first, ".css"),
        size("JavaScript that the editor adds, three.js and every panel", later, ".js", 480),
        size("styles that the editor adds", later, ".css"),
        size("JavaScript of the workers", worker, ".js"),
      ];
    } finally {
      rmSync(dist, { recursive: true, force: true });
    }
  },
};

/** A chunk and every chunk it may load later. */
function withLazyParts(manifest: Manifest, start: string): readonly string[] {
  const keys = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || chunk.isEntry || keys.has(key)) return;
    keys.add(key);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  visit(start);
  if (keys.size === 0) throw new Error(`The build has no ${start}.`);
  return [...keys];
}
