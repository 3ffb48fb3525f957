import { galleryWords, MATCH_POINTS, searchTerms, type Text, textWords, wordMatch } from "@stanza/catalogue";
import type { GalleryItem } from "./gallery-item.ts";

interface Weighed {
  readonly word: string;
  readonly weight: number;
}

const known = new WeakMap<GalleryItem["gallery"], readonly Weighed[]>();

/**
 * The galleries that answer every word, small typing mistakes forgiven, best first; all of them for a blank text. Looked through: code,
 * name, style, note, model, catalogue and the articles' names, in every language.
 *
 * roomWords  what the interface calls the gallery's room, so that it is found by what is on the screen
 */
export function searchGalleries(
  items: readonly GalleryItem[],
  text: string,
  roomWords: (item: GalleryItem) => Text,
): readonly GalleryItem[] {
  const terms = searchTerms(text);
  const queries = terms.map(({ typed, word }) => word ?? typed);
  if (terms.length === 0) return text.trim() === "" ? items : [];
  return items
    .map((item, order) => ({ item, order, score: scoreOf(item, queries, roomWords) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.order - b.order)
    .map(({ item }) => item);
}

/** Every word has to be answered; 0: one is not. */
function scoreOf(
  item: GalleryItem,
  queries: readonly string[],
  roomWords: (item: GalleryItem) => Text,
): number {
  const words = [...wordsOf(item), ...weighed(roomWords(item), 3)];
  let total = 0;
  for (const query of queries) {
    let best = 0;
    for (const { word, weight } of words) {
      const match = wordMatch(word, query);
      if (match) best = Math.max(best, weight * MATCH_POINTS[match]);
    }
    if (best === 0) return 0;
    total += best;
  }
  return total;
}

function wordsOf({ catalogue, gallery }: GalleryItem): readonly Weighed[] {
  const before = known.get(gallery);
  if (before) return before;
  const articles = new Set(gallery.rows.map(({ article }) => article));
  const words = [
    ...galleryWords(gallery),
    ...weighed(gallery.style, 3),
    ...weighed(gallery.note, 2),
    ...weighed(catalogue.model(gallery.model)?.description, 2),
    ...weighed(catalogue.description, 1),
    ...[...articles].flatMap((code) => weighed(catalogue.article(code, gallery.model)?.description, 1)),
  ];
  known.set(gallery, words);
  return words;
}

const weighed = (text: Text | undefined, weight: number): readonly Weighed[] =>
  textWords(text ?? {}).map(({ word }) => ({ word, weight }));
