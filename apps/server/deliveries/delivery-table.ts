import type { Delivery } from "@stanza/contract";
import type { Db } from "../db/pool.ts";

/** The kinds of delivery that people see, by the kind of their outbox message. Other messages are shown to nobody. */
export const KIND_VIEWS: Readonly<Record<string, Delivery["kind"]>> = {
  "offer-mail": "mail",
  "acceptance-mail": "mail",
  letter: "mail",
  "crm-upload": "crm",
  "order-post": "order-post",
  "order-folder": "order-folder",
};

const STATES = { pending: "waiting", sent: "sent", dead: "failed" } as const;

interface Row {
  readonly id: number;
  readonly kind: string;
  readonly about: string;
  readonly project_id: number | null;
  readonly created_at: Date;
  readonly by: string;
  readonly state: keyof typeof STATES;
  readonly error: string;
  readonly next_at: Date;
  readonly attempts: readonly { readonly at: string; readonly error: string }[];
}

const CHOSEN = {
  one: "b.id = $1",
  several: "b.id = any($1)",
  "of-project": "b.project_id = $1",
  "failed-of-shops": `b.shop_id = any($1) and b.state = 'dead'
    and exists (select from project p where p.id = b.project_id and p.deleted_at is null)`,
} as const;

/** Messages, newest first, at most 100. value: an id, ids or shop ids, as the choice asks */
export async function deliveriesOf(
  db: Db,
  choice: keyof typeof CHOSEN,
  value: number | readonly number[] | readonly string[],
): Promise<Delivery[]> {
  const { rows } = await db.query<Row>(
    `select b.id, b.kind, b.about, b.project_id, b.created_at, coalesce(nullif(u.name, ''), u.login, '') as by, b.state, b.error, b.next_at,
        coalesce((select json_agg(json_build_object('at', t.at, 'error', t.error) order by t.id)
          from (select * from outbox_attempt a where a.outbox_id = b.id order by a.id desc limit 30) t), '[]') as attempts
      from outbox b left join app_user u on u.id = b.created_by
      where ${CHOSEN[choice]} and b.kind = any($2) order by b.id desc limit 100`,
    [value, Object.keys(KIND_VIEWS)],
  );
  return rows.flatMap((row) => {
    const kind = KIND_VIEWS[row.kind];
    return kind ? [viewOf(row, kind)] : [];
  });
}

const viewOf = (row: Row, kind: Delivery["kind"]): Delivery => ({
  id: row.id,
  kind,
  about: row.about,
  projectId: row.project_id,
  at: row.created_at.toISOString(),
  by: row.by,
  state: STATES[row.state],
  error: row.error,
  nextAt: row.state === "pending" ? row.next_at.toISOString() : null,
  attempts: row.attempts.map(({ at, error }) => ({ at: new Date(at).toISOString(), error })),
});

/** Makes a message due now with its full number of tries; false: it has arrived already. */
export async function sendAgain(db: Db, id: number, at: Date): Promise<boolean> {
  const { rowCount } = await db.query({
    name: "outbox-again",
    text: `update outbox set state = 'pending', attempts = 0, next_at = $2, ended_at = null where id = $1 and state <> 'sent'`,
    values: [id, at],
  });
  return rowCount === 1;
}
