import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { ROOT } from "../boundaries/packages.ts";

const READ = new Set([".ts", ".tsx", ".md", ".css", ".mjs", ".yaml", ".tsv", ".typ"]);
const SKIPPED = new Set([
  "node_modules",
  "dist",
  "build",
  "coverage",
  "results",
  "test-results",
  "playwright-report",
]);

/** A text of the repository that people read and write. */
export interface RepositoryText {
  /** From the root, e.g. `docs/glossary.md`. */
  readonly path: string;
  readonly text: string;
}

/** Every source and document below a folder, given from the root; generated files and what tools leave behind are not among them. */
export function textsBelow(folder: string): RepositoryText[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith(".") || SKIPPED.has(entry.name)) return [];
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return textsBelow(path);
    if (!READ.has(extname(entry.name)) || entry.name.includes(".generated.")) return [];
    return [{ path, text: readFileSync(join(ROOT, path), "utf8") }];
  });
}
