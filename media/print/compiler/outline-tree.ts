import { dictionaryOf, type PdfFile, reference } from "./pdf-file.ts";
import { changeWords, wordsOf } from "./pdf-syntax.ts";

/** A bookmark that leads to a page which is kept. */
export interface Bookmark {
  readonly number: number;
  readonly inside: readonly Bookmark[];
}

/** The bookmarks of a part that lead to pages that are kept; those in one that goes take its place. */
export function keptBookmarks(file: PdfFile, isKept: (page: number) => boolean): readonly Bookmark[] {
  const catalogue = wordsOf(textOf(file, file.trailer.root));
  const root = /\/Outlines (\d+) 0 R/.exec(catalogue)?.[1];
  return root === undefined ? [] : bookmarksIn(file, Number(root), isKept);
}

const textOf = (file: PdfFile, number: number): string => dictionaryOf(file.object(number));

function bookmarksIn(file: PdfFile, parent: number, isKept: (page: number) => boolean): readonly Bookmark[] {
  const found: Bookmark[] = [];
  let next = numberOf(wordsOf(textOf(file, parent)), "First");
  while (next !== undefined) {
    const words = wordsOf(textOf(file, next));
    const inside = bookmarksIn(file, next, isKept);
    const page = /\[\s*(\d+) 0 R/.exec(textOf(file, reference(file.object(next), "Dest")))?.[1];
    if (isKept(Number(page))) found.push({ number: next, inside });
    else found.push(...inside);
    next = numberOf(words, "Next");
  }
  return found;
}

function numberOf(words: string, key: string): number | undefined {
  const found = new RegExp(`/${key} (\\d+) 0 R`).exec(words)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** Numbers of a bookmark's neighbours. */
interface Place {
  readonly parent: number;
  readonly before: number | undefined;
  readonly after: number | undefined;
  readonly inside: readonly number[];
}

/** A bookmark's dictionary, unlinked, at a new place, closed. */
export function placedBookmark(text: string, { parent, before, after, inside }: Place): string {
  const first = inside[0];
  const last = inside.at(-1);
  const links = [
    `/Parent ${parent} 0 R`,
    before === undefined ? "" : `/Prev ${before} 0 R`,
    after === undefined ? "" : `/Next ${after} 0 R`,
    first === undefined ? "" : `/First ${first} 0 R\n  /Last ${last} 0 R\n  /Count -${inside.length}`,
  ];
  return text.replace("<<", () => `<<\n  ${links.filter((link) => link !== "").join("\n  ")}`);
}

/** A bookmark's dictionary without its place. */
export const unlinked = (text: string): string =>
  changeWords(text, (words) =>
    words.replace(/\n {2}\/(?:Parent|Prev|Next|First|Last) \d+ 0 R|\n {2}\/Count -?\d+/g, ""),
  );
