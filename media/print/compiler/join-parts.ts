import { createHash } from "node:crypto";
import { bodyOf, type JoinedOutput, type Numbers, openCopier, openOutput } from "./joined-output.ts";
import { type Bookmark, keptBookmarks, placedBookmark, unlinked } from "./outline-tree.ts";
import { latin1, type PdfFile, readPdf, reference, streamOf, writePdf } from "./pdf-file.ts";
import { changeWords, entryOf, wordsOf } from "./pdf-syntax.ts";
import { type KeptStructure, keptStructure } from "./structure-tree.ts";

/** A document of which some pages are part of the whole. */
export interface DocumentPart {
  readonly pdf: Uint8Array;
  /** Index of the first page that is kept, and of the one after the last. */
  readonly from: number;
  readonly to: number;
}

/**
 * One PDF of the pages of several that the engine has set one after the other: the pages with what is on them, their tags in one tree, their
 * bookmarks below the document's own title. The catalogue, the metadata and attached files are the first part's.
 *
 * parts    in their order; the first has the title
 * frames   a document with as many pages as are kept together, each of which is laid over its page: heads and feet, which know their
 *          numbers only at the end. All that is on them has to be an artifact
 * errors   RangeError where a file is not built as the engine builds it
 *
 * Sources: ISO 32000-1 7.7.3, 8.10, 12.3.3, 14.7; ISO 14289-1 7.
 */
export function joinParts(parts: readonly DocumentPart[], frames: Uint8Array): Uint8Array {
  const out = openOutput();
  const roots: Roots = {
    pages: out.next(),
    structure: out.next(),
    document: out.next(),
    outlines: out.next(),
    metadata: out.next(),
  };
  const opened: OpenPart[] = [];
  for (const part of parts) opened.push(openPart(part, opened.at(-1), roots, out));
  const [first] = opened;
  if (!first) throw new RangeError("A document of no parts.");

  const forms = writeFrames(readPdf(frames), out);
  const pages = opened.flatMap((part) => part.pages.map((page) => ({ part, page })));
  if (forms.length !== pages.length) throw new RangeError("The pages and their frames are not as many.");
  const around = [stream(out, "q"), stream(out, "Q\n/frame Do")] as const;
  pages.forEach(({ part, page }, index) => {
    out.write(numberIn(part, page), framedPage(part, page, forms[index]!, around));
  });
  const kids = pages.map(({ part, page }) => `${numberIn(part, page)} 0 R`);
  out.write(roots.pages, `<<\n  /Type /Pages\n  /Count ${kids.length}\n  /Kids [${kids.join(" ")}]\n>>`);
  for (const part of opened) writeTags(part, out);
  writeStructureRoot(opened, roots, out);
  writeBookmarks(opened, roots.outlines, out);
  const id = joinedId(opened);
  writeMetadata(first, roots.metadata, kids.length, id, out);

  const { root, info } = first.file.trailer;
  const trailer = {
    root: first.copier.copy(root)!,
    info: first.copier.copy(info)!,
    id: `[(${id.join(") (")})]`,
  };
  return writePdf(first.file.head, out.objects, { ...trailer, size: out.size });
}

/** Numbers of the objects that are one for the whole document. */
interface Roots {
  readonly pages: number;
  readonly structure: number;
  readonly document: number;
  readonly outlines: number;
  readonly metadata: number;
}

/** A bookmark of one of the parts. */
interface Placed {
  readonly part: OpenPart;
  readonly bookmark: Bookmark;
}

interface OpenPart {
  readonly index: number;
  readonly file: PdfFile;
  /** The pages that are kept, by their numbers in the part. */
  readonly pages: readonly number[];
  readonly structure: KeptStructure;
  readonly bookmarks: readonly Bookmark[];
  readonly numbers: Numbers;
  readonly copier: ReturnType<typeof openCopier>;
  /** Added to the keys of its tags. */
  readonly key: number;
}

function openPart(
  { pdf, from, to }: DocumentPart,
  before: OpenPart | undefined,
  roots: Roots,
  out: JoinedOutput,
): OpenPart {
  const file = readPdf(pdf);
  const all = pagesOf(file);
  const pages = all.slice(from, to);
  const kept = new Set(pages);
  const structure = keptStructure(file, all, (page) => kept.has(page));
  const bookmarks = keptBookmarks(file, (page) => kept.has(page));
  const catalogue = file.object(file.trailer.root);
  const numbers: Numbers = new Map(all.map((page) => [page, kept.has(page) ? out.next() : undefined]));
  for (const element of structure.all)
    numbers.set(element, structure.elements.has(element) ? out.next() : undefined);
  for (const number of flat(bookmarks)) numbers.set(number, out.next());
  numbers.set(structure.document, roots.document);
  numbers.set(reference(catalogue, "Pages"), roots.pages);
  numbers.set(reference(catalogue, "StructTreeRoot"), roots.structure);
  numbers.set(reference(catalogue, "Metadata"), roots.metadata);
  const outlines = /\/Outlines (\d+) 0 R/.exec(wordsOf(bodyOf(file, file.trailer.root).text))?.[1];
  if (outlines !== undefined) numbers.set(Number(outlines), roots.outlines);
  const key = before ? before.key + before.structure.nextKey : 0;
  const copier = openCopier(file, out, numbers, key);
  return { index: before ? before.index + 1 : 0, file, pages, structure, bookmarks, numbers, copier, key };
}

function pagesOf(file: PdfFile): readonly number[] {
  const root = bodyOf(file, reference(file.object(file.trailer.root), "Pages")).text;
  const pages = [...(entryOf(root, "Kids") ?? "").matchAll(/(\d+) 0 R/g)].map(([, number]) => Number(number));
  if (pages.length !== Number(entryOf(root, "Count"))) throw new RangeError("The PDF's pages are in a tree.");
  return pages;
}

function numberIn({ numbers }: OpenPart, old: number): number {
  const number = numbers.get(old);
  if (number === undefined) throw new RangeError(`The PDF's object ${old} is not kept.`);
  return number;
}

const stream = (out: JoinedOutput, words: string): number =>
  out.share(latin1(`<<\n  /Length ${words.length}\n>>\nstream\n${words}\nendstream`));

/** The pages of the frames as forms that a page can draw. */
function writeFrames(file: PdfFile, out: JoinedOutput): readonly number[] {
  const { rewrite } = openCopier(file, out, new Map());
  return pagesOf(file).map((page) => {
    const { text } = bodyOf(file, page);
    const content = bodyOf(file, reference(file.object(page), "Contents"));
    const [resources, box] = ["Resources", "MediaBox"].map((key) => rewrite(entryOf(text, key) ?? ""));
    const form = `/Type /XObject\n  /Subtype /Form\n  /BBox ${box}\n  /Resources ${resources}`;
    const dictionary = rewrite(content.text).replace("<<", () => `<<\n  ${form}`);
    return out.share(Buffer.concat([latin1(dictionary), content.stream]));
  });
}

function framedPage(
  { file, copier }: OpenPart,
  page: number,
  form: number,
  [before, after]: readonly [number, number],
): string {
  const text = copier.rewrite(bodyOf(file, page).text);
  const resources = entryOf(text, "Resources") ?? "";
  if (!resources.startsWith("<<")) throw new RangeError("The PDF's page has no resources of its own.");
  const frame = `/frame ${form} 0 R`;
  const more = resources.includes("/XObject <<")
    ? resources.replace("/XObject <<", `/XObject <<\n      ${frame}`)
    : resources.replace("<<", `<<\n    /XObject << ${frame} >>`);
  const framed = text.replace(resources, () => more);
  const content = /\/Contents (\d+) 0 R/;
  if (!content.test(framed)) throw new RangeError("The PDF's page has no content.");
  return framed.replace(content, `/Contents [${before} 0 R $1 0 R ${after} 0 R]`);
}

/** Writes a part's tags; names, which heads of tables have, are made the part's own. */
function writeTags(part: OpenPart, out: JoinedOutput): void {
  const { file, structure, copier } = part;
  for (const [element, kids] of structure.elements) {
    if (element === structure.document) continue;
    const text = withKids(bodyOf(file, element).text, kids);
    out.write(numberIn(part, element), ownNames(copier.rewrite(text), part.index));
  }
}

const withKids = (text: string, kids: string): string =>
  changeWords(text, (words) => {
    const old = entryOf(words, "K");
    return old === undefined ? words : words.replace(`/K ${old}`, () => `/K ${kids}`);
  });

const ownNames = (text: string, index: number): string =>
  index === 0 || !/\/ID |\/Headers /.test(text)
    ? text
    : changeWords(
        text,
        (words) => words,
        (string, before) =>
          /\/ID $|\/Headers \[(?:\(\)\s*)*$/.test(before) ? ownName(string, index) : string,
      );

/** Names stay in the order that a tree of names has to have: the engine's own begin with U. */
const ownName = (string: string, index: number): string =>
  index === 0 ? string : string.replace("(", () => `(V${String(index).padStart(5, "0")}`);

function writeStructureRoot(parts: readonly OpenPart[], roots: Roots, out: JoinedOutput): void {
  const first = parts[0]!;
  const kids = parts.map(({ structure, copier }) =>
    copier.rewrite(structure.elements.get(structure.document)!.slice(1, -1)),
  );
  const document = withKids(bodyOf(first.file, first.structure.document).text, "[]");
  out.write(
    roots.document,
    first.copier.rewrite(document).replace("/K []", () => `/K [${kids.filter(Boolean).join(" ")}]`),
  );
  const pairs = parts.flatMap(({ structure, copier, key }) =>
    structure.parents.map(([old, object]) => `${old + key} ${copier.copy(object)} 0 R`),
  );
  const names = parts.flatMap((part) =>
    part.structure.names.map(
      ([name, element]) => `${ownName(`(${name})`, part.index)} ${numberIn(part, element)} 0 R`,
    ),
  );
  const last = parts.at(-1)!;
  const { text } = bodyOf(
    first.file,
    reference(first.file.object(first.file.trailer.root), "StructTreeRoot"),
  );
  const roles = entryOf(text, "RoleMap");
  out.write(
    roots.structure,
    [
      "<<\n  /Type /StructTreeRoot",
      ...(roles === undefined ? [] : [`/RoleMap ${roles}`]),
      `/K [${roots.document} 0 R]`,
      `/ParentTree <<\n    /Nums [${pairs.join(" ")}]\n  >>`,
      ...(names.length === 0 ? [] : [`/IDTree <<\n    /Names [${names.join(" ")}]\n  >>`]),
      `/ParentTreeNextKey ${last.key + last.structure.nextKey}\n>>`,
    ].join("\n  "),
  );
}

const flat = (bookmarks: readonly Bookmark[]): readonly number[] =>
  bookmarks.flatMap(({ number, inside }) => [number, ...flat(inside)]);

/** The bookmarks of later parts stand below the document's title, as those of the first. */
function writeBookmarks(parts: readonly OpenPart[], root: number, out: JoinedOutput): void {
  const [first, ...later] = parts.map((part) => part.bookmarks.map((bookmark) => ({ part, bookmark })));
  const [title] = first ?? [];
  const below = later.flat();
  const tops = first ?? [];
  const insideOf = ({ part, bookmark }: Placed): readonly Placed[] => {
    const own = bookmark.inside.map((inside) => ({ part, bookmark: inside }));
    return title && bookmark === title.bookmark ? [...own, ...below] : own;
  };
  const write = (siblings: readonly Placed[], parent: number): readonly number[] => {
    const numbers = siblings.map(({ part, bookmark }) => numberIn(part, bookmark.number));
    siblings.forEach((placed, index) => {
      const inside = write(insideOf(placed), numbers[index]!);
      const place = { parent, before: numbers[index - 1], after: numbers[index + 1], inside };
      const text = placed.part.copier.rewrite(
        unlinked(bodyOf(placed.part.file, placed.bookmark.number).text),
      );
      out.write(numbers[index]!, placedBookmark(text, place));
    });
    return numbers;
  };
  const numbers = write(title ? tops : below, root);
  const links =
    numbers.length === 0
      ? ""
      : `\n  /First ${numbers[0]} 0 R\n  /Last ${numbers.at(-1)} 0 R\n  /Count ${numbers.length}`;
  out.write(root, `<<\n  /Type /Outlines${links}\n>>`);
}

/** The first part's own name, and one of what all parts are. */
function joinedId(parts: readonly OpenPart[]): readonly [string, string] {
  const ids = parts.map(({ file }) => file.trailer.id);
  const [, own] = /\[\(([^)]*)\)/.exec(ids[0] ?? "") ?? [];
  const hash = createHash("sha256").update(ids.join("")).digest().subarray(0, 16);
  return [own ?? "", hash.toString("base64")];
}

function writeMetadata(
  { file }: OpenPart,
  number: number,
  pages: number,
  [, instance]: readonly [string, string],
  out: JoinedOutput,
): void {
  const metadata = file.object(reference(file.object(file.trailer.root), "Metadata"));
  const xmp = streamOf(metadata)
    .toString("utf8")
    .replace(/(<xmpTPg:NPages>)\d+/, (_, tag: string) => `${tag}${pages}`)
    .replace(/(<xmpMM:InstanceID>)[^<]*/, (_, tag: string) => `${tag}${instance}`);
  const bytes = Buffer.from(xmp, "utf8");
  const head = `<<\n  /Length ${bytes.length}\n  /Type /Metadata\n  /Subtype /XML\n>>\nstream\n`;
  out.write(number, Buffer.concat([latin1(head), bytes, latin1("\nendstream")]));
}
