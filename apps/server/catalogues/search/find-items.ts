import { SEARCH_FIELDS, type SearchTerm, searchTerms, squashedCode } from "@stanza/catalogue";
import type { Db } from "../../db/pool.ts";
import { type Expansion, expandTerms } from "./expand-terms.ts";
import type { Found, FoundBecause, FoundItem } from "./found-item.ts";
import { postingSql } from "./posting.ts";

export interface ItemQuery {
  readonly kind: "article" | "gallery";
  /** The typed text; blank: everything, in the order of the classification. */
  readonly text: string;
  /** Numbers of the indexes that are searched, in the order in which equals are shown. */
  readonly indexes: readonly number[];
  readonly model?: string | undefined;
  /** Code of a folder, its sub-folders included. */
  readonly folder?: string | undefined;
  readonly tag?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

interface ItemRow {
  readonly catalogue: string;
  readonly version: string;
  readonly model: string;
  readonly code: string;
  readonly tags: string[];
  readonly shown: FoundItem["shown"];
  readonly because: readonly number[] | null;
  readonly total: number;
}

/**
 * The articles or galleries that match every term of a text, best first: a match in the code or the name comes before one in a tag or
 * a folder, and a whole word before the beginning of one, a part of one, or a typing mistake.
 */
export async function findItems(db: Db, query: ItemQuery): Promise<Found> {
  const terms = searchTerms(query.text);
  const isBlank = query.text.trim() === "";
  if (terms.length === 0 && !isBlank) return { items: [], total: 0 };
  const expansions = await expandTerms(db, query.indexes, terms, squashedCode(query.text));
  const isAnswered = terms.every((_, n) => expansions.some(({ term }) => term === n));
  if (!isAnswered) return { items: [], total: 0 };
  const found = await page(db, query, terms, expansions);
  // A page after the last one is empty but still has the total.
  if (found.items.length > 0 || query.offset === 0) return found;
  const { total } = await page(db, { ...query, limit: 1, offset: 0 }, terms, expansions);
  return { items: [], total };
}

async function page(
  db: Db,
  { kind, indexes, model, folder, tag, limit, offset }: ItemQuery,
  terms: readonly SearchTerm[],
  expansions: readonly Expansion[],
): Promise<Found> {
  const filters = [kind, model ?? null, folder ?? null, tag ?? null, indexes, limit, offset];
  const { rows } =
    terms.length === 0
      ? await db.query<ItemRow>(ALL, filters)
      : await db.query<ItemRow>(RANKED, [
          ...filters,
          terms.length,
          expansions.map(({ index }) => index),
          expansions.map(({ word }) => word),
          expansions.map(({ term }) => term),
          expansions.map(({ points }) => points),
        ]);
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map(({ because, total: _, ...item }) => ({
      ...item,
      because: reasons(because ?? [], terms, expansions),
    })),
  };
}

const FILTER = `i.kind = $1 and ($2::text is null or i.model = $2) and ($3::text is null or $3 = any(i.folders))
  and ($4::text is null or $4 = any(i.tags))`;
const SHOWN = "x.code as catalogue, x.version, i.model, i.code, i.tags, i.shown, page.total";

const ALL = `with page as (
    select index_id, item, count(*) over () as total from catalogue_item i
    where index_id = any($5::int[]) and ${FILTER}
    order by array_position($5::int[], index_id), item limit $6 offset $7
  )
  select ${SHOWN}, null as because
  from page join catalogue_item i using (index_id, item) join catalogue_index x on x.id = index_id
  order by array_position($5::int[], index_id), item`;

/**
 * One number holds, in this order of digits, how much a word counts for an item, its field (higher digits for more important fields)
 * and its expansion (higher digits for better ones). The maximum of these numbers is therefore the best match.
 */
const POINTS = 100_000_000;
const FIELD = 1_000_000;
const LAST_FIELD = SEARCH_FIELDS.length - 1;

const RANKED = `with expansion as (
    select * from unnest($9::int[], $10::int[], $11::int[], $12::int[])
      with ordinality as e (index_id, word_id, term, points, ordinal)
  ), best as (
    select index_id, ${postingSql.item("posting")} as item, e.term,
      max((${postingSql.weight("posting")} * e.points)::bigint * ${POINTS} + (${LAST_FIELD} - ${postingSql.field("posting")}) * ${FIELD}
        + ${FIELD} - e.ordinal) as reason
    from expansion e join catalogue_word using (index_id, word_id), unnest(postings) posting
    group by index_id, ${postingSql.item("posting")}, e.term
  ), ranked as (
    select index_id, item, sum(reason / ${POINTS}) as score, array_agg(reason order by term) as because
    from best group by index_id, item having count(*) filter (where term >= 0) = $8
  ), page as (
    select index_id, item, score, because, count(*) over () as total
    from ranked join catalogue_item i using (index_id, item)
    where ${FILTER}
    order by score desc, array_position($5::int[], index_id), item limit $6 offset $7
  )
  select ${SHOWN}, page.because::float8[] as because
  from page join catalogue_item i using (index_id, item) join catalogue_index x on x.id = index_id
  order by score desc, array_position($5::int[], index_id), item`;

function reasons(
  because: readonly number[],
  terms: readonly SearchTerm[],
  expansions: readonly Expansion[],
): FoundBecause[] {
  return because.flatMap((reason) => {
    const expansion = expansions[FIELD - (reason % FIELD) - 1];
    const field = SEARCH_FIELDS[LAST_FIELD - Math.floor((reason % POINTS) / FIELD)];
    const term = expansion && terms[expansion.term];
    if (!expansion || !field || !term) return [];
    return [{ typed: term.typed, word: expansion.shown, field, match: expansion.match }];
  });
}
