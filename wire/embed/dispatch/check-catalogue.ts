import { REFUSALS } from "../contract/texts.ts";
import type { FoundCatalogue, HostedApp } from "./hosted-app.ts";

/** A refusal's words, or the data to go on with. */
export type Checked<D> = { readonly refusal: string } | { readonly data: D };

interface InCatalogue {
  readonly catalog: string;
  readonly model: string;
}

/** The entry that is the same but for its case; undefined where none is, or more than one. */
const onlyMatch = (codes: readonly string[], code: string): string | undefined => {
  const found = codes.filter((one) => one.toUpperCase() === code.toUpperCase());
  return found.length === 1 ? found[0] : undefined;
};

/** The catalogue that is named, or the configured one (spec 1 §5). */
export async function checkCatalogue<D extends InCatalogue>(
  app: HostedApp,
  data: D,
): Promise<{ readonly refusal: string } | { readonly data: D; readonly found: FoundCatalogue }> {
  const wanted = data.catalog || app.state().forcedCatalogue || "";
  if (wanted === "") return { refusal: REFUSALS.catalogue };
  const found = await app.find.catalogue(wanted);
  return found ? { data: { ...data, catalog: found.code }, found } : { refusal: REFUSALS.unknownCatalogue };
}

/** Exactly one model must match (spec 1 §5). */
export async function checkModel<D extends InCatalogue>(app: HostedApp, data: D): Promise<Checked<D>> {
  const catalogue = await checkCatalogue(app, data);
  if ("refusal" in catalogue) return catalogue;
  if (data.model === "") return { refusal: REFUSALS.model };
  const model = onlyMatch(catalogue.found.models, data.model);
  return model === undefined ? { refusal: REFUSALS.unknownModel } : { data: { ...catalogue.data, model } };
}

export async function checkArticle<
  D extends InCatalogue & { readonly classification: string; readonly article: string },
>(app: HostedApp, given: D): Promise<Checked<D>> {
  const checked = await checkModel(app, given);
  if ("refusal" in checked) return checked;
  const { data } = checked;
  if (data.classification === "") return { refusal: REFUSALS.classification };
  if (data.article === "") return { refusal: REFUSALS.article };
  const article = await app.find.article(data);
  return article === undefined ? { refusal: REFUSALS.unknownArticle } : { data: { ...data, article } };
}

/** A gallery's model is its own; one that is named besides has to be one of the catalogue's. */
export async function checkGallery<D extends InCatalogue & { readonly idGallery: string }>(
  app: HostedApp,
  given: D,
  needsModel: boolean,
): Promise<Checked<D>> {
  const catalogue = await checkCatalogue(app, given);
  if ("refusal" in catalogue) return catalogue;
  const isNamed = needsModel || given.model !== "";
  const model = isNamed ? await checkModel(app, given) : { data: catalogue.data };
  if ("refusal" in model) return model;
  if (given.idGallery === "") return { refusal: REFUSALS.galleryId };
  const { galleries } = catalogue.found;
  if (galleries.length === 0) return { refusal: REFUSALS.noGallery };
  const idGallery = onlyMatch(galleries, given.idGallery);
  return idGallery === undefined
    ? { refusal: REFUSALS.unknownGallery }
    : { data: { ...model.data, idGallery } };
}
