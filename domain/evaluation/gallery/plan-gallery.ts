import type { Choices, Gallery, OpenCatalogue } from "@stanza/catalogue";
import { ownValue } from "@stanza/catalogue";
import type { Project } from "@stanza/project";
import { type ArrangedGallery, arrangeGallery } from "./arrange-gallery.ts";

/** The finishes for a gallery's articles in a project that already has its own for the model: the pictured ones, or the project's. */
export type Finishes = "pictured" | "project";

/** The effect of adding a gallery to a project. */
export interface GalleryPlan {
  readonly arranged: ArrangedGallery;
  /** The model's header to set with it; absent: the project's stays as it is. */
  readonly header?: Choices;
  /** True when the project's finishes for the model differ from the pictured ones, so that the two `Finishes` differ. */
  readonly differs: boolean;
}

/**
 * Plans the addition of a gallery to a project. If the project has no article of its model yet, the gallery's header becomes the model's.
 * Otherwise the existing rows keep their finishes, and the new rows take them too or keep the pictured ones as choices of their own.
 *
 * ASSUMED: a gallery never changes the finishes of what stands in the room already.
 */
export function planGallery(
  project: Project,
  catalogue: OpenCatalogue,
  gallery: Gallery,
  finishes: Finishes = "pictured",
  priceDate?: string,
): GalleryPlan {
  const { model } = gallery;
  const current = ownValue(ownValue(project.catalogues, catalogue.code)?.headers, model) ?? {};
  const values = (header: Choices) => JSON.stringify(catalogue.header(model, header).values);
  const differs = values(current) !== values(gallery.header);
  const date = priceDate === undefined ? {} : { priceDate };
  const isUsed = project.rows.some((row) => row.catalogue === catalogue.code && row.model === model);
  if (!isUsed && finishes === "pictured")
    return { arranged: arrangeGallery(catalogue, gallery, date), header: gallery.header, differs };
  const arranged = arrangeGallery(catalogue, gallery, {
    header: current,
    asPictured: finishes === "pictured",
    ...date,
  });
  return { arranged, differs };
}
