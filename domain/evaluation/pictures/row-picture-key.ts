import type { EvaluatedArticle } from "@stanza/catalogue";
import { ownValue } from "@stanza/catalogue";
import type { Project } from "@stanza/project";
import type { EvaluatedRow } from "../evaluated-project.ts";

/** Keys of articles alone; evaluated articles never change. */
const known = new WeakMap<EvaluatedArticle, string>();

/**
 * A name of 16 hex digits for the look of a row: rows that look the same have the same name, in the browser and on the server, and a
 * changed look has another name. Place, price and codes do not count; the version of the catalogue does, because materials may look
 * different in another version.
 *
 * ASSUMED: two looks of one project never share a name; with 64 bits that is one chance in 10¹³ at 1,000 looks.
 */
export function rowPictureKey(
  { row, article }: EvaluatedRow,
  { catalogues }: Pick<Project, "catalogues">,
): string {
  let look = known.get(article);
  if (look === undefined) {
    look = digest(JSON.stringify(article.parts));
    known.set(article, look);
  }
  return digest(`${row.catalogue}\n${ownValue(catalogues, row.catalogue)?.version ?? ""}\n${look}`);
}

/** Two 32-bit lanes of FNV-1a with different primes, each mixed at the end. */
function digest(text: string): string {
  let [a, b] = [0x811c9dc5, 0x9747b28c];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit, 0x85ebca6b);
  }
  return hex(stirred(a ^ text.length)) + hex(stirred(b ^ a));
}

function stirred(lane: number): number {
  const once = Math.imul(lane ^ (lane >>> 16), 0x7feb352d);
  const twice = Math.imul(once ^ (once >>> 15), 0x846ca68b);
  return twice ^ (twice >>> 16);
}

const hex = (lane: number): string => (lane >>> 0).toString(16).padStart(8, "0");
