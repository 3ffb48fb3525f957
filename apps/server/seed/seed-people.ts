import { randomUUID } from "node:crypto";
import type { Db } from "../db/pool.ts";
import { hashPassword } from "../session/passwords.ts";
import { siteId } from "../session/sessions.ts";
import { type SeedUser, seedShops, seedUsers } from "./fixtures.ts";

/** Adds the demo's shops and people that are missing. Existing ones stay as they are, with their changed passwords. */
export async function seedPeople(db: Db): Promise<void> {
  const site = await siteId(db);
  for (const shop of seedShops()) {
    await db.query(
      `insert into shop (id, site_id, code, name, language, country, currency, price_lists, document_type, extra)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
      [
        `${site}:${shop.code}`,
        site,
        shop.code,
        shop.name,
        shop.language,
        shop.country,
        shop.currency,
        shop.priceLists,
        shop.documentType,
        shop.extra,
      ],
    );
  }
  const { rows } = await db.query<{ login: string }>("select login from app_user where site_id = $1", [site]);
  const known = new Set(rows.map(({ login }) => login));
  for (const user of seedUsers().filter(({ login }) => !known.has(login))) await addUser(db, site, user);
}

async function addUser(db: Db, site: string, user: SeedUser): Promise<void> {
  const id = randomUUID();
  const { rowCount } = await db.query(
    `insert into app_user (id, site_id, login, name, email, kind, password_hash, seller_level, is_admin, language,
        discount_limit)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing`,
    [
      id,
      site,
      user.login,
      user.name,
      user.email,
      user.kind,
      await hashPassword(user.password),
      user.sellerLevel,
      user.isAdmin,
      user.language,
      user.discountLimit ?? null,
    ],
  );
  if (rowCount === 0) return;
  for (const [index, code] of user.shops.entries()) {
    await db.query("insert into user_shop (user_id, shop_id, is_default) values ($1, $2, $3)", [
      id,
      `${site}:${code}`,
      index === 0,
    ]);
  }
}
