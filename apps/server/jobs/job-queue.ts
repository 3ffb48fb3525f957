import type { FastifyBaseLogger } from "fastify";
import type pg from "pg";
import { type JobWithMetadata, PgBoss } from "pg-boss";
import { openListener } from "../db/listen.ts";
import { changeJob, JOB_CHANNEL, type JobRecord, readJob } from "./job-record.ts";

/** The work of one kind of job. It may be begun again at any point: what it has done before it must find. */
export interface JobWorker {
  readonly kind: string;
  run(job: JobRecord, control: JobControl): Promise<Record<string, unknown>>;
}

export interface JobControl {
  /** Reports a step and its progress, 0 … 1. Throws `JobCancelled` where somebody has stopped the job. */
  report(step: string, progress: number, result?: object): Promise<void>;
}

/** Somebody stopped the job. */
class JobCancelled extends Error {
  override readonly name = "JobCancelled";
}

/** What trying again cannot mend, e.g. terms that are refused. */
export class JobRefused extends Error {
  override readonly name = "JobRefused";
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Runs jobs on any node. The `job` table is what people see; pg-boss only decides who works on what and when again. */
export interface JobQueue {
  /** Hands over a job whose row is committed. Handing it over twice is harmless. */
  send(kind: string, jobId: string): Promise<void>;
  /** Hands a job over once more that has ended, and that the caller has put back to `queued`. */
  again(kind: string, jobId: string): Promise<void>;
  /** Resolves when the job may have changed, when the time is up or when `signal` aborts. */
  changed(jobId: string, milliseconds: number, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

const RETRIES = 4;

export async function openJobQueue(options: {
  readonly pool: pg.Pool;
  readonly queueUrl: string;
  /** Where notifications of job rows are sent: the application's own database. */
  readonly databaseUrl: string;
  readonly workers: readonly JobWorker[];
  readonly log: FastifyBaseLogger;
}): Promise<JobQueue> {
  const { pool, workers, log } = options;
  const boss = new PgBoss({
    connectionString: options.queueUrl,
    application_name: "stanza-jobs",
    max: 4,
    useListenNotify: true,
    // How soon it is noticed that a worker has stopped beating.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    schedule: false,
  });
  boss.on("error", (error) => log.warn({ err: error }, "The job queue has a problem"));
  await boss.start();
  const listener = openListener(options.databaseUrl, [JOB_CHANNEL], (error) =>
    log.warn({ err: error }, "Listening for job changes was interrupted"),
  );
  const send = async (kind: string, jobId: string) => {
    await boss.send(kind, { jobId }, { id: jobId });
  };
  for (const worker of workers) {
    await boss.createQueue(worker.kind, {
      notify: true,
      // A worker that was killed stops beating; its job starts again within half a minute.
      heartbeatSeconds: 10,
      expireInSeconds: 600,
      retryLimit: RETRIES,
      retryDelay: 2,
      retryBackoff: true,
      deleteAfterSeconds: 3600,
    });
    await boss.work(
      worker.kind,
      // A new job is notified; one that is tried again has to be looked for.
      { includeMetadata: true, batchSize: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 },
      async ([task]: JobWithMetadata<{ jobId: string }>[]) => {
        if (task) await work(pool, worker, task.data.jobId, task.retryCount >= task.retryLimit, log);
      },
    );
    await sendForgotten(pool, worker.kind, send);
  }
  return {
    send,
    async again(kind, jobId) {
      // Under an id of its own: the queue still knows the one that has ended.
      await boss.send(kind, { jobId });
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
      // What is under way gets a moment to reach a step; the rest goes on elsewhere or after the next start.
      await boss.stop({ graceful: true, timeout: 10_000 });
      await listener.close();
    },
  };
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
    const message = error instanceof Error ? error.message : String(error);
    const isRefused = error instanceof JobRefused;
    log.error({ err: error, job: jobId, kind: worker.kind }, "A job failed");
    const failure = { code: isRefused ? error.code : "failed", message };
    await changeJob(pool, jobId, { ...(isRefused || isLastTry ? { state: "failed" } : {}), error: failure });
    if (!isRefused) throw error;
  }
}

/** Jobs whose row was committed by a server that died before it handed them over. */
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
