import { isSure, MATCH_POINTS, type SearchTerm, type WordMatch, wordMatch } from "@stanza/catalogue";
import type { Db } from "../../db/pool.ts";
import { leastShared, wordParts } from "./word-parts.ts";

/** A word of an index that matches a term. */
export interface Expansion {
  readonly index: number;
  readonly word: number;
  readonly shown: string;
  /** Number of the term; `WHOLE_CODE` where the whole text is read as one code. */
  readonly term: number;
  readonly match: WordMatch;
  readonly points: number;
}

/** Improves the rank only: an article without it is still found. */
const WHOLE_CODE = -1;
/** The most words of a term that are used, best first: thousands begin with one letter. */
const MOST_WORDS = 600;

interface WordRow {
  readonly n: number;
  readonly index_id: number;
  readonly word_id: number;
  readonly word: string;
  readonly shown: string;
}

/**
 * The words of the indexes that match each term. Where some are sure, words with typing mistakes are left out.
 *
 * code   the whole text as a code without separators, or ""
 */
export async function expandTerms(
  db: Db,
  indexes: readonly number[],
  terms: readonly SearchTerm[],
  code: string,
): Promise<readonly Expansion[]> {
  const values: unknown[] = [indexes];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const asked = [
    ...terms.flatMap(({ word, sizes }, n) => [
      ...(word === undefined ? [] : [beginning(n, word, parameter)]),
      ...(word === undefined || [...word].length < 3 ? [] : [alike(n, word, parameter)]),
      ...(sizes.length > 0 ? [among(n, sizes, parameter)] : []),
    ]),
    ...(code === "" || terms.length === 1 ? [] : [among(WHOLE_CODE, [code], parameter)]),
  ];
  if (asked.length === 0) return [];
  const { rows } = await db.query<WordRow>(asked.join(" union all "), values);
  return [...Map.groupBy(rows, ({ n }) => n)].flatMap(([n, words]) => answering(words, n, terms[n]));
}

const SELECT = "index_id, word_id, word, shown from catalogue_word where index_id = any($1)";

/** A text that sorts after every text with the same beginning. */
const LAST_CHARACTER = "\u{10FFFF}";

/** Words and whole codes that begin with the typed word. */
function beginning(n: number, word: string, parameter: (value: unknown) => string): string {
  const [from, to] = [parameter(word), parameter(word + LAST_CHARACTER)];
  return `(select ${n} as n, ${SELECT} and word ~>=~ ${from} and word ~<~ ${to} order by word limit ${MOST_WORDS})`;
}

/** Words that share enough parts with the typed one to be compared with it. */
function alike(n: number, word: string, parameter: (value: unknown) => string): string {
  const parts = wordParts(word);
  const least = leastShared(word);
  const all = parameter(parts);
  // A word that shares two parts shares at least one besides the first, which is the most common.
  const rare = least > 1 ? parameter(parts.slice(1)) : all;
  return `select ${n} as n, ${SELECT} and parts && ${rare}::text[] and not starts_with(word, ${parameter(word)})
    and (select count(*) from unnest(parts) as part where part = any(${all}::text[])) >= ${least}`;
}

const among = (n: number, words: readonly string[], parameter: (value: unknown) => string): string =>
  `select ${n} as n, ${SELECT} and word = any(${parameter(words)}::text[])`;

function answering(words: readonly WordRow[], n: number, term: SearchTerm | undefined): readonly Expansion[] {
  const found = words.flatMap((row): readonly Expansion[] => {
    const base = { index: row.index_id, word: row.word_id, shown: row.shown, term: n };
    if (!term) return [{ ...base, match: "exact", points: MATCH_POINTS.exact }];
    const reading = term.sizes.indexOf(row.word);
    if (reading >= 0) return [{ ...base, match: "exact", points: MATCH_POINTS.exact - reading }];
    const match = term.word === undefined ? null : wordMatch(row.word, term.word);
    return match ? [{ ...base, match, points: MATCH_POINTS[match] }] : [];
  });
  const kept = found.some(({ match }) => isSure(match))
    ? found.filter(({ match }) => match !== "similar")
    : found;
  return kept.toSorted((a, b) => b.points - a.points || a.shown.length - b.shown.length).slice(0, MOST_WORDS);
}
