import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type Published, publishCatalogue } from "@stanza/publish";
import { type OpenCatalogue, openCatalogue } from "../index.ts";

const FOLDER = join(import.meta.dirname, "demo-home");

/** The files of the worked example of catalogue.md §5. */
export function demoFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const entry of readdirSync(FOLDER, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(relative(FOLDER, path).split(sep).join("/"), readFileSync(path, "utf8"));
  }
  return files;
}

/** The example with one text of one file replaced; the text must be there. */
export function demoWith(
  ...edits: readonly (readonly [file: string, from: string, to: string])[]
): Map<string, string> {
  const files = demoFiles();
  for (const [file, from, to] of edits) {
    const text = files.get(file);
    if (!text?.includes(from)) throw new Error(`${file} does not contain ${from}`);
    files.set(file, text.replace(from, to));
  }
  return files;
}

export function published(files: ReadonlyMap<string, string> = demoFiles()): Published & { ok: true } {
  const result = publishCatalogue(files);
  if (!result.ok)
    throw new Error(result.faults.map(({ file, line, message }) => `${file}:${line} ${message}`).join("\n"));
  return result;
}

export function openDemo(files?: ReadonlyMap<string, string>): OpenCatalogue {
  return openCatalogue(JSON.parse(JSON.stringify(published(files).catalogue)));
}
