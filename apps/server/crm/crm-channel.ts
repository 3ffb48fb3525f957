import type { CrmUpload } from "@stanza/codecs";
import type { CrmOrder, CrmSystem } from "../external/crm/crm-system.ts";
import type { OutboxChannel } from "../outbox/outbox.ts";

export const CRM_KIND = "crm-upload";

/** The part of an upload that the outbox keeps until it has arrived. */
export interface CrmPayload {
  readonly upload: CrmUpload;
}

/**
 * Hands projects to the CRM; the order that it answers becomes the project's link.
 *
 * ASSUMED: a link that somebody made or removed by hand while the upload was on its way stands; the answer is kept with the upload.
 */
export function crmChannel(crm: CrmSystem): OutboxChannel<CrmOrder> {
  return {
    kind: CRM_KIND,
    deliver: ({ key, payload }) => crm.upload(key, (payload as CrmPayload).upload),
    async delivered(db, { id: outbox }, { id }) {
      const { rows } = await db.query<{ project_id: number; sent_order: string }>(
        "update crm_upload set crm_order = $2 where outbox_id = $1 returning project_id, sent_order",
        [outbox, id],
      );
      const [upload] = rows;
      if (!upload) return;
      await db.query(
        `with linked as (update project set crm_order = $2 where id = $1 and crm_order = $3 and crm_order <> $2 returning shop_id)
          insert into audit (shop_id, user_id, action, entity, entity_id, detail)
          select l.shop_id, b.created_by, 'link-crm', 'project', $1::bigint::text, jsonb_build_object('from', $3::text, 'to', $2::text, 'upload', b.id)
          from linked l, outbox b where b.id = $4`,
        [upload.project_id, id, upload.sent_order, outbox],
      );
    },
  };
}
