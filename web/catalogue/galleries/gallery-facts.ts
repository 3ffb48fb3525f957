import type { Gallery } from "@stanza/catalogue";
import { type ArrangedGallery, arrangeGallery, type GalleryScene, galleryScene } from "@stanza/evaluation";
import { collectRows, type PriceBook, type PriceTerms, priceRow } from "@stanza/pricing";
import type { GalleryItem } from "./gallery-item.ts";

/** A gallery as it is pictured, with its worktops and plinths. */
export interface GalleryView {
  readonly arranged: ArrangedGallery;
  readonly scene: GalleryScene;
}

const views = new WeakMap<Gallery, GalleryView>();

/** Evaluated once: some 5 to 20 ms. */
export function galleryView({ catalogue, gallery }: GalleryItem): GalleryView {
  const known = views.get(gallery);
  if (known) return known;
  const arranged = arrangeGallery(catalogue, gallery);
  const view = { arranged, scene: galleryScene(catalogue, arranged) };
  views.set(gallery, view);
  return view;
}

/** The view if it was made before. */
export const knownGalleryView = (gallery: Gallery): GalleryView | undefined => views.get(gallery);

/** The price of the gallery as it is pictured, decimal text; undefined where the list does not price all of it. */
export function galleryPrice({ scene }: GalleryView, book: PriceBook, terms: PriceTerms): string | undefined {
  const { rows, failed } = scene.evaluated;
  const priced = rows.map((row) => priceRow(row, book, terms));
  const lines = priced.flatMap((row) => row.lines);
  const isWhole =
    failed.length === 0 &&
    lines.some(({ price }) => price.kind === "priced") &&
    !lines.some(({ price }) => price.kind === "unpriced");
  return isWhole ? collectRows(priced, failed, terms).gross : undefined;
}

/** The articles of a gallery, equal ones together, in the order in which they were composed. */
export function galleryArticles({ arranged }: GalleryView) {
  const all = new Map<string, { readonly row: ArrangedGallery["rows"][number]; quantity: number }>();
  for (const row of arranged.rows) {
    const before = all.get(row.article);
    all.set(row.article, { row: before?.row ?? row, quantity: (before?.quantity ?? 0) + 1 });
  }
  return [...all.values()];
}
