import type { OpenCatalogue } from "@stanza/catalogue";
import type { Row } from "@stanza/project";

/** The rows of a catalogue's other models: those that the model has as well, and those that only their own has. */
export function rowsForModel(rows: readonly Row[], catalogue: OpenCatalogue, model: string) {
  const others = rows.filter((row) => row.catalogue === catalogue.code && row.model !== model);
  return {
    movable: others.filter((row) => catalogue.article(row.article, model) !== undefined),
    staying: others.filter((row) => catalogue.article(row.article, model) === undefined),
  };
}
