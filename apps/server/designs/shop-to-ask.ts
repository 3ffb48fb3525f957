import type { Shop } from "@stanza/contract";
import { z } from "zod";
import type { Db } from "../db/pool.ts";
import { answerTo } from "../shops/answer-to.ts";

/** A shop with the people who are told about requests. */
interface AskedShop {
  readonly id: string;
  readonly shop: Shop;
  readonly staff: readonly { readonly id: string; readonly email: string }[];
}

/** Somebody who sells for the shop `h`. */
const SELLER = "u.kind = 'pro' and u.disabled_at is null";

/** The shops of a site that can be asked for an offer: somebody sells for them. */
export async function shopsToAsk(
  db: Db,
  siteId: string,
): Promise<{ code: string; name: string; country: string }[]> {
  const { rows } = await db.query<{ code: string; name: string; country: string }>({
    name: "shops-to-ask",
    text: `select h.code, h.name, h.country from shop h
      where h.site_id = $1 and exists (select from user_shop s join app_user u on u.id = s.user_id where s.shop_id = h.id and ${SELLER})
      order by h.name, h.code`,
    values: [siteId],
  });
  return rows;
}

/** The shop of a code with its people; `null`: nobody there can be asked. */
export async function shopToAsk(db: Db, siteId: string, code: string): Promise<AskedShop | null> {
  const { rows } = await db.query<AskedShop>({
    name: "shop-to-ask",
    text: `select h.id, json_build_object('code', h.code, 'name', h.name, 'language', h.language, 'country', h.country,
          'currency', h.currency, 'priceLists', h.price_lists, 'documentType', h.document_type, 'extra', h.extra) as shop,
        (select coalesce(json_agg(json_build_object('id', u.id, 'email', u.email) order by u.seller_level desc, u.login), '[]')
          from user_shop s join app_user u on u.id = s.user_id where s.shop_id = h.id and ${SELLER}) as staff
      from shop h where h.site_id = $1 and h.code = $2`,
    values: [siteId, code],
  });
  const [asked] = rows;
  return asked && asked.staff.length > 0 ? asked : null;
}

/** Most people of a shop who get the letter about a request. */
const MOST_READERS = 10;

/**
 * The mailboxes that learn of a request; empty: the shop has none.
 *
 * ASSUMED: `extra.email` is the shop's own; without it the letter goes to the people who sell there.
 */
export function mailboxesOf({ shop, staff }: AskedShop): readonly string[] {
  const { replyTo } = answerTo(shop);
  if (replyTo !== undefined) return [replyTo];
  const isAddress = (text: string) => z.email().safeParse(text).success;
  return [...new Set(staff.map((person) => person.email).filter(isAddress))].slice(0, MOST_READERS);
}
