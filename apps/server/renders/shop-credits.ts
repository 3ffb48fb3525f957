import type { ShopCredits } from "@stanza/contract";
import type { Db } from "../db/pool.ts";
import { accountOf } from "./credits.ts";
import { MOVEMENT_COLUMNS, type MovementRecord, movementView } from "./movement-record.ts";

const MOST_MOVEMENTS = 100;

/** The last movements of a shop, newest first. */
export async function movementsOf(db: Db, shopId: string): Promise<ShopCredits["movements"]> {
  const { rows } = await db.query<MovementRecord>(
    `select ${MOVEMENT_COLUMNS} from render_movement where shop_id = $1 order by id desc limit ${MOST_MOVEMENTS}`,
    [shopId],
  );
  return rows.map(movementView);
}

/** What a supervisor sees of a shop's credits. */
export async function shopCreditsOf(
  db: Db,
  shop: { readonly id: string; readonly code: string },
): Promise<ShopCredits> {
  const account = await accountOf(db, shop.id);
  return { shop: shop.code, ...account, movements: await movementsOf(db, shop.id) };
}

/** Gives a shop credits, in a transaction of the caller; its account is open. */
export async function giveCredits(
  db: Db,
  shopId: string,
  { credits, note, userId }: { readonly credits: number; readonly note: string; readonly userId: string },
): Promise<MovementRecord | undefined> {
  await db.query("update render_account set balance = balance + $2 where shop_id = $1", [shopId, credits]);
  const { rows } = await db.query<MovementRecord>(
    `insert into render_movement (shop_id, kind, credits, note, by_user) values ($1, 'granted', $2, $3, $4) returning ${MOVEMENT_COLUMNS}`,
    [shopId, credits, note, userId],
  );
  return rows[0];
}

/** A shop of a site by its code; undefined: it has none. */
export async function shopOfSite(
  db: Db,
  siteId: string,
  code: string,
): Promise<{ readonly id: string; readonly code: string } | undefined> {
  const { rows } = await db.query<{ id: string; code: string }>(
    "select id, code from shop where site_id = $1 and code = $2",
    [siteId, code],
  );
  return rows[0];
}
