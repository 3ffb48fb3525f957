import type { Offer } from "@stanza/offer";
import type { Db } from "../db/pool.ts";
import { notify } from "../notifications/notify.ts";
import type { StoredAcceptance } from "../offer-links/acceptance.ts";
import type { OpenLink } from "../offer-links/link-record.ts";
import type { OfferRecord } from "../offers/offer-record.ts";
import type { Context } from "../operation/context.ts";
import { shopOf } from "../shops/shop.ts";
import { mailSellers, type ToldSeller } from "./acceptance-mail.ts";

interface Accepted {
  readonly record: OfferRecord;
  /** With the options that were taken. */
  readonly offer: Offer;
  readonly acceptance: StoredAcceptance;
  readonly link: Pick<OpenLink, "createdBy" | "origin">;
}

/**
 * Tells who made the offer, who made its link, and whom the project is assigned to that the client has accepted: by bell, and by mail where
 * they sell. Letters lead to the page on which the project is ordered.
 */
export async function tellSellers(
  db: Db,
  { now, config }: Pick<Context, "now" | "config">,
  { record, offer, acceptance, link }: Accepted,
): Promise<void> {
  const { rows } = await db.query<ToldSeller & { readonly sells: boolean }>(
    `select u.id, u.email, u.language, u.kind = 'pro' or u.is_admin as sells from app_user u
      where u.disabled_at is null and u.kind <> 'guest'
        and u.id in ($1, $2, (select assigned_user_id from project where id = $3))`,
    [record.created_by, link.createdBy, record.project_id],
  );
  const at = now();
  await notify(
    db,
    rows.map(({ id }) => id),
    {
      key: `accepted ${record.id}`,
      kind: "offer-accepted",
      at,
      projectId: record.project_id,
      offerId: record.id,
      data: {
        number: record.number,
        by: acceptance.name,
        payable: acceptance.payable,
        currency: acceptance.currency,
      },
    },
  );
  if (!config.mail) return;
  const shop = await shopOf(db, record.shop_id);
  const order = link.origin === "" ? "" : `${link.origin}/summary?order=1&project=${record.project_id}`;
  const sellers = rows.filter(({ sells }) => sells);
  await mailSellers(db, { record, offer, acceptance, shop, at }, sellers, order);
}
