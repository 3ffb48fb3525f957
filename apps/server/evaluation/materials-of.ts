import type { MaterialLooks } from "@stanza/drawing";
import type { Catalogues } from "./catalogues-in-use.ts";

/** The materials of a project's catalogues: of the row's own, and of the first that has it for what belongs to no row. */
export function materialsOf(catalogues: Catalogues): MaterialLooks {
  return (code, row) => {
    if (row) return catalogues.get(row.catalogue)?.open.material(code);
    for (const { open } of catalogues.values()) {
      const found = open.material(code);
      if (found) return found;
    }
    return undefined;
  };
}
