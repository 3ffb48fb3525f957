import { type Kysely, sql } from "kysely";

/** Maintenance windows, and the function that keeps a table from being written while one runs (`db/write-gate.ts`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  "create sequence maintenance_rev",
  // rev: another one at every change of any window, so the row with the highest tells how things stand. message: text by language.
  `create table maintenance (
    id bigint generated always as identity primary key,
    site_id text not null references site,
    state text not null check (state in ('booked', 'active', 'ended', 'cancelled', 'lapsed')),
    starts_at timestamptz(3) not null,
    ends_at timestamptz(3) not null,
    message jsonb not null default '{}',
    rev bigint not null unique default nextval('maintenance_rev'),
    booked_by uuid references app_user on delete set null,
    booked_at timestamptz(3) not null,
    started_at timestamptz(3),
    ended_at timestamptz(3),
    check (ends_at > starts_at)
  )`,
  "create unique index maintenance_live on maintenance (site_id) where state in ('booked', 'active')",
  // Whoever writes shares the lock until its transaction ends; the start of a window takes it alone. So the start waits for transactions
  // that have written already, and those that write later look after it is committed: each statement of a volatile function has a
  // snapshot of its own.
  `create function refuse_in_maintenance() returns trigger language plpgsql volatile as $$
    begin
      if current_setting('stanza.passes_maintenance', true) = 'on' then return null; end if;
      perform pg_advisory_xact_lock_shared(33, 1);
      if exists (select from maintenance where state = 'active') then
        raise exception 'Writing to % is refused during maintenance', tg_table_name using errcode = 'MT001';
      end if;
      return null;
    end $$`,
];
