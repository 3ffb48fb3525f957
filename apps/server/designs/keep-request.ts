import { NO_CUSTOMER, type ProjectDocument } from "@stanza/codecs";
import type { Shop } from "@stanza/contract";
import { projectCan } from "@stanza/project";
import type { FastifyRequest } from "fastify";
import type { Db } from "../db/pool.ts";
import type { Context } from "../operation/context.ts";
import { notFound } from "../operation/refuse.ts";
import { insertProject } from "../projects/make-project.ts";
import type { ProjectFinding } from "../projects/price-document.ts";
import { findProject, metaOf } from "../projects/project-record.ts";
import { logStatus } from "../projects/status-log.ts";
import type { CheckedDocument } from "../projects/stored-document.ts";
import type { Session } from "../session/sessions.ts";

/** The project that a request becomes. */
export interface RequestedProject {
  /** Number of the project that the asked shop has already; `null`: it gets a new one. */
  readonly stored: number | null;
  /** The document of a new one, with the person in it. */
  readonly own: CheckedDocument;
  readonly finding: ProjectFinding;
}

/** The design as the shop gets it: with the name and address of the person who asks. ASSUMED: the last word is the family name. */
export function withPerson(
  document: ProjectDocument,
  { name, email }: { readonly name: string; readonly email: string },
): ProjectDocument {
  const words = name.split(/\s+/);
  const customer = {
    ...NO_CUSTOMER,
    firstName: words.slice(0, -1).join(" "),
    lastName: words.at(-1) ?? "",
    email,
  };
  return { ...document, customer };
}

/**
 * Keeps the design at the asked shop as an unassigned project, whether or not the deployment lets guests save: this is the one way in
 * which a guest's design reaches the server, and they have agreed to it. A project that the shop has already stays where it is, and is
 * unassigned unless somebody works on it.
 */
export async function keepRequest(
  db: Db,
  call: { readonly context: Context; readonly session: Session; readonly request: FastifyRequest },
  asked: { readonly id: string; readonly shop: Shop },
  project: RequestedProject,
  { consent, now }: { readonly consent: object; readonly now: Date },
) {
  const { session, context } = call;
  const by = session.actor.userId;
  const extra = { request: consent };
  if (project.stored === null) {
    const projectId = await insertProject(db, call, project.own, project.finding, {
      createId: undefined,
      action: "create",
      place: { shopId: asked.id, shop: asked.shop, status: "unassigned" },
    });
    await logStatus(db, { projectId, from: "anonymous", to: "unassigned", by, extra });
    return { projectId, refusal: undefined } as const;
  }
  const record = await findProject(db, session, project.stored, true);
  if (!record) return { projectId: 0, refusal: notFound() } as const;
  // A guest may not change a status, but asking a shop is what takes a guest's project out of `anonymous`.
  const person = { ...session.actor, type: "customer" as const };
  const change = projectCan.changeStatus(metaOf(record), person, context.policy, "unassigned");
  const to = record.status === "anonymous" && change.allowed ? "unassigned" : record.status;
  if (to !== record.status)
    await db.query("update project set status = $2, updated_at = $3, updated_by = $4 where id = $1", [
      record.id,
      to,
      now,
      by,
    ]);
  await logStatus(db, { projectId: record.id, from: record.status, to, by, extra });
  return { projectId: record.id, refusal: undefined } as const;
}
