import type { AssortmentShop } from "@stanza/contract";
import type { Db } from "../db/pool.ts";

/** The shops that a supervisor reaches, by their ids, with the lists by which they sell. */
export async function shopsWithLists(db: Db, shopIds: readonly string[]): Promise<readonly AssortmentShop[]> {
  const { rows } = await db.query<AssortmentShop>(
    `select code, name, currency, price_lists as "priceLists" from shop where id = any($1) order by name, code`,
    [shopIds],
  );
  return rows;
}

/** Codes of the catalogues that shops sell which a supervisor does not reach: what is published there is not theirs to decide. */
export async function soldElsewhere(db: Db, shopIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ code: string }>(
    `select distinct sold.code from shop, jsonb_object_keys(shop.price_lists) as sold(code) where not shop.id = any($1)`,
    [shopIds],
  );
  return new Set(rows.map(({ code }) => code));
}

/** Returns true when a catalogue is none of a supervisor's: other sites sell it, and none of these shops does. */
export const isForeign = (
  code: string,
  shops: readonly AssortmentShop[],
  elsewhere: ReadonlySet<string>,
): boolean => elsewhere.has(code) && !shops.some(({ priceLists }) => Object.hasOwn(priceLists, code));

/**
 * Lets one of these shops sell a catalogue by a list, or no longer (`null`). What its projects have been priced with stays known to them.
 *
 * returns   the shop as it is now; `undefined`: there is no such shop among them
 */
export async function putShopList(
  db: Db,
  shopIds: readonly string[],
  shop: string,
  catalogue: string,
  list: string | null,
): Promise<AssortmentShop | undefined> {
  const { rows } = await db.query<AssortmentShop>(
    `update shop set price_lists = case when $4::text is null then price_lists - $3::text
        else price_lists || jsonb_build_object($3::text, $4::text) end
      where id = any($1) and code = $2
      returning code, name, currency, price_lists as "priceLists"`,
    [shopIds, shop, catalogue, list],
  );
  return rows[0];
}
