import type { FoundCatalogue, Lookups } from "@stanza/embed";
import { articleByCode, type LoadedCatalogue, loadCatalogues, useCatalogues } from "@stanza/web-project";
import { hostPageAddress } from "../page/host-page.ts";

const isSame = (a: string, b: string): boolean => a.toUpperCase() === b.toUpperCase();

/** A catalogue that the site offers, by its code in any case; its content is loaded when it is not here yet. */
export async function loadedCatalogue(code: string): Promise<LoadedCatalogue | undefined> {
  const find = () =>
    [...useCatalogues.getState().loaded.values()].find(({ open }) => isSame(open.code, code));
  const found = find();
  if (found || useCatalogues.getState().isWhole) return found;
  await loadCatalogues();
  return find();
}

async function catalogue(code: string): Promise<FoundCatalogue | undefined> {
  const found = await loadedCatalogue(code);
  return (
    found && {
      code: found.open.code,
      models: found.open.models.map((model) => model.code),
      galleries: found.open.galleries.map((gallery) => gallery.code),
    }
  );
}

export const lookUp: Lookups = {
  catalogue,
  async article({ catalog, model, classification, article }) {
    const found = await loadedCatalogue(catalog);
    const tree = found?.open.model(model)?.tree ?? [];
    return articleByCode(tree, article, classification);
  },
  page: hostPageAddress,
};
