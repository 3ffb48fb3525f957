/** A piece of a dictionary's text: PDF's own words, or one string with its brackets. */
interface Piece {
  readonly text: string;
  readonly isString: boolean;
}

/** The text of a dictionary, its literal strings apart: what a person typed may look like PDF. */
function piecesOf(text: string): readonly Piece[] {
  if (!text.includes("(")) return [{ text, isString: false }];
  const pieces: Piece[] = [];
  let from = 0;
  let depth = 0;
  for (let at = text.indexOf("("); at >= 0 && at < text.length; at++) {
    if (depth === 0) {
      at = text.indexOf("(", at);
      if (at < 0) break;
    }
    const sign = text[at];
    if (sign === "\\" && depth > 0) at++;
    else if (sign === "(" && depth++ === 0) {
      pieces.push({ text: text.slice(from, at), isString: false });
      from = at;
    } else if (sign === ")" && depth > 0 && --depth === 0) {
      pieces.push({ text: text.slice(from, at + 1), isString: true });
      from = at + 1;
    }
  }
  pieces.push({ text: text.slice(from), isString: depth > 0 });
  return pieces;
}

/** Changes PDF's own words and leaves strings alone; `ofString` is given a string and all words before it, strings empty. */
export function changeWords(
  text: string,
  change: (words: string) => string,
  ofString: (string: string, before: string) => string = (string) => string,
): string {
  let before = "";
  return piecesOf(text)
    .map((piece) => {
      const changed = piece.isString ? ofString(piece.text, before) : change(piece.text);
      before += piece.isString ? "()" : piece.text;
      return changed;
    })
    .join("");
}

/** PDF's own words of a dictionary, each string an empty one. */
export const wordsOf = (text: string): string =>
  changeWords(
    text,
    (words) => words,
    () => "()",
  );

const REFERENCE = /\b(\d+) 0 R\b/g;

/** The numbers of the objects that a dictionary refers to, in its order. */
export const referencesIn = (text: string): readonly number[] =>
  [...wordsOf(text).matchAll(REFERENCE)].map(([, number]) => Number(number));

/** Refers to other objects; to none where there is no number for one. */
export const changeReferences = (
  text: string,
  numberOf: (old: number) => number | undefined,
  ofString?: (string: string, before: string) => string,
): string =>
  changeWords(
    text,
    (words) =>
      words.replace(REFERENCE, (_, old: string) => {
        const number = numberOf(Number(old));
        return number === undefined ? "null" : `${number} 0 R`;
      }),
    ofString,
  );

/**
 * The value of a key at the top of a dictionary as its text, strings empty; absent: it has none. Arrays and dictionaries come with their
 * brackets.
 */
export function entryOf(words: string, key: string): string | undefined {
  const found = new RegExp(`/${key}(?![A-Za-z])\\s*`).exec(words);
  if (!found) return undefined;
  const from = found.index + found[0].length;
  const end = endOfValue(words, from);
  return words.slice(from, end);
}

/** The index behind the value that begins at `from`. */
export function endOfValue(words: string, from: number): number {
  let depth = 0;
  for (let at = from; at < words.length; at++) {
    const two = words.slice(at, at + 2);
    if (words[at] === "[" || two === "<<") depth++;
    else if (words[at] === "]" || two === ">>") depth--;
    else if (depth === 0 && /[\n/]/.test(words[at]!) && at > from) return at;
    if (two === "<<" || two === ">>") at++;
    if (depth === 0 && /[\]>]/.test(words[at]!)) return at + 1;
    if (depth < 0) return at;
  }
  return words.length;
}
