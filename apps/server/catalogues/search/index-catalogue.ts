import { setImmediate as breathe } from "node:timers/promises";
import {
  type ArticleEntry,
  bestWords,
  type Choices,
  galleryWords,
  type OpenCatalogue,
  openCatalogue,
  SEARCH_FIELDS,
  SEARCH_WEIGHTS,
  type SearchWord,
  searchItemsOf,
  sizeWords,
} from "@stanza/catalogue";
import type { Vec3 } from "@stanza/geometry";
import type pg from "pg";
import { type Db, only, transaction } from "../../db/pool.ts";
import type { PublishedCatalogue } from "../catalogue-store.ts";
import type { FoundItem } from "./found-item.ts";
import { MOST_ITEMS, packPosting } from "./posting.ts";
import { wordParts } from "./word-parts.ts";

/** Version of the code below that writes an index: raising it makes every index again. */
const FORM = 3;
/** Versions of a catalogue whose indexes are kept: servers of two releases may run side by side. */
const KEPT_VERSIONS = 3;
/** Articles evaluated for their size before other work gets its turn. */
const BETWEEN_BREATHS = 20;
const CHUNK = 20_000;
/** One object for all: a catalogue remembers the values of a header by it. */
const NO_HEADER: Choices = {};

interface IndexedItem {
  readonly kind: "article" | "gallery";
  readonly model: string;
  readonly code: string;
  readonly folders: readonly string[];
  readonly tags: readonly string[];
  readonly shown: FoundItem["shown"];
}

interface IndexedWord {
  readonly shown: string;
  isCompared: boolean;
  /** Packed (`packPosting`), by item. */
  readonly postings: number[];
}

/** A catalogue's items with the words that they are found by. */
interface Contents {
  readonly items: readonly IndexedItem[];
  readonly words: ReadonlyMap<string, IndexedWord>;
}

/**
 * The id of a catalogue version's index in the database, which is made where it is missing. When several servers start at once, one
 * makes it and the others wait.
 */
export async function indexCatalogue(
  pool: pg.Pool,
  published: Pick<PublishedCatalogue, "code" | "version" | "bundle">,
): Promise<number> {
  const { code, version } = published;
  const known = await findIndex(pool, code, version);
  if (known !== undefined) return known;
  const contents = await contentsOf(openCatalogue(published.bundle, { unseen: true }));
  const id = await transaction(pool, async (db) => {
    await db.query("select pg_advisory_xact_lock(hashtext('catalogue_index'))");
    const made = await findIndex(db, code, version);
    if (made !== undefined) return made;
    const { rows } = await db.query<{ id: number }>(
      "insert into catalogue_index (code, version, form) values ($1, $2, $3) returning id",
      [code, version, FORM],
    );
    const { id } = only(rows);
    await write(db, id, contents);
    await db.query(
      `delete from catalogue_index where id in (
        select id from catalogue_index where code = $1 order by id desc offset ${KEPT_VERSIONS})`,
      [code],
    );
    return id;
  });
  // Without this the planner has no statistics of the new rows.
  await pool.query("analyze catalogue_item, catalogue_word");
  return id;
}

async function findIndex(db: Db, code: string, version: string): Promise<number | undefined> {
  const { rows } = await db.query<{ id: number }>(
    "select id from catalogue_index where code = $1 and version = $2 and form = $3",
    [code, version, FORM],
  );
  return rows[0]?.id;
}

async function contentsOf(open: OpenCatalogue): Promise<Contents> {
  const items: IndexedItem[] = [];
  const words = new Map<string, IndexedWord>();
  const sizes = new Map<string, readonly SearchWord[]>();
  const sizeOf = sizesByRule(open);
  const add = (item: IndexedItem, found: readonly SearchWord[]): void => {
    if (items.length === MOST_ITEMS)
      throw new Error(`The search takes ${MOST_ITEMS} articles of a catalogue.`);
    for (const word of bestWords(found)) addPosting(words, items.length, word);
    items.push(item);
  };
  for (const { found, folders, tags, words: spoken } of searchItemsOf(open)) {
    const { entry, model } = found;
    const size = sizeOf(model, entry);
    const measured = size && (sizes.get(`${size}`) ?? sizeWords(size));
    if (measured) sizes.set(`${size}`, measured);
    const item: IndexedItem = {
      kind: "article",
      model,
      code: entry.code,
      folders: folders.map(({ code }) => code),
      tags,
      shown: {
        neutro: entry.neutro,
        description: entry.description,
        folders: folders.map(({ code, description }) => ({ code, description })),
        ...(size ? { size: [...size] } : {}),
        ...(entry.image === undefined ? {} : { image: entry.image }),
      },
    };
    add(item, measured ? [...spoken, ...measured] : spoken);
    if (items.length % BETWEEN_BREATHS === 0) await breathe();
  }
  for (const gallery of open.galleries) {
    const { code, model, description, image, rows } = gallery;
    const shown = { description, articles: rows.length, ...(image === undefined ? {} : { image }) };
    add({ kind: "gallery", model, code, folders: [], tags: [], shown }, galleryWords(gallery));
  }
  return { items, words };
}

function addPosting(words: Map<string, IndexedWord>, item: number, found: SearchWord): void {
  const { word, shown, weight, field } = found;
  let known = words.get(word);
  if (!known) {
    known = { shown, isCompared: false, postings: [] };
    words.set(word, known);
  }
  known.isCompared ||= field !== "size" && weight !== SEARCH_WEIGHTS.wholeCode;
  known.postings.push(packPosting(item, weight, SEARCH_FIELDS.indexOf(field)));
}

/**
 * Width, height and depth of an article with its preset; an article whose rule fails is found by its words only. Articles of one rule with
 * equal presets differ in nothing that decides their size, so each such size is worked out once.
 */
function sizesByRule(open: OpenCatalogue): (model: string, entry: ArticleEntry) => Vec3 | undefined {
  const known = new Map<string, Vec3 | undefined>();
  return (model, { code, neutro, preset }) => {
    const key = JSON.stringify([model, neutro, preset]);
    if (!known.has(key)) known.set(key, evaluatedSize(open, model, code));
    return known.get(key);
  };
}

function evaluatedSize(open: OpenCatalogue, model: string, article: string): Vec3 | undefined {
  try {
    const { box } = open.evaluate({ model, article, header: NO_HEADER, choices: {} }).result;
    return box.every((mm) => Number.isFinite(mm) && mm > 0) ? box : undefined;
  } catch {
    return undefined;
  }
}

async function write(db: Db, index: number, { items, words }: Contents): Promise<void> {
  await insertAll(db, "catalogue_item (index_id, item, kind, model, code, folders, tags, shown)", {
    index,
    rows: items.map(({ kind, model, code, folders, tags, shown }, item) => [
      item,
      kind,
      model,
      code,
      folders,
      tags,
      shown,
    ]),
    types: "item int, kind text, model text, code text, folders text[], tags text[], shown jsonb",
  });
  await insertAll(db, "catalogue_word (index_id, word_id, word, shown, parts, postings)", {
    index,
    // Sizes are found as a whole, codes by their beginning; each part of a code is a word too.
    rows: [...words].map(([word, { shown, isCompared, postings }], id) => [
      id,
      word,
      shown,
      isCompared ? wordParts(word) : [],
      `{${postings.join()}}`,
    ]),
    types: "word_id int, word text, shown text, parts text[], postings int[]",
  });
}

/** Inserts a thousand rows with one statement, sent as JSON arrays that PostgreSQL unpacks. */
async function insertAll(
  db: Db,
  into: string,
  {
    index,
    rows,
    types,
  }: { readonly index: number; readonly rows: readonly (readonly unknown[])[]; readonly types: string },
): Promise<void> {
  const names = types.split(", ").map((one) => one.split(" ")[0] ?? "");
  for (let i = 0; i < rows.length; i += CHUNK) {
    const chunk = rows
      .slice(i, i + CHUNK)
      .map((row) => Object.fromEntries(names.map((name, column) => [name, row[column]])));
    await db.query(`insert into ${into} select $1, r.* from json_to_recordset($2) as r(${types})`, [
      index,
      JSON.stringify(chunk),
    ]);
  }
}
