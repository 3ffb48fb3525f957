import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

/** Every file and package that an entry imports at run time; type-only imports do not count. */
function reached(entry: string): {
  readonly files: ReadonlySet<string>;
  readonly packages: ReadonlySet<string>;
} {
  const files = new Set<string>();
  const packages = new Set<string>();
  const open = [resolve(import.meta.dirname, entry)];
  for (let file = open.pop(); file; file = open.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const [, from = ""] of readFileSync(file, "utf8").matchAll(
      /^(?:import|export)(?! type)\b[^;]*?from "([^"]+)"/gms,
    )) {
      if (from.startsWith(".")) open.push(join(dirname(file), from));
      else packages.add(from);
    }
  }
  return { files, packages };
}

test("the browser's entry pulls in no parser, no schema and no YAML", () => {
  const { files, packages } = reached("index.ts");
  expect(files.size).toBeGreaterThan(15);
  expect([...packages]).toEqual(["@stanza/geometry"]);
  expect([...reached("../publish/index.ts").packages].sort()).toEqual([
    "@marcbachmann/cel-js",
    "@stanza/catalogue",
    "@stanza/csv",
    "@stanza/geometry",
    "@stanza/quantities",
    "@stanza/tables",
    "yaml",
    "zod",
  ]);
});
