import type { ProjectLogEntry } from "@stanza/contract";
import type { ProjectStatus } from "@stanza/project";
import type { Db } from "../db/pool.ts";

/** ASSUMED: saves of one person that lie closer together are one sitting, and one entry. */
const SITTING = "30 minutes";

export interface LogQuery {
  readonly projectId: number;
  /** Only what was before this moment; null: from the newest. */
  readonly before: Date | null;
  /** Entries of each kind, at most. */
  readonly limit: number;
}

const NAME = "coalesce(nullif(u.name, ''), u.login, '')";

/** The sittings in which a project was saved, newest first. */
export async function savesOf(db: Db, query: LogQuery): Promise<readonly ProjectLogEntry[]> {
  const { rows } = await db.query<{ from: Date; at: Date; count: number; first: number; by: string }>({
    name: "project-log-saves",
    text: `with save as (
        select revision, saved_at, saved_by,
          case when lag(saved_by) over w = saved_by and saved_at - lag(saved_at) over w < interval '${SITTING}'
            then 0 else 1 end as begins
        from project_revision where project_id = $1 window w as (order by revision)
      ), sitting as (select *, sum(begins) over (order by revision) as n from save)
      select min(s.saved_at) as from, max(s.saved_at) as at, count(*)::int as count, min(s.revision) as first,
        case when u.kind = 'guest' then '' else ${NAME} end as by
      from sitting s join app_user u on u.id = s.saved_by
      group by s.n, u.id having $2::timestamptz is null or max(s.saved_at) < $2
      order by at desc limit $3`,
    values: [query.projectId, query.before, query.limit],
  });
  return rows.map(({ from, at, count, first, by }) => ({
    kind: "saved",
    from: from.toISOString(),
    at: at.toISOString(),
    count,
    isFirst: first === 1,
    by,
  }));
}

/** Its changes of status, newest first. isStaff: the words that go with them are the shop's own. */
export async function statusesOf(
  db: Db,
  { projectId, before, limit }: LogQuery,
  isStaff: boolean,
): Promise<readonly ProjectLogEntry[]> {
  const { rows } = await db.query<{
    at: Date;
    by: string;
    from: ProjectStatus;
    to: ProjectStatus;
    assigned_to: string;
    note: string;
  }>({
    name: "project-log-statuses",
    text: `select l.at, l.from_status as from, l.to_status as to, case when u.kind = 'guest' then '' else ${NAME} end as by,
        coalesce(nullif(t.name, ''), t.login, '') as assigned_to, coalesce(l.extra->>'note', '') as note
      from project_status_log l join app_user u on u.id = l.by_user left join app_user t on t.id = l.target_user
      where l.project_id = $1 and ($2::timestamptz is null or l.at < $2)
      order by l.at desc, l.id desc limit $3`,
    values: [projectId, before, limit],
  });
  return rows.map(({ at, by, from, to, assigned_to, note }) => ({
    kind: "status",
    at: at.toISOString(),
    by,
    from,
    to,
    assignedTo: assigned_to,
    note: isStaff ? note : "",
  }));
}

/** Its offers, newest first. */
export async function offersOf(
  db: Db,
  { projectId, before, limit }: LogQuery,
): Promise<readonly ProjectLogEntry[]> {
  const { rows } = await db.query<{
    id: string;
    at: Date;
    by: string;
    number: string;
    payable: string;
    currency: string;
  }>({
    name: "project-log-offers",
    text: `select o.id, o.created_at as at, o.number, o.payable, o.currency, ${NAME} as by
      from offer o join app_user u on u.id = o.created_by
      where o.project_id = $1 and ($2::timestamptz is null or o.created_at < $2)
      order by o.created_at desc, o.id desc limit $3`,
    values: [projectId, before, limit],
  });
  return rows.map(({ id, at, ...offer }) => ({
    kind: "offer",
    offerId: Number(id),
    at: at.toISOString(),
    ...offer,
  }));
}

/** What the audit log says of versions and of the bin, by its action. */
const LOGGED = {
  version: { kind: "version", what: "named" },
  "restore-version": { kind: "version", what: "restored" },
  "remove-version": { kind: "version", what: "removed" },
  delete: { kind: "bin", what: "deleted" },
  restore: { kind: "bin", what: "restored" },
} as const;

/** Its versions, and its way through the bin, newest first, with the shop in which the person worked. */
export async function versionsAndBinOf(
  db: Db,
  { projectId, before, limit }: LogQuery,
): Promise<readonly ProjectLogEntry[]> {
  const { rows } = await db.query<{
    at: Date;
    action: keyof typeof LOGGED;
    name: string;
    by: string;
    shop: string;
  }>({
    name: "project-log-versions",
    text: `select a.at, a.action, coalesce(a.detail->>'name', '') as name, coalesce(h.code, '') as shop,
        case when u.kind = 'guest' then '' else ${NAME} end as by
      from audit a left join app_user u on u.id = a.user_id left join shop h on h.id = a.shop_id
      where a.entity = 'project' and a.entity_id = $1::text and a.action = any($4)
        and ($2::timestamptz is null or a.at < $2)
      order by a.at desc, a.id desc limit $3`,
    values: [String(projectId), before, limit, Object.keys(LOGGED)],
  });
  return rows.map(({ at, action, name, by, shop }) => {
    const happened = { at: at.toISOString(), by, shop };
    const logged = LOGGED[action];
    return logged.kind === "version" ? { ...happened, ...logged, name } : { ...happened, ...logged };
  });
}

/**
 * One page of a log made of several lists, each newest first and cut at `limit`: the newest of all. `next` is where the page after it
 * begins; entries of one moment are never split between two pages.
 */
export function newestOf(
  lists: readonly (readonly ProjectLogEntry[])[],
  limit: number,
): { entries: ProjectLogEntry[]; next: string | null } {
  const all = lists.flat().toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0));
  if (all.length < limit) return { entries: all, next: null };
  const last = all[limit - 1]!.at;
  const entries = all.filter(({ at }) => at >= last);
  return { entries, next: last };
}
