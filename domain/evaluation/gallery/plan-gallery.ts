import type { Choices, Gallery, OpenCatalogue } from "@stanza/catalogue";
import type { Project } from "@stanza/project";
import { type ArrangedGallery, arrangeGallery } from "./arrange-gallery.ts";

/** Which finishes a gallery's articles get in a project that has its own for the model: the pictured ones, or the project's. */
export type Finishes = "pictured" | "project";

/** A gallery as it would go into a project. */
export interface GalleryPlan {
  readonly arranged: ArrangedGallery;
  /** The model's header to set with it; absent: the project's stays as it is. */
  readonly header?: Choices;
  /** Whether the project's finishes for the model are others than the pictured ones, so that the two `Finishes` differ. */
  readonly differs: boolean;
}

/**
 * How a gallery goes into a project. Where the project has no article of its model yet, the gallery's header becomes the model's;
 * otherwise what is there keeps its finishes, and the new rows take them too or keep the pictured ones as choices of their own.
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
  const current = project.catalogues[catalogue.code]?.headers[model] ?? {};
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
