import type { Delivery } from "@stanza/contract";
import type { Db } from "../db/pool.ts";
import { notify } from "../notifications/notify.ts";
import { KIND_VIEWS } from "./delivery-table.ts";

/**
 * Notifies the person who asked for a message, the owner of its project and the supervisors of its shop that it was given up. Runs in
 * the transaction that gives it up. A message that is sent again and fails again makes another notification.
 */
export async function notifyOfFailure(db: Db, id: number, at: Date): Promise<void> {
  const { rows } = await db.query<{
    readonly kind: string;
    readonly about: string;
    readonly project_id: number;
    readonly project: string;
    readonly people: readonly string[];
    readonly tries: number;
  }>({
    name: "outbox-dead",
    text: `select b.kind, b.about, b.project_id, p.description as project,
        array(select o.id from (values (b.created_by), (p.owner_id)) as o (id) where o.id is not null
          union select u.id from app_user u join user_shop s on s.user_id = u.id
            where s.shop_id = b.shop_id and u.is_admin and u.disabled_at is null) as people,
        (select count(*) from outbox_attempt t where t.outbox_id = b.id) as tries
      from outbox b join project p on p.id = b.project_id where b.id = $1`,
    values: [id],
  });
  const [letter] = rows;
  const what = letter && KIND_VIEWS[letter.kind];
  if (!letter || !what) return;
  await notify(db, letter.people, {
    key: `delivery ${id} ${letter.tries}`,
    kind: "delivery-failed",
    at,
    projectId: letter.project_id,
    data: { what, about: nameOf(what, letter.about), project: letter.project },
  });
}

/** The name of the message that is the same in every language: `anna@example.org`, `O-2026-00007`, `CRM 2026-00031`. */
const nameOf = (what: Delivery["kind"], about: string): string =>
  what === "crm" ? ["CRM", about].filter(Boolean).join(" ") : about;
