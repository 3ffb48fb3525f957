import { dictionaryOf, type PdfFile, reference } from "./pdf-file.ts";
import { entryOf, wordsOf } from "./pdf-syntax.ts";

/** The tags of a part's pages that are kept. */
export interface KeptStructure {
  /** The element that all others are in. */
  readonly document: number;
  /** All elements, kept or not. */
  readonly all: readonly number[];
  /** The elements that are kept, parents before children, each with what `/K` is to say. */
  readonly elements: ReadonlyMap<number, string>;
  /** The pairs of the tree from pages to their tags, by the key that pages name. */
  readonly parents: readonly (readonly [key: number, object: number])[];
  /** Named elements: the heads of tables. */
  readonly names: readonly (readonly [name: string, element: number])[];
  /** One more than the highest key. */
  readonly nextKey: number;
}

/** Without content on any page; all of its content gone; or with some that stays. */
type Fate = "empty" | "gone" | "stays";

/**
 * Finds the tags that are left when a document keeps some of its pages: an element goes when all that it marks is on other pages, and with it
 * what holds nothing at all, as the empty cells of a row.
 *
 * Source: ISO 32000-1 14.7.2 and 14.7.4.
 */
export function keptStructure(
  file: PdfFile,
  pages: readonly number[],
  isKept: (page: number) => boolean,
): KeptStructure {
  const root = wordsOf(textOf(file, reference(file.object(file.trailer.root), "StructTreeRoot")));
  const document = Number(/\/K \[(\d+) 0 R\]/.exec(root)?.[1]);
  if (Number.isNaN(document)) throw new RangeError("The PDF's tags are not in one document.");
  const elements = new Map<number, string>();
  prune(file, document, isKept, elements);
  if (!elements.has(document)) elements.set(document, "[]");

  const dropped = new Set(
    pages
      .filter((page) => !isKept(page))
      .map((page) => /\/StructParents (\d+)/.exec(textOf(file, page))?.[1]),
  );
  const numbers = [...(entryOf(root, "ParentTree") ?? "").matchAll(/(\d+) (\d+) 0 R/g)];
  const parents = numbers.map(([, key, object]) => [Number(key), Number(object)] as const);
  const isTag = (object: number) => textOf(file, object).includes("/Type /StructElem");
  return {
    document,
    all: file.numbers.filter(isTag),
    elements,
    parents: parents.filter(
      ([key, object]) => !dropped.has(String(key)) && (!isTag(object) || elements.has(object)),
    ),
    names: namesOf(file).filter(([, element]) => elements.has(element)),
    nextKey: Math.max(-1, ...parents.map(([key]) => key)) + 1,
  };
}

const textOf = (file: PdfFile, number: number): string => dictionaryOf(file.object(number));

function namesOf(file: PdfFile): readonly (readonly [string, number])[] {
  const root = textOf(file, reference(file.object(file.trailer.root), "StructTreeRoot"));
  const [, names] = /\/IDTree <<\s*\/Names \[([^\]]*)\]/.exec(root) ?? [];
  return [...(names ?? "").matchAll(/\(([^()]*)\) (\d+) 0 R/g)].map(
    ([, name, element]) => [name!, Number(element)] as const,
  );
}

function prune(
  file: PdfFile,
  number: number,
  isKept: (page: number) => boolean,
  elements: Map<number, string>,
): Fate {
  const words = wordsOf(textOf(file, number));
  const own = Number(/\n {2}\/Pg (\d+) 0 R/.exec(words)?.[1]);
  const inside = new Map<number, string>();
  const fates = kidsOf(entryOf(words, "K") ?? "").map((kid) => {
    const child = /^(\d+) 0 R$/.exec(kid)?.[1];
    if (child !== undefined) return { kid, fate: prune(file, Number(child), isKept, inside) };
    const page = /\/Pg (\d+) 0 R/.exec(kid)?.[1];
    const fate: Fate = isKept(page === undefined ? own : Number(page)) ? "stays" : "gone";
    return { kid, fate };
  });
  const left = fates.filter(({ fate }) => fate !== "gone");
  const stays = left.some(({ fate }) => fate === "stays");
  if (left.length < fates.length && !stays) return "gone";
  elements.set(number, `[${left.map(({ kid }) => kid).join(" ")}]`);
  for (const [child, kids] of inside) elements.set(child, kids);
  return stays ? "stays" : "empty";
}

/** The kids in `/K`: numbers of marked content, elements, and dictionaries of content on other pages. */
function kidsOf(value: string): readonly string[] {
  return value.match(/<<[\s\S]*?>>|\d+ 0 R|\d+/g) ?? [];
}
