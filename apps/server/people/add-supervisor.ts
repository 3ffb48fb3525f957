import { randomUUID } from "node:crypto";
import { spokenLanguage } from "@stanza/quantities";
import type pg from "pg";
import { only, transaction } from "../db/pool.ts";
import { siteId } from "../session/sessions.ts";
import { invite } from "./invite.ts";

/**
 * Makes somebody a supervisor where nobody can do it on screen yet: an account that exists, closed or not, or a new one. Returns the path of the link
 * by which they choose a password. A site without any shop gets its first one, since a session works for a shop.
 */
export async function addSupervisor(
  pool: pg.Pool,
  person: {
    readonly login: string;
    readonly email: string;
    readonly name: string;
    readonly language: string;
    /** Code of the first shop, where there is none. */
    readonly shop: string;
    readonly at: Date;
  },
): Promise<string> {
  const { login, email, name, shop, at } = person;
  const language = spokenLanguage(person.language);
  return transaction(pool, async (db) => {
    const site = await siteId(db);
    await db.query(
      `insert into shop (id, site_id, code, name, language, country, currency, document_type)
        select $1, $2, $3, $3, $4, 'IT', 'EUR', 'ITA' where not exists (select from shop where site_id = $2)`,
      [`${site}:${shop}`, site, shop, language],
    );
    const { rows } = await db.query<{ id: string }>(
      `insert into app_user (id, site_id, login, name, email, kind, is_admin, seller_level, language)
        values ($1, $2, $3, $4, $5, 'pro', true, 9, $6)
        on conflict (site_id, lower(login)) do update set is_admin = true, disabled_at = null, rev = app_user.rev + 1
          where app_user.kind <> 'guest'
        returning id`,
      [randomUUID(), site, login, name, email, language],
    );
    const { id } = only(rows);
    await db.query(
      "insert into audit (user_id, action, entity, entity_id) values (null, 'add-supervisor', 'user', $1)",
      [id],
    );
    const link = await invite(db, { id, email, language }, { siteId: site, origin: null, at });
    if (link === null) throw new Error("A link was asked for, and a letter was sent.");
    return link;
  });
}
