import { mayEver } from "@stanza/project";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { newestOf, offersOf, savesOf, statusesOf, versionsAndBinOf } from "../project-log.ts";
import { findProject } from "../project-record.ts";

export const getProjectLog: Handler<"getProjectLog"> = async ({ context, params, query, session }) => {
  const project = await findProject(context.pool, session, params.id);
  if (!project) return notFound();
  const asked = {
    projectId: project.id,
    before: query.before === undefined ? null : new Date(query.before),
    limit: query.limit,
  };
  const isStaff = mayEver("offer.deal", session.actor);
  const [saves, statuses, offers, others] = await Promise.all([
    savesOf(context.pool, asked),
    statusesOf(context.pool, asked, isStaff),
    mayEver("offer.read", session.actor) ? offersOf(context.pool, asked) : [],
    versionsAndBinOf(context.pool, asked),
  ]);
  return { status: 200, body: newestOf([saves, statuses, offers, others], query.limit) };
};
