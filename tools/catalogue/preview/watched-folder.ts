import { watch } from "node:fs";
import { basename, resolve } from "node:path";
import type { Fault } from "@stanza/catalogue";
import { type Published, publishCatalogue } from "@stanza/publish";
import { readCatalogueFolder } from "../read-catalogue-folder.ts";
import type { PreviewState, ShownFault, SoundCatalogue } from "./preview-state.ts";

/** Editors write a file in several steps, and formatters write many. */
const SETTLE_MS = 120;

/** A catalogue folder that is read anew after each save. */
export interface WatchedFolder {
  readonly state: () => PreviewState;
  readonly sound: () => SoundCatalogue | null;
  /** Prices are of this list from now on; false: there is none of this code. */
  chooseList(code: string): boolean;
  /** Calls back after each change of the state; the function that comes back ends it. */
  onChange(listener: () => void): () => void;
  close(): void;
}

export function watchFolder(dir: string, now: () => Date = () => new Date()): WatchedFolder {
  let sound: SoundCatalogue | null = null;
  let outcome: Outcome = { faults: [], warnings: [], tests: { passed: 0, failed: 0, differences: [] } };
  let list: string | undefined;
  let count = 0;
  const listeners = new Set<() => void>();
  const read = () => {
    const result = readFolder(dir);
    outcome = result.outcome;
    if (result.published) sound = { ...result.published, at: now() };
    count++;
    for (const listener of listeners) listener();
  };
  read();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(dir, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(read, SETTLE_MS);
  });
  // A folder that is moved away is a fault like any other; the last good state stays.
  watcher.on("error", read);
  return {
    sound: () => sound,
    state() {
      const lists = sound?.priceLists ?? [];
      const chosen = lists.find(({ code }) => code === list) ?? lists[0];
      const { faults, warnings, tests } = outcome;
      return {
        folder: basename(resolve(dir)),
        shown: sound && {
          code: sound.catalogue.code,
          description: sound.catalogue.description,
          version: `preview-${count}`,
          authored: sound.catalogue.version,
          at: sound.at.toISOString(),
          languages: sound.catalogue.languages,
          lists: lists.map(({ code, description, currency }) => ({ code, description, currency })),
          ...(chosen ? { list: chosen.code } : {}),
          currency: chosen?.currency ?? sound.catalogue.currency,
        },
        isCurrent: faults.length === 0,
        faults,
        warnings,
        tests,
      };
    },
    chooseList(code) {
      if (!sound?.priceLists.some((one) => one.code === code)) return false;
      list = code;
      count++;
      for (const listener of listeners) listener();
      return true;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      clearTimeout(timer);
      watcher.close();
    },
  };
}

type Outcome = Pick<PreviewState, "faults" | "warnings" | "tests">;

/** The catalogue where there is one: golden tests that fail do not hide what makes them fail. */
function readFolder(dir: string): {
  readonly outcome: Outcome;
  readonly published?: Pick<Extract<Published, { readonly ok: true }>, "catalogue" | "priceLists">;
} {
  const nothing = { warnings: [], tests: { passed: 0, failed: 0, differences: [] } };
  const read = readCatalogueFolder(dir);
  if (!read.ok)
    return { outcome: { ...nothing, faults: [{ place: dir, code: "E_FILE", message: read.message }] } };
  const published = publishCatalogue(read.files, read.faults);
  const passed = published.tests.filter(({ differences }) => differences.length === 0).length;
  const all = published.ok ? [] : published.faults;
  const failed = published.tests.length - passed;
  const differences = all.filter(({ code }) => code === "E_TEST").map(shown);
  const faults = all.filter(({ code }) => code !== "E_TEST").map(shown);
  const outcome = { faults, warnings: published.warnings.map(shown), tests: { passed, failed, differences } };
  if (published.ok) return { outcome, published };
  if (faults.length > 0) return { outcome };
  const untested = publishCatalogue(new Map([...read.files].filter(([file]) => !file.startsWith("tests/"))));
  return untested.ok ? { outcome, published: untested } : { outcome };
}

const shown = ({ file, line, column, code, message, suggestion }: Fault): ShownFault => ({
  place: `${file}:${line}:${column}`,
  code,
  message,
  ...(suggestion === undefined ? {} : { suggestion }),
});
