import { projectCan } from "@stanza/project";
import type { Db } from "../db/pool.ts";
import type { Context } from "../operation/context.ts";
import { denied, notFound } from "../operation/refuse.ts";
import type { Session } from "../session/sessions.ts";
import { findProject, metaOf, type ProjectRecord } from "./project-record.ts";

type Found =
  | { readonly project: ProjectRecord; readonly refusal?: undefined }
  | {
      readonly project?: undefined;
      readonly refusal: ReturnType<typeof notFound> | ReturnType<typeof denied>;
    };

/** The project where the session may save it, otherwise the refusal to answer with. lock: see `findProject` */
export async function findSavableProject(
  db: Db,
  { context, session }: { readonly context: Pick<Context, "policy">; readonly session: Session },
  id: number,
  lock = false,
): Promise<Found> {
  const project = await findProject(db, session, id, lock);
  if (!project) return { refusal: notFound() };
  const permission = projectCan.save(metaOf(project), session.actor, context.policy);
  return permission.allowed ? { project } : { refusal: denied(permission.because, project.status) };
}
