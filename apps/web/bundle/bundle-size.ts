import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

/** One chunk of Vite's manifest, as far as sizes need it. */
export interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The files that a page needs before it runs: the chunks, everything they import statically, and their style sheets. */
export function filesOf(manifest: Manifest, keys: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    files.add(chunk.file);
    for (const css of chunk.css ?? []) files.add(css);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return [...files];
}

interface BundleSize {
  readonly name: string;
  /** Bytes after gzip -9. */
  readonly js: number;
  readonly css: number;
}

/** Gzip sizes of a built web app: the entry with Home, and what each lazily loaded screen adds to it. */
export function bundleSizes(dist: string): readonly BundleSize[] {
  const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as Manifest;
  const size = (files: readonly string[], ending: string) =>
    files
      .filter((file) => file.endsWith(ending))
      .reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0);
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const entryFiles = filesOf(manifest, entry);
  const measured = (name: string, files: readonly string[]) => ({
    name,
    js: size(files, ".js"),
    css: size(files, ".css"),
  });
  const lazy = Object.keys(manifest)
    .filter((key) => /Page\.tsx$|shell\/Header\.tsx$/.test(key))
    .map((key) =>
      measured(
        `+ ${key}`,
        filesOf(manifest, [key]).filter((file) => !entryFiles.includes(file)),
      ),
    );
  return [measured("entry with home", entryFiles), ...lazy];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { name, js, css } of bundleSizes(fileURLToPath(new URL("../dist", import.meta.url)))) {
    const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`.padStart(9);
    console.log(`${name.padEnd(44)} js ${kb(js)}  css ${kb(css)}`);
  }
}
