import { useEffect, useState } from "react";
import { loadCatalogues, useCatalogues } from "./catalogue-store.ts";

/** All catalogues of the site, for screens on which any article may be looked for; those of the open project are there before. */
export function useAllCatalogues(): ReturnType<typeof useCatalogues.getState> {
  const catalogues = useCatalogues();
  const isMissing = catalogues.status === "ready" && !catalogues.isWhole;
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (isMissing) void loadCatalogues().then((isThere) => setHasFailed(!isThere));
  }, [isMissing]);
  return isMissing ? { ...catalogues, status: hasFailed ? "failed" : "loading" } : catalogues;
}
