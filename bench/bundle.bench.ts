import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { filesOf, type Manifest } from "../apps/web/bundle/bundle-size.ts";
import type { Bench, Measure } from "./measure.ts";

const EDITOR = "../../web/workspace/frame/WorkspacePage.tsx";
/** The parts that are loaded before plan and 3D stand: the screen, its header, the room's panel, the journal, and the 3D view with three.js. */
const AT_ONCE = [EDITOR, "shell/Header.tsx", "work-safety.ts", "../../media/viewer/index.ts"];
/** The frame with one article, and its 3D view with three.js. */
const FRAME = ["../../web/workspace/article-frame/ArticleFramePage.tsx", "../../media/viewer/index.ts"];
/** What comes beside its picture and after it: its choices, and the keeping of changes. */
const FRAME_BESIDE = ["../../web/workspace/article-frame/FrameVariants.tsx", "work-safety.ts"];
/** The groups of what comes by itself after the first picture (`chunk-layers.ts`): it is there before anybody can ask for anything. */
const RIGHT_AFTER = /^_(frame|standing)-/;
/** One language of the interface; nobody loads two. */
const TEXTS = "../../web/site/texts/en.json";
/** The screen of people that look for an article. */
const CATALOGUE = "../../web/catalogue/page/CataloguePage.tsx";

/**
 * JavaScript and styles, gzipped, of a fresh build of the web app: what the first page needs, what the workspace adds until plan and 3D
 * stand, what follows by itself, and what its dialogs and further panels add when each is asked for.
 */
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
      const bytes = (files: readonly string[], ending = ".js") =>
        files
          .filter((file) => file.endsWith(ending))
          .reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0);
      const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as Manifest;
      const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
      const first = filesOf(manifest, entry);
      for (const key of [...AT_ONCE, ...FRAME, ...FRAME_BESIDE, TEXTS, CATALOGUE])
        if (!manifest[key]) throw new Error(`The build has no ${key}.`);
      const atOnce = filesOf(manifest, AT_ONCE).filter((file) => !first.includes(file));
      const standing = filesOf(
        manifest,
        Object.keys(manifest).filter((key) => RIGHT_AFTER.test(key)),
      ).filter((file) => !first.includes(file) && !atOnce.includes(file));
      const loaded = new Set([...first, ...atOnce, ...standing]);
      const onDemand = filesOf(manifest, withLazyParts(manifest, EDITOR)).filter((file) => !loaded.has(file));
      const lazy = Object.keys(manifest)
        .filter((key) => manifest[key]?.isDynamicEntry)
        .map((key) => ({
          key,
          files: filesOf(manifest, [key]).filter((file) => !loaded.has(file)),
        }))
        .toSorted((one, other) => bytes(other.files) - bytes(one.files));
      const worker = readdirSync(join(dist, "assets"))
        .filter((file) => /\.worker-[^/]*\.js$/.test(file))
        .map((file) => `assets/${file}`);
      const size = (name: string, files: readonly string[], ending: string, atMost?: number): Measure => ({
        name: `bundle: ${name}`,
        value: bytes(files, ending) / 1024,
        unit: "KB",
        reference: "gzip -9",
        ratio: null,
        ...(atMost === undefined ? {} : { bar: { of: "value", atMost } }),
      });
      return [
        size("JavaScript before the editor", first, ".js", 150),
        size("texts of one language", filesOf(manifest, [TEXTS]), ".js"),
        size("styles before the editor", first, ".css"),
        size(
          "JavaScript of the workspace until plan and 3D stand, three.js and what comes before it included",
          [...first, ...atOnce],
          ".js",
          460,
        ),
        size("JavaScript that the workspace adds to what comes before it", atOnce, ".js"),
        size("JavaScript that comes right after the workspace's first picture", standing, ".js"),
        size(
          "JavaScript of the catalogue, with what comes before it",
          [...new Set([...first, ...filesOf(manifest, [CATALOGUE])])],
          ".js",
          220,
        ),
        size(
          "JavaScript of the frame with one article until it stands, three.js and what comes before it included",
          [...new Set([...first, ...filesOf(manifest, FRAME)])],
          ".js",
          330,
        ),
        size(
          "JavaScript that the frame adds to that for its choices, and for keeping what is changed",
          filesOf(manifest, FRAME_BESIDE).filter(
            (file) => ![...first, ...filesOf(manifest, FRAME)].includes(file),
          ),
          ".js",
        ),
        size(
          `JavaScript of the largest lazy part in the workspace (${lazy[0]?.key})`,
          lazy[0]?.files ?? [],
          ".js",
          60,
        ),
        size("JavaScript of its dialogs and further panels, each when asked for", onDemand, ".js"),
        size("styles that the workspace adds", atOnce, ".css"),
        size("styles of its dialogs and further panels", onDemand, ".css"),
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
  return [...keys];
}
