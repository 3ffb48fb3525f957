import type { ProjectVersion } from "@stanza/contract";
import { freeVersionName, VERSION_LIMITS, versionKey } from "@stanza/project";
import { type Db, only } from "../db/pool.ts";
import { refuse } from "../operation/refuse.ts";
import type { Session } from "../session/sessions.ts";
import { type ProjectRecord, payableFor } from "./project-record.ts";
import { readProject } from "./stored-document.ts";

interface VersionRecord {
  readonly id: number;
  readonly name: string;
  readonly revision: number;
  readonly at: Date;
  readonly by: string;
  readonly rows: number;
  readonly automatic: boolean;
  readonly currency: string;
  readonly payable: string | null;
  readonly retail: string | null;
  readonly shop_id: string;
  readonly doc_sha: Buffer;
}

/** A version with where its document is. */
export interface FoundVersion {
  readonly version: ProjectVersion;
  readonly shopId: string;
  readonly sha: Buffer;
}

/** Which of a project's versions: all, the one with an id, or the one that is called so. */
type Wanted = { readonly id?: number; readonly name?: string };

/** Versions of a project, newest first. */
export async function versionsOf(
  db: Db,
  project: ProjectRecord,
  session: Session,
  { id, name }: Wanted = {},
): Promise<readonly FoundVersion[]> {
  const { rows } = await db.query<VersionRecord>({
    name: "project-versions",
    text: `select v.id, v.name, v.revision, v.created_at as at, v.row_count as rows, v.automatic, r.shop_id, r.doc_sha,
        r.totals->>'currency' as currency, r.totals->>'payable' as payable, r.totals->>'retail' as retail,
        case when u.kind = 'guest' then '' else coalesce(nullif(u.name, ''), u.login) end as by
      from project_version v join project_revision r on r.project_id = v.project_id and r.revision = v.revision
        join app_user u on u.id = v.created_by
      where v.project_id = $1 and ($2::bigint is null or v.id = $2) and ($3::text is null or v.name_key = $3)
      order by v.created_at desc, v.id desc`,
    values: [project.id, id ?? null, name === undefined ? null : versionKey(name)],
  });
  return rows.map((row) => ({
    shopId: row.shop_id,
    sha: row.doc_sha,
    version: {
      id: Number(row.id),
      name: row.name,
      revision: row.revision,
      at: row.at.toISOString(),
      by: row.by,
      rows: row.rows,
      currency: row.currency,
      payable: payableFor({ payable: row.payable, retail: row.retail, status: project.status }, session),
      isAutomatic: row.automatic,
    },
  }));
}

/**
 * Names a revision of a locked project. Refuses a name that another version has, and more versions or larger ones than a project may have.
 *
 * automatic  kept by itself: a taken name gets a number, and nothing is named where the revision has a name; returns null then
 */
export async function nameRevision(
  db: Db,
  project: ProjectRecord,
  named: {
    readonly name: string;
    readonly revision: number;
    readonly userId: string;
    readonly now: Date;
    readonly automatic: boolean;
  },
) {
  const { rows: there } = await db.query<{ key: string; revision: number }>(
    "select name_key as key, revision from project_version where project_id = $1",
    [project.id],
  );
  if (named.automatic && there.some(({ revision }) => revision === named.revision)) return null;
  const taken = new Set(there.map(({ key }) => key));
  const name = named.automatic ? freeVersionName(named.name, taken) : named.name;
  if (taken.has(versionKey(name)))
    return refuse(409, "name-taken", "Another version of this project has this name.");
  const bytes = await versionBytes(db, project.id, named.revision);
  if (there.length >= VERSION_LIMITS.versions || bytes > VERSION_LIMITS.bytes)
    return refuse(409, "too-many-versions", "The project has as many versions as one may have.");
  const { rows: found } = await db.query<{ shop_id: string; doc_sha: Buffer }>(
    "select shop_id, doc_sha from project_revision where project_id = $1 and revision = $2",
    [project.id, named.revision],
  );
  const { shop_id, doc_sha } = only(found);
  const { project: content } = await readProject(db, shop_id, doc_sha);
  const { rows } = await db.query<{ id: number }>(
    `insert into project_version (project_id, revision, name, name_key, row_count, automatic, created_at, created_by)
      values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [
      project.id,
      named.revision,
      name,
      versionKey(name),
      content.rows.length,
      named.automatic,
      named.now,
      named.userId,
    ],
  );
  return { status: 0, id: Number(only(rows).id), name } as const;
}

/** The bytes of a project's named documents, this revision's among them, equal ones counted once. */
async function versionBytes(db: Db, projectId: number, revision: number): Promise<number> {
  const { rows } = await db.query<{ bytes: string }>(
    `select coalesce(sum(d.size), 0)::bigint as bytes from (
        select distinct r.shop_id, r.doc_sha from project_revision r where r.project_id = $1
          and (r.revision = $2 or r.revision in (select revision from project_version where project_id = $1))
      ) named join project_doc d on d.shop_id = named.shop_id and d.sha = named.doc_sha`,
    [projectId, revision],
  );
  return Number(only(rows).bytes);
}
