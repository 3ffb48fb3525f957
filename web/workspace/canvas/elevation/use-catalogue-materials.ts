import type { MaterialLooks } from "@stanza/drawing";
import { useCatalogues } from "@stanza/web-project";
import { useMemo } from "react";

/** The look of materials in drawings: from the row's own catalogue; for things without a row, from the first catalogue that has it. */
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
