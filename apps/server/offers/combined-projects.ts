import type { Db } from "../db/pool.ts";
import { notFound, refuse } from "../operation/refuse.ts";
import { findProject, type ProjectRecord } from "../projects/project-record.ts";
import type { Session } from "../session/sessions.ts";
import { namesProjectTwice, sameProjectTwice } from "./same-project-twice.ts";

/**
 * The projects of a combined offer in its order, each once and all of one shop.
 *
 * returns   status 0 with the projects, or the refusal to answer
 */
export async function combinedProjects(
  db: Db,
  session: Session,
  parts: readonly { readonly projectId: number }[],
) {
  if (namesProjectTwice(parts)) return sameProjectTwice();
  const records: ProjectRecord[] = [];
  for (const { projectId } of parts) {
    const record = await findProject(db, session, projectId);
    if (!record) return notFound();
    records.push(record);
  }
  const [first, ...others] = records;
  if (!first) return notFound();
  if (others.some(({ shop_id }) => shop_id !== first.shop_id))
    return refuse(409, "different-shops", "The projects of one offer are of one shop.");
  return { status: 0, records: [first, ...others] } as const;
}
