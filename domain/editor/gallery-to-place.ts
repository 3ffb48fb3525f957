import type { GalleryPlan } from "@stanza/evaluation";
import type { GalleryToPlace } from "./to-place.ts";

/** Turns a planned gallery into one that can be placed by hand. */
export function galleryToPlace(
  { arranged, header }: GalleryPlan,
  catalogue: { readonly code: string; readonly version: string },
): GalleryToPlace {
  const { gallery, rows, box } = arranged;
  return {
    gallery: gallery.code,
    catalogue: catalogue.code,
    version: catalogue.version,
    model: gallery.model,
    ...(header ? { header } : {}),
    members: rows.map(({ article, choices, frame, evaluated }) => ({
      article,
      choices,
      frame,
      box: evaluated.box,
      mount: evaluated.mount,
    })),
    box,
    mount: "floor",
    elevation: 0,
  };
}
