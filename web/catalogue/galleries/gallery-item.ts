import type { Gallery, OpenCatalogue } from "@stanza/catalogue";
import type { LoadedCatalogue } from "@stanza/web-project";

/** A gallery with the catalogue that it belongs to. */
export interface GalleryItem {
  readonly catalogue: OpenCatalogue;
  readonly gallery: Gallery;
}

/** Every gallery of the loaded catalogues, in their order. */
export const allGalleries = (loaded: ReadonlyMap<string, LoadedCatalogue>): readonly GalleryItem[] =>
  [...loaded.values()].flatMap(({ open }) => open.galleries.map((gallery) => ({ catalogue: open, gallery })));

/** Names it in an address: `CUCINA/G-LINE`. */
export const galleryKey = ({ catalogue, gallery }: GalleryItem): string =>
  `${catalogue.code}/${gallery.code}`;

/** The gallery of an address; codes are matched without regard to case (spec 1 §5). */
export function findGallery(items: readonly GalleryItem[], key: string): GalleryItem | undefined {
  const wanted = key.toUpperCase();
  return items.find((item) => galleryKey(item).toUpperCase() === wanted);
}
