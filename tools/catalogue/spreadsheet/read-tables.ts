import { parseDocument } from "yaml";
import type { CatalogueTable } from "./catalogue-tables.ts";
import { csvTables } from "./csv-tables.ts";
import { yamlTables } from "./yaml-tables.ts";

/**
 * Reads the parts of a catalogue that can be edited in a spreadsheet: options, look-up tables, prices, services, and all texts in all
 * languages.
 *
 * files   of a folder that `check` finds sound; golden tests are not among it
 */
export function readTables(files: ReadonlyMap<string, string>): {
  readonly code: string;
  readonly languages: readonly string[];
  readonly tables: readonly CatalogueTable[];
} {
  const values = new Map(
    [...files]
      .filter(([file]) => /\.ya?ml$/i.test(file) && !file.startsWith("tests/"))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([file, text]) => [
        file,
        parseDocument(text.replace(/^\ufeff/, ""), { schema: "core", merge: false }).toJS(),
      ]),
  );
  const { cod = "", languages = ["en"] } = (values.get("catalogue.yaml") ?? {}) as {
    readonly cod?: string;
    readonly languages?: readonly string[];
  };
  return {
    code: cod,
    languages,
    tables: [...csvTables(files, values, languages), ...yamlTables(values, languages)],
  };
}
