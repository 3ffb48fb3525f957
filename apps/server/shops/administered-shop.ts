import type { AdministeredShop, Shop } from "@stanza/contract";
import type { Db } from "../db/pool.ts";
import { termsOf } from "./shop-terms.ts";

interface ShopRow extends Shop, Pick<AdministeredShop, "people" | "rev"> {}

/** The shops of a site as supervisors see them; `code` names one of them. */
export async function administeredShops(
  db: Db,
  siteId: string,
  code: string | null = null,
): Promise<readonly AdministeredShop[]> {
  const { rows } = await db.query<ShopRow>(
    `select h.code, h.name, h.language, h.country, h.currency, h.price_lists as "priceLists",
        h.document_type as "documentType", h.extra, h.rev,
        (select count(*)::int from user_shop us join app_user u on u.id = us.user_id
          where us.shop_id = h.id and u.kind <> 'guest' and u.disabled_at is null) as people
      from shop h where h.site_id = $1 and ($2::text is null or h.code = $2) order by h.name, h.code`,
    [siteId, code],
  );
  return rows.map(({ extra, priceLists, ...shop }) => ({
    ...shop,
    terms: termsOf({ ...shop, extra, priceLists }),
  }));
}
