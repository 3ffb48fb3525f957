import { catalogueServices, type Service } from "@stanza/pricing";
import { loadOwnCatalogues, useCatalogues, useOpenProject } from "@stanza/web-project";
import { useEffect, useMemo } from "react";

export interface OfferedService {
  readonly catalogue: string;
  readonly service: Service;
}

/**
 * The services that the project's catalogues sell: `offered`, those whose condition holds for the model in use and its header
 * choices; `known`, the codes of all of them, by catalogue.
 */
export function useCatalogueServices(): {
  readonly offered: readonly OfferedService[];
  readonly known: ReadonlyMap<string, ReadonlySet<string>>;
} {
  const loaded = useCatalogues((state) => state.loaded);
  const project = useOpenProject()?.document.project;
  const hasProject = project !== undefined;
  useEffect(() => {
    if (hasProject) void loadOwnCatalogues();
  }, [hasProject]);
  return useMemo(() => {
    const known = new Map(
      [...loaded].map(([code, { open }]) => [code, new Set(open.services.map((one) => one.code))]),
    );
    const sold = new Set(project?.rows.map(({ catalogue }) => catalogue));
    const offered = Object.entries(project?.catalogues ?? {}).flatMap(([code, { model, headers }]) => {
      const catalogue = loaded.get(code)?.open;
      if (!catalogue?.model(model) || !sold.has(code)) return [];
      return catalogueServices(catalogue, model, headers[model] ?? {}).map((service) => ({
        catalogue: code,
        service,
      }));
    });
    return { offered, known };
  }, [loaded, project]);
}
