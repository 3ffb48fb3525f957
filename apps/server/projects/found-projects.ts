import { PROJECT_STATUSES, type ProjectStatus } from "@stanza/project";
import type { Db } from "../db/pool.ts";
import { wordPatterns } from "../operation/list-page.ts";
import type { Session } from "../session/sessions.ts";

/** Counting ends here: beyond it a list says "more". */
const MOST_COUNTED = 1000;

/** The projects that a person may see and a search finds, as SQL. */
export interface FoundProjects {
  /** Is true of a found `project p`, whatever its shop and status. */
  readonly sql: string;
  /** Parameters of `sql`; `$1` are the shops. */
  readonly values: readonly unknown[];
  readonly counts: Readonly<Partial<Record<ProjectStatus, number>>>;
  /** The statuses of which there may be more than counted. */
  readonly moreOf: readonly ProjectStatus[];
}

export async function findProjects(db: Db, session: Session, search = ""): Promise<FoundProjects> {
  const { actor } = session;
  const values: unknown[] = [actor.shops];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const sees = seesAll(session) ? [] : [ownedBy(parameter(actor.userId))];
  const words = wordPatterns(search).map((pattern) => `p.words like plain_text(${parameter(pattern)})`);
  const offered = words.length > 0 ? await projectsOfOffer(db, actor.shops, search.trim()) : [];
  const searched =
    offered.length > 0
      ? [`(p.id = any(${parameter(offered)}::bigint[]) or (${words.join(" and ")}))`]
      : words;
  const conditions = [...sees, ...searched];
  // Whoever sees a whole shop counts it by its index; what else is found has to be looked at.
  if (conditions.length === 0) return { sql: IS_THERE, values, ...(await countShops(db, actor.shops)) };
  return countFound(db, [IS_THERE, ...conditions].join(" and "), values);
}

const IS_THERE = "p.deleted_at is null";

const seesAll = ({ actor }: Session): boolean => actor.supervisor || actor.type === "pro";
const ownedBy = (user: string): string => `(p.owner_id = ${user} or p.assigned_user_id = ${user})`;

/** The projects of the offer with this number. */
async function projectsOfOffer(db: Db, shops: readonly string[], number: string): Promise<readonly number[]> {
  if (!/^\d{4}-\d{5,9}$/.test(number)) return [];
  const { rows } = await db.query<{ id: number }>({
    name: "projects-of-offer-number",
    text: `select (part->>'projectId')::bigint as id from offer o, jsonb_array_elements(o.made_from) part
        where o.shop_id = any($1) and o.number = $2
      union select o.project_id from offer o where o.shop_id = any($1) and o.number = $2`,
    values: [shops, number],
  });
  return rows.map(({ id }) => id);
}

async function countShops(
  db: Db,
  shops: readonly string[],
): Promise<Pick<FoundProjects, "counts" | "moreOf">> {
  const { rows } = await db.query<{ status: ProjectStatus; count: number }>({
    name: "project-counts",
    text: `select status, (select count(*) from (select from project p
        where p.shop_id = any($1) and p.status = s.status and p.deleted_at is null limit ${MOST_COUNTED + 1}) one) as count
      from unnest($2::text[]) s (status)`,
    values: [shops, PROJECT_STATUSES],
  });
  const there = rows.filter(({ count }) => count > 0);
  return {
    counts: Object.fromEntries(there.map(({ status, count }) => [status, Math.min(count, MOST_COUNTED)])),
    moreOf: there.filter(({ count }) => count > MOST_COUNTED).map(({ status }) => status),
  };
}

/** Few projects are listed by their ids from then on, so that they are searched for once. */
async function countFound(db: Db, sql: string, values: unknown[]): Promise<FoundProjects> {
  // Without a name: planned anew for the very words, which decide whether trigrams help.
  const { rows } = await db.query<{ id: number; status: ProjectStatus }>(
    `select p.id, p.status from project p where p.shop_id = any($1) and ${sql} limit ${MOST_COUNTED + 1}`,
    values,
  );
  const byStatus = Map.groupBy(rows.slice(0, MOST_COUNTED), ({ status }) => status);
  const counts = Object.fromEntries([...byStatus].map(([status, found]) => [status, found.length]));
  if (rows.length > MOST_COUNTED) return { sql, values, counts, moreOf: PROJECT_STATUSES };
  return {
    sql: `p.id = any($2::bigint[]) and ${IS_THERE}`,
    values: [values[0], rows.map(({ id }) => id)],
    counts,
    moreOf: [],
  };
}
