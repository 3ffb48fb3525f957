import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type OpenCatalogue, openCatalogue } from "@stanza/catalogue";
import { publishCatalogue } from "@stanza/catalogue/publish";

/** A demo catalogue of the repository, published and opened. */
export function openDemo(name: "cucina" | "muri"): OpenCatalogue {
  const folder = join(import.meta.dirname, "../../../catalogues", name);
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path).split(sep).join("/"), readFileSync(path, "utf8")]),
  );
  const published = publishCatalogue(files);
  if (!published.ok) throw new Error(published.faults.map(({ message }) => message).join("\n"));
  return openCatalogue(published.catalogue);
}
