import type { RenderFailure, RenderJob, RenderSettings } from "@stanza/contract";
import type { Db } from "../db/pool.ts";
import { JOB_CHANNEL } from "../jobs/job-record.ts";

/** A row of `render_job`. */
export interface RenderRecord {
  readonly id: string;
  readonly shop_id: string;
  readonly project_id: number;
  readonly scene_sha: Buffer;
  /** The operator's own environment; `null`: it is built in. */
  readonly environment_sha: Buffer | null;
  readonly settings: RenderSettings;
  readonly credits: number;
  readonly state: RenderJob["state"];
  readonly progress: number;
  readonly rev: number;
  readonly tries: number;
  readonly engine: string | null;
  readonly failure: RenderFailure | null;
  readonly picture_sha: Buffer | null;
  readonly in_offer_at: Date | null;
  readonly created_at: Date;
  readonly started_at: Date | null;
  readonly ended_at: Date | null;
  readonly by_name: string;
  readonly ahead: number;
}

/** What of a job is read, for `render_job j join app_user u on u.id = j.created_by`. */
export const RENDER_COLUMNS = `j.id, j.shop_id, j.project_id, j.scene_sha, j.environment_sha, j.settings, j.credits, j.state, j.progress, j.rev, j.tries, j.engine,
  j.failure, j.picture_sha, j.in_offer_at, j.created_at, j.started_at, j.ended_at, coalesce(nullif(u.name, ''), u.login, '') as by_name,
  case when j.state = 'queued' then (select count(*)::int from render_job w where w.state in ('queued', 'running')
    and (w.state = 'running' or (-w.priority, w.created_at, w.id) < (-j.priority, j.created_at, j.id))) else 0 end as ahead`;

export const RENDER_TABLES = "render_job j join app_user u on u.id = j.created_by";

export function renderView(job: RenderRecord): RenderJob {
  return {
    ...job.settings,
    // Jobs from before there were films have none.
    kind: job.settings.kind ?? "picture",
    id: job.id,
    project: job.project_id,
    scene: job.scene_sha.toString("hex"),
    state: job.state,
    progress: job.progress,
    rev: job.rev,
    credits: job.credits,
    inOffer: job.in_offer_at !== null,
    createdAt: job.created_at.toISOString(),
    by: job.by_name,
    ...(job.state === "queued" ? { ahead: job.ahead } : {}),
    ...(job.engine === null ? {} : { engine: job.engine }),
    ...(job.failure === null ? {} : { failure: job.failure }),
    ...(job.started_at === null ? {} : { startedAt: job.started_at.toISOString() }),
    ...(job.ended_at === null ? {} : { endedAt: job.ended_at.toISOString() }),
  };
}

/** Workers listen here for jobs that have come. */
export const RENDER_QUEUED = "stanza_render";

/** What is notified besides a job's id, for those who watch all jobs of its project. */
export const projectTopic = (projectId: number): string => `renders-${projectId}`;

/** Tells whoever follows a job, or all jobs of its project, that it has changed; sent when the transaction ends. */
export const tellChange = (db: Db, id: string) =>
  db.query({
    name: "render-tell",
    text: `select pg_notify($1, $2::text), pg_notify($1, 'renders-' || project_id) from render_job where id = $2::uuid`,
    values: [JOB_CHANNEL, id],
  });
