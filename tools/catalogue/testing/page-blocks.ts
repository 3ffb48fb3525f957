import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A block of a page: what kind of text it is, what it says about itself, and the text. */
export interface Block {
  readonly kind: string;
  readonly about: string;
  readonly text: string;
}

/** The blocks of a page of the docs, in order. */
export function blocksOf(page: string): readonly Block[] {
  return [...page.matchAll(/^```(\w+) ?([^\n]*)\n([\s\S]*?)^```$/gm)].map(
    ([, kind = "", about = "", text = ""]) => ({ kind, about, text }),
  );
}

/**
 * Writes the file of a block as a reader would: `file=PATH` a new one, with `add` at its end, with `replace="TEXT"` from that text on.
 *
 * returns  false for a block that is no file
 */
export function writeBlock({ about, text }: Block, folder: string): boolean {
  const file = /file=(\S+)/.exec(about)?.[1];
  if (!file) return false;
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  const from = /replace="([^"]+)"/.exec(about)?.[1];
  const before = from || about.includes(" add") ? readFileSync(path, "utf8") : "";
  if (from && !before.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(path, (from ? before.slice(0, before.indexOf(from)) : before) + text);
  return true;
}
