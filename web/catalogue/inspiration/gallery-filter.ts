import { ROOM_KINDS, type RoomKind, textIn } from "@stanza/catalogue";
import { galleryView } from "../galleries/gallery-facts.ts";
import type { GalleryItem } from "../galleries/gallery-item.ts";

export interface GalleryFilter {
  readonly query: string;
  readonly room: RoomKind | null;
  readonly catalogue: string | null;
  /** In the interface's language. */
  readonly style: string | null;
  /** Widest that fits, mm. */
  readonly width: number | null;
}

export const NO_FILTER: GalleryFilter = { query: "", room: null, catalogue: null, style: null, width: null };

export const isFiltered = (filter: GalleryFilter): boolean =>
  filter.query.trim() !== "" ||
  filter.room !== null ||
  filter.catalogue !== null ||
  filter.style !== null ||
  filter.width !== null;

/** The galleries that a filter lets through, its search text aside. */
export function filterGalleries(
  items: readonly GalleryItem[],
  filter: GalleryFilter,
  language: string,
): readonly GalleryItem[] {
  const { room, catalogue, style, width } = filter;
  return items.filter(
    (item) =>
      (room === null || item.gallery.room === room) &&
      (catalogue === null || item.catalogue.code === catalogue) &&
      (style === null || styleOf(item, language) === style) &&
      (width === null || galleryView(item).arranged.box[0] <= width),
  );
}

export const styleOf = ({ gallery }: GalleryItem, language: string): string | undefined =>
  gallery.style && textIn(gallery.style, language);

/** The choices of each filter, in the order in which they are offered. */
export function filterChoices(items: readonly GalleryItem[], language: string) {
  const rooms = new Set(items.map(({ gallery }) => gallery.room));
  const styles = new Set(items.flatMap((item) => styleOf(item, language) ?? []));
  return {
    rooms: ROOM_KINDS.filter((room) => rooms.has(room)),
    styles: [...styles].sort((a, b) => a.localeCompare(b, language)),
    catalogues: [...new Map(items.map(({ catalogue }) => [catalogue.code, catalogue])).values()],
  };
}
