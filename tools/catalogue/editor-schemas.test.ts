import { readdirSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { formatSchemas } from "@stanza/publish";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { readCatalogueFolder } from "./read-catalogue-folder.ts";

const ROOT = join(import.meta.dirname, "../..");
const FOLDERS = [
  ...readdirSync(join(ROOT, "catalogues")).map((name) => `catalogues/${name}`),
  "domain/catalogue/testing/demo-home",
];

const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { date: true } });
const kinds = formatSchemas().map(({ files, schema }) => ({ files, check: ajv.compile(schema) }));

/** The narrowest pattern: a tree is a file of `models` too, an overlay one of `articles`. */
function kindOf(file: string) {
  return kinds
    .filter(({ files }) => matchesGlob(file, files))
    .sort((a, b) => b.files.length - a.files.length)[0];
}

test.each(FOLDERS)("[CA-08] an editor with the schemas finds nothing wrong in %s", (folder) => {
  const read = readCatalogueFolder(join(ROOT, folder));
  if (!read.ok) throw new Error(read.message);
  const wrong: string[] = [];
  let checked = 0;
  for (const [file, text] of read.files) {
    if (!/\.ya?ml$/.test(file)) continue;
    const kind = kindOf(file);
    if (!kind) wrong.push(`${file}: no schema is for this file`);
    else if (!kind.check(parseDocument(text, { schema: "core", merge: false }).toJS()))
      wrong.push(
        ...(kind.check.errors ?? []).slice(0, 3).map((one) => `${file}${one.instancePath} ${one.message}`),
      );
    checked++;
  }
  expect(wrong).toEqual([]);
  expect(checked).toBeGreaterThan(8);
});

test("[CA-08] an editor with the schemas shows a key that is not part of the format, and an overlay's parts by name alone", () => {
  const check = (file: string, value: unknown) => kindOf(file)?.check(value);
  expect(check("articles/X.yaml", { neutro: "X", des: "x", box: [1, 1, 1], widht: 3 })).toBe(false);
  expect(check("articles/X.yaml", { neutro: "X", des: "x", box: [1, 1, 1] })).toBe(true);
  expect(check("articles/X@M.yaml", { parts: [{ id: "door", remove: true }], calc: { A: 1 } })).toBe(true);
  expect(check("articles/X@M.yaml", { partz: [] })).toBe(false);
});
