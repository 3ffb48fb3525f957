import { searchTerms, suggest } from "@stanza/catalogue";
import type { Db } from "../../db/pool.ts";
import { expandTerms } from "./expand-terms.ts";
import { findItems, type ItemQuery } from "./find-items.ts";
import { wordParts } from "./word-parts.ts";

/** Another text, which does find something. */
export interface Suggestion {
  readonly text: string;
  readonly total: number;
}

const MOST_SUGGESTIONS = 3;

/**
 * Suggestions for a search that found nothing: words without a match are replaced by the nearest words of the indexes, or left out.
 * Suggests searches with one word left out, where every word has matches but no item has them all. Each suggestion finds something.
 */
export async function didYouMean(db: Db, query: ItemQuery): Promise<readonly Suggestion[]> {
  const terms = searchTerms(query.text);
  const expansions = await expandTerms(db, query.indexes, terms, "");
  const typed = terms.map((term) => term.typed);
  const isMissing = terms.map((_, n) => !expansions.some(({ term }) => term === n));
  const meant = await Promise.all(
    terms.map(async ({ word }, n) =>
      isMissing[n] && word !== undefined ? nearestWord(db, query.indexes, word) : undefined,
    ),
  );
  const known = typed.flatMap((one, n) => (isMissing[n] ? (meant[n] ?? []) : one));
  const texts = isMissing.includes(true) ? [known] : typed.map((_, n) => typed.toSpliced(n, 1));
  const tried: Suggestion[] = [];
  for (const text of new Set(texts.map((words) => words.join(" ")))) {
    if (text === "" || tried.length === MOST_SUGGESTIONS) continue;
    const { total } = await findItems(db, { ...query, text, limit: 1, offset: 0 });
    if (total > 0) tried.push({ text, total });
  }
  return tried;
}

/** The word of the indexes, as written there, that is nearest to a word without a match. */
async function nearestWord(db: Db, indexes: readonly number[], word: string): Promise<string | undefined> {
  const { rows } = await db.query<{ word: string; shown: string }>(
    `select word, min(shown) as shown from catalogue_word
    where index_id = any($1) and parts && $2 and abs(length(word) - $3) <= 3
    group by word
    order by max((select count(*) from unnest(parts) as part where part = any($2))) desc, word limit 50`,
    [indexes, wordParts(word), word.length],
  );
  const nearest = suggest(
    word,
    rows.map((row) => row.word),
  );
  return rows.find((row) => row.word === nearest)?.shown;
}
