import type { TranslationChanges, Translations } from "@stanza/contract";
import type { Db } from "../db/pool.ts";

/** ASSUMED: `config.transname` names the set of texts that a deployment words itself; without it they are the site's own. */
export const setNameOf = (transname: string | undefined): string => transname ?? "";

/** The number of a set's last save; 0: there was none. lock: for a transaction that saves */
export async function revisionOf(db: Db, name: string, lock = false): Promise<number> {
  if (lock)
    await db.query("insert into translation_set (name, rev) values ($1, 0) on conflict do nothing", [name]);
  const { rows } = await db.query<{ rev: number }>(
    `select rev from translation_set where name = $1${lock ? " for update" : ""}`,
    [name],
  );
  return rows[0]?.rev ?? 0;
}

/** The texts of a set by language and key. */
export async function translationsOf(db: Db, name: string): Promise<Translations> {
  const { rows } = await db.query<{ language: string; texts: Record<string, string> }>({
    name: "translations-read",
    text: "select language, json_object_agg(key, text) as texts from translation where name = $1 group by language",
    values: [name],
  });
  return Object.fromEntries(rows.map(({ language, texts }) => [language, texts]));
}

/** The most texts that a language of a set has. */
export async function mostTexts(db: Db, name: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select coalesce(max(count), 0)::int as count
      from (select count(*) from translation where name = $1 group by language) as t`,
    [name],
  );
  return rows[0]?.count ?? 0;
}

/** Writes changes to a set whose row is locked, and raises its number. */
export async function writeTranslations(
  db: Db,
  name: string,
  changes: TranslationChanges,
  { at, userId }: { readonly at: Date; readonly userId: string },
): Promise<void> {
  const all = Object.entries(changes).flatMap(([language, texts]) =>
    Object.entries(texts).map(([key, text]) => ({ language, key, text })),
  );
  await db.query(
    `delete from translation t using json_to_recordset($2::json) as c(language text, key text, text text)
      where t.name = $1 and t.language = c.language and t.key = c.key`,
    [name, JSON.stringify(all)],
  );
  await db.query(
    `insert into translation (name, language, key, text, updated_at, updated_by)
      select $1, c.language, c.key, c.text, $3, $4
      from json_to_recordset($2::json) as c(language text, key text, text text) where c.text is not null`,
    [name, JSON.stringify(all), at, userId],
  );
  await db.query("update translation_set set rev = rev + 1 where name = $1", [name]);
}
