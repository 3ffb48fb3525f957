import type { Maintenance } from "@stanza/contract";
import type pg from "pg";
import { type Db, only, transaction } from "../db/pool.ts";
import { type Session, siteId } from "../session/sessions.ts";

/** The notification channel for changes of maintenance windows. */
export const MAINTENANCE_CHANNEL = "stanza_maintenance";

/** The window that changed last. */
export interface MaintenanceWindow {
  readonly id: number;
  readonly state: "booked" | "active" | "ended" | "cancelled" | "lapsed";
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly message: Readonly<Record<string, string>>;
  readonly rev: number;
}

const COLUMNS = "id, state, starts_at, ends_at, message, rev";

/** The window that changed last; `null`: there has been none. A live one is always the last. */
export async function latestWindow(db: Db): Promise<MaintenanceWindow | null> {
  const { rows } = await db.query<MaintenanceWindow>({
    name: "maintenance-latest",
    text: `select ${COLUMNS} from maintenance order by rev desc limit 1`,
  });
  return rows[0] ?? null;
}

/**
 * The live window as things stand now; `null`: there is none.
 *
 * ASSUMED: a booked window that nobody starts is over at its end. One that runs goes on until somebody ends it: at its planned end the
 * work may not be finished, and writes would meet it.
 */
export function liveWindow(window: MaintenanceWindow | null, now: Date): MaintenanceWindow | null {
  if (window?.state === "active") return window;
  return window?.state === "booked" && window.ends_at > now ? window : null;
}

/** The answer that every operation on maintenance gives. */
export function maintenanceView(window: MaintenanceWindow | null, now: Date): Maintenance {
  const live = liveWindow(window, now);
  return {
    state: live?.state === "active" ? "active" : live ? "booked" : "none",
    startsAt: live?.starts_at.toISOString() ?? null,
    endsAt: live?.ends_at.toISOString() ?? null,
    message: { ...live?.message },
    rev: window?.rev ?? 0,
    now: now.toISOString(),
  };
}

/**
 * Changes windows in a transaction, one change after the other on all servers.
 *
 * change    gets the live window and the one that changed last
 * returns   what the change returns; `not-this-site`: the person is of another site than the deployment's, whose windows these are
 */
export async function changeWindows<T>(
  { pool, now }: { readonly pool: pg.Pool; readonly now: () => Date },
  session: Session,
  change: (db: Db, at: Date, live: MaintenanceWindow | null, latest: MaintenanceWindow | null) => Promise<T>,
): Promise<T | "not-this-site"> {
  if (session.siteId !== (await siteId(pool))) return "not-this-site";
  return transaction(pool, async (db) => {
    await db.query("select from site where id = $1 for no key update", [session.siteId]);
    const at = now();
    const latest = await latestWindow(db);
    return change(db, at, liveWindow(latest, at), latest);
  });
}

/** Changes the state of a window and tells every server when the transaction is committed. */
export async function moveWindow(
  db: Db,
  id: number,
  state: Exclude<MaintenanceWindow["state"], "booked">,
  at: Date,
): Promise<void> {
  const column = state === "active" ? "started_at" : "ended_at";
  await db.query(
    `update maintenance set state = $2, ${column} = $3, rev = nextval('maintenance_rev') where id = $1`,
    [id, state, at],
  );
  await tellServers(db);
}

interface Booking {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly message: Readonly<Record<string, string>>;
}

/** Books a window, or moves the one that is booked; returns its id. */
export async function bookWindow(
  db: Db,
  session: Session,
  booked: MaintenanceWindow | null,
  { startsAt, endsAt, message }: Booking,
  at: Date,
): Promise<number> {
  const times = [startsAt, endsAt, message, session.actor.userId, at];
  const { rows } = await db.query<{ id: number }>(
    booked
      ? `update maintenance set starts_at = $1, ends_at = $2, message = $3, booked_by = $4, booked_at = $5,
          rev = nextval('maintenance_rev') where id = $6 returning id`
      : `insert into maintenance (site_id, state, starts_at, ends_at, message, booked_by, booked_at)
          values ($6, 'booked', $1, $2, $3, $4, $5) returning id`,
    [...times, booked?.id ?? session.siteId],
  );
  await tellServers(db);
  return only(rows).id;
}

const tellServers = (db: Db) => db.query("select pg_notify($1, '')", [MAINTENANCE_CHANNEL]);
