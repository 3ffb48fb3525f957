import { knownMatrices, publishCatalogue } from "@stanza/publish";
import type { KnownMatrix, MappedList, TableMapping } from "@stanza/tables";

/** What a catalogue's own files say about it, for a mapping that is proposed for its next delivery. */
export function knownCatalogue(files: ReadonlyMap<string, string>):
  | {
      readonly catalogue: TableMapping["catalogue"];
      readonly lists: readonly MappedList[];
      readonly matrices: readonly KnownMatrix[];
    }
  | undefined {
  if (files.size === 0) return undefined;
  const untested = new Map([...files].filter(([path]) => !path.startsWith("tests/")));
  const published = publishCatalogue(untested);
  if (!published.ok) return undefined;
  const { code, description, languages, currency } = published.catalogue;
  const [first = "en"] = languages;
  return {
    catalogue: { code, name: description[first] ?? code, languages, currency },
    lists: published.priceLists.map((list) => ({
      code: list.code,
      currency: list.currency,
      validFrom: list.validFrom,
    })),
    matrices: knownMatrices(published.priceLists),
  };
}
