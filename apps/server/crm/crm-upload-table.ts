import type { CrmUpload } from "@stanza/contract";
import type { Db } from "../db/pool.ts";
import { deliveriesOf } from "../deliveries/delivery-table.ts";

const CHOSEN = {
  "of-project": "u.project_id = $1",
  "of-message": "b.id = $1",
} as const;

/** Uploads to the CRM with how their delivery stands, newest first, at most 50. id: of the project or of the outbox message */
export async function crmUploads(db: Db, choice: keyof typeof CHOSEN, id: number): Promise<CrmUpload[]> {
  const { rows } = await db.query<Omit<CrmUpload, "delivery"> & { readonly outbox: number }>(
    `select u.id, u.revision, o.number as "offerNumber", u.crm_order as order, b.id as outbox
      from crm_upload u join outbox b on b.id = u.outbox_id left join offer o on o.id = u.offer_id
      where ${CHOSEN[choice]} order by u.id desc limit 50`,
    [id],
  );
  const deliveries = await deliveriesOf(
    db,
    "several",
    rows.map(({ outbox }) => outbox),
  );
  return rows.flatMap(({ outbox, ...upload }) => {
    const delivery = deliveries.find(({ id }) => id === outbox);
    return delivery ? [{ ...upload, delivery }] : [];
  });
}

/** Returns true when an upload of the project other than the one with this key is still waiting to be sent. */
export async function isUploadWaiting(db: Db, projectId: number, key: string): Promise<boolean> {
  const { rows } = await db.query(
    `select from crm_upload u join outbox b on b.id = u.outbox_id
      where u.project_id = $1 and b.state = 'pending' and b.key <> $2`,
    [projectId, key],
  );
  return rows.length > 0;
}
