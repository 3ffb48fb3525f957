import type { MaterialLooks } from "@stanza/drawing";
import { useCatalogues } from "@stanza/web-project";
import { useMemo } from "react";

/** How materials look in drawings: those of the row's own catalogue, and of the first that has it for what belongs to no row. */
export function useCatalogueMaterials(): MaterialLooks {
  const loaded = useCatalogues((state) => state.loaded);
  return useMemo(
    () => (code, row) =>
      row
        ? loaded.get(row.catalogue)?.open.material(code)
        : [...loaded.values()].map(({ open }) => open.material(code)).find(Boolean),
    [loaded],
  );
}
