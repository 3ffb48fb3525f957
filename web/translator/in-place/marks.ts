/** A part of a text that the interface says, and the key of its wording. */
export interface Span {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** Unicode's tag characters: ASCII that nobody sees. */
const TAGS = 0xe0000;
const OPEN = String.fromCodePoint(TAGS + 1);
const CLOSE = String.fromCodePoint(TAGS + 0x7f);
const MARKS = /\u{E0001}([\u{E0020}-\u{E007E}]*)|\u{E007F}/gu;

/** The text between signs that nobody sees and that name its key. */
export function mark(text: string, key: string): string {
  const tags = [...encodeURIComponent(key.toWellFormed())].map((sign) =>
    String.fromCodePoint(TAGS + sign.charCodeAt(0)),
  );
  return `${OPEN}${tags.join("")}${text}${CLOSE}`;
}

/** Returns true for a text with marks in it, be it in pieces. */
export const isMarked = (text: string): boolean => text.includes(OPEN) || text.includes(CLOSE);

/**
 * Takes the marks out of a text. A text that stands in another one is a span within its span; of one that was cut off the rest is its span.
 */
export function readMarks(text: string): { readonly clean: string; readonly spans: readonly Span[] } {
  const spans: Span[] = [];
  const open: { key: string; start: number }[] = [];
  let clean = "";
  let from = 0;
  const close = () => {
    const last = open.pop();
    if (last && clean.length > last.start) spans.push({ ...last, end: clean.length });
  };
  for (const found of text.matchAll(MARKS)) {
    clean += text.slice(from, found.index);
    from = found.index + found[0].length;
    if (found[1] === undefined) close();
    else open.push({ key: keyOf(found[1]), start: clean.length });
  }
  clean += text.slice(from);
  while (open.length > 0) close();
  return { clean, spans };
}

function keyOf(tags: string): string {
  const ascii = [...tags].map((tag) => String.fromCharCode((tag.codePointAt(0) ?? TAGS) - TAGS)).join("");
  try {
    return decodeURIComponent(ascii);
  } catch {
    // Cut off within a sign.
    return ascii;
  }
}
