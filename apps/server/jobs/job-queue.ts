import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type pg from "pg";
import { type JobWithMetadata, PgBoss } from "pg-boss";
import { openListener } from "../db/listen.ts";
import { isMaintenanceRefusal } from "../db/write-gate.ts";
import { changeJob, JOB_CHANNEL, type JobRecord, readJob } from "./job-record.ts";
import { isOutOfMemory } from "./out-of-memory.ts";

/** The moment that running jobs get when the server stops. */
const GRACE_MS = 10_000;

/** The work of one kind of job. A run may stop at any point and start again, so it must find the results of earlier runs. */
export interface JobWorker {
  readonly kind: string;
  /** True for a job that takes far longer than most; such jobs wait for each other alone. Absent: none does. */
  isLarge?(job: JobRecord): boolean | Promise<boolean>;
  run(job: JobRecord, control: JobControl): Promise<Record<string, unknown>>;
}

export interface JobControl {
  /** Reports a step and its progress, 0 … 1. Throws `JobCancelled` if somebody has stopped the job. */
  report(step: string, progress: number, result?: object): Promise<void>;
}

/** Somebody stopped the job. */
class JobCancelled extends Error {
  override readonly name = "JobCancelled";
}

/** A failure that another try cannot cure, e.g. terms that are refused. */
export class JobRefused extends Error {
  override readonly name = "JobRefused";
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Runs jobs on any node. People see the `job` table; pg-boss only decides which node runs a job, and when it is tried again. */
export interface JobQueue {
  /** Queues a job whose row is committed. Queueing it twice is harmless. */
  send(kind: string, jobId: string): Promise<void>;
  /** Queues a job again that has ended and that the caller has set back to `queued`. */
  again(kind: string, jobId: string): Promise<void>;
  /** Resolves when the job may have changed, when the time is up or when `signal` aborts. */
  changed(jobId: string, milliseconds: number, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

const RETRIES = 4;
/** Tries that maintenance may cost a job beside those of its own failures. */
const SPARE_RETRIES = 4;

export async function openJobQueue(options: {
  readonly pool: pg.Pool;
  readonly queueUrl: string;
  /** The application's own database, where changes of job rows are notified. */
  readonly databaseUrl: string;
  readonly workers: readonly JobWorker[];
  /** False: jobs are queued, and begun by other nodes. */
  readonly takesJobs: boolean;
  /** While it is active no job is begun. */
  readonly maintenance: { readonly isActive: () => boolean; onChange(heard: () => void): void };
  readonly log: FastifyBaseLogger;
}): Promise<JobQueue> {
  const { pool, workers, maintenance, log } = options;
  const boss = new PgBoss({
    connectionString: options.queueUrl,
    application_name: "stanza-jobs",
    max: 4,
    useListenNotify: true,
    // Seconds between the checks for workers without a heartbeat.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    schedule: false,
  });
  boss.on("error", (error) => log.warn({ err: error }, "The job queue has a problem"));
  await boss.start();
  const listener = openListener(options.databaseUrl, [JOB_CHANNEL], (error) =>
    log.warn({ err: error }, "Listening for job changes was interrupted"),
  );
  const place = async (kind: string, jobId: string) => {
    const job = await readJob(pool, jobId);
    if (!job) return { lane: kind, priority: 0 };
    const worker = workers.find((one) => one.kind === kind);
    const lane = (await worker?.isLarge?.(job)) ? largeLane(kind) : kind;
    return { lane, priority: -(await jobsBefore(pool, job)) };
  };
  const send = async (kind: string, jobId: string) => {
    const { lane, priority } = await place(kind, jobId);
    await boss.send(lane, { jobId }, { id: jobId, priority, retryLimit: RETRIES + SPARE_RETRIES });
  };
  const lanes = workers.flatMap((worker) =>
    (worker.isLarge ? [worker.kind, largeLane(worker.kind)] : [worker.kind]).map((lane) => ({
      worker,
      lane,
    })),
  );
  const begin = ({ worker, lane }: (typeof lanes)[number]) =>
    boss.work(
      lane,
      // New jobs are notified; jobs to try again are found by polling.
      { includeMetadata: true, batchSize: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 },
      async ([task]: JobWithMetadata<{ jobId: string }>[]) => {
        if (task) await work(pool, worker, task.data.jobId, task.retryCount >= RETRIES, log);
      },
    );
  for (const one of lanes) {
    await boss.createQueue(one.lane, {
      notify: true,
      // A killed worker has no heartbeat, so its job starts again within half a minute.
      heartbeatSeconds: 10,
      expireInSeconds: 600,
      retryLimit: RETRIES + SPARE_RETRIES,
      retryDelay: 2,
      retryBackoff: true,
      deleteAfterSeconds: 3600,
    });
  }
  let isWorking = false;
  let isClosed = false;
  // One change after the other: a window may end while its start is still being followed.
  let following: Promise<unknown> = Promise.resolve();
  const follow = () => {
    following = following
      .then(async () => {
        if (isClosed || isWorking !== maintenance.isActive()) return;
        isWorking = !isWorking;
        for (const one of lanes) await (isWorking ? begin(one) : boss.offWork(one.lane, { wait: false }));
      })
      .catch((error: unknown) => log.warn({ err: error }, "Jobs could not follow maintenance"));
  };
  if (options.takesJobs) {
    maintenance.onChange(follow);
    follow();
    await following;
  }
  for (const { kind } of workers) await sendForgotten(pool, kind, send);
  return {
    send,
    async again(kind, jobId) {
      // With a new queue id, because the queue still knows the one that has ended.
      const { lane, priority } = await place(kind, jobId);
      await boss.send(lane, { jobId }, { priority, retryLimit: RETRIES + SPARE_RETRIES });
    },
    changed: (jobId, milliseconds, signal) =>
      new Promise((resolve) => {
        const done = () => {
          clearTimeout(timer);
          stop();
          signal.removeEventListener("abort", done);
          resolve();
        };
        const stop = listener.on(JOB_CHANNEL, (changedId) => changedId === jobId && done());
        const timer = setTimeout(done, milliseconds);
        signal.addEventListener("abort", done, { once: true });
        if (signal.aborted) done();
      }),
    async close() {
      isClosed = true;
      await following;
      // Running jobs get a moment to finish a step; the rest continues on another node or after the next start.
      const idle = Promise.all(lanes.map(({ lane }) => boss.offWork(lane)));
      await Promise.race([idle, sleep(GRACE_MS, undefined, { ref: false })]);
      await boss.stop({ graceful: true, timeout: 1000 });
      await listener.close();
    },
  };
}

/** The lane of jobs that take long. Each lane does one job at a time, so that those of the other go on. */
const largeLane = (kind: string): string => `${kind}-large`;

/**
 * How many jobs of the same shop wait before this one. The first of each shop come before the second of any, so that a shop with a hundred
 * lets the others in between.
 */
async function jobsBefore(pool: pg.Pool, { id, shop_id, kind }: JobRecord): Promise<number> {
  const { rows } = await pool.query<{ count: number }>({
    name: "jobs-before",
    text: `select count(*)::int as count from job j join job own on own.id = $1
      where j.shop_id = $2 and j.kind = $3 and j.state in ('queued', 'running') and (j.created_at, j.id) < (own.created_at, own.id)`,
    values: [id, shop_id, kind],
  });
  return rows[0]?.count ?? 0;
}

async function work(
  pool: pg.Pool,
  worker: JobWorker,
  jobId: string,
  isLastTry: boolean,
  log: FastifyBaseLogger,
): Promise<void> {
  const job = await readJob(pool, jobId);
  if (!job || !(await changeJob(pool, jobId, { state: "running" }))) return;
  const control: JobControl = {
    async report(step, progress, result) {
      const goesOn = await changeJob(pool, jobId, { step, progress, ...(result ? { result } : {}) });
      if (!goesOn) throw new JobCancelled("The job was stopped.");
    },
  };
  try {
    const result = await worker.run(job, control);
    await changeJob(pool, jobId, { state: "done", progress: 1, result, error: null });
  } catch (error) {
    if (error instanceof JobCancelled) return;
    // Tried again after the window, from what is stored.
    if (isMaintenanceRefusal(error)) throw error;
    const message = error instanceof Error ? error.message : String(error);
    const refused = isOutOfMemory(error) ? "too-large" : error instanceof JobRefused ? error.code : null;
    log.error({ err: error, job: jobId, kind: worker.kind }, "A job failed");
    const failure = { code: refused ?? "failed", message };
    const isRefused = refused !== null;
    await changeJob(pool, jobId, { ...(isRefused || isLastTry ? { state: "failed" } : {}), error: failure });
    if (!isRefused) throw error;
  }
}

/** Queues the jobs of a server that died between committing and queueing them. */
async function sendForgotten(
  pool: pg.Pool,
  kind: string,
  send: (kind: string, jobId: string) => Promise<void>,
): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    "select id from job where kind = $1 and state in ('queued', 'running') and updated_at > now() - interval '1 day'",
    [kind],
  );
  for (const { id } of rows) await send(kind, id);
}
