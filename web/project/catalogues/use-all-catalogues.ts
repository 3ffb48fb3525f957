import { useEffect } from "react";
import { loadCatalogues, useCatalogues } from "./catalogue-store.ts";

/** All catalogues of the site, for screens on which any article may be looked for; those of the open project are there before. */
export function useAllCatalogues(): ReturnType<typeof useCatalogues.getState> {
  const catalogues = useCatalogues();
  const isMissing = catalogues.status === "ready" && !catalogues.isWhole;
  useEffect(() => {
    if (isMissing) void loadCatalogues();
  }, [isMissing]);
  return isMissing ? { ...catalogues, status: "loading" } : catalogues;
}
