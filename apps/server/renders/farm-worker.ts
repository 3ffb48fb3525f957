import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type pg from "pg";
import { openListener } from "../db/listen.ts";
import { isMaintenanceRefusal } from "../db/write-gate.ts";
import type { FileStore } from "../files/file-store.ts";
import { endRender } from "./end-render.ts";
import { type RenderEngine, RenderError } from "./engines/engine.ts";
import { type FilmPacker, makeFilm } from "./engines/film.ts";
import { lightOf } from "./engines/light-of.ts";
import { giveBack, keepLease, takeRender } from "./lease.ts";
import { RENDER_QUEUED, type RenderRecord } from "./render-record.ts";
import { sayAlive, sayGone } from "./workers-alive.ts";

/** Signs of life, which also tell the progress and notice a stop. */
const BEAT_MS = 500;
/** A look at the queue at the latest: notifications may be lost, and dead workers notify nobody. */
const LOOK_MS = 2_000;
/** Engines that fail by chance are tried this often. */
const TRIES = 2;

export interface FarmWorkerParts {
  readonly pool: pg.Pool;
  readonly databaseUrl: string;
  readonly files: FileStore;
  readonly engine: RenderEngine;
  /** `null`: this machine packs no films, and leaves them to others. */
  readonly films: FilmPacker | null;
  /** Called once when nothing was to be done for so many milliseconds; absent: it waits for ever. */
  readonly rest?: { readonly afterMs: number; begin(): void };
  readonly log: Pick<FastifyBaseLogger, "warn" | "error">;
}

/**
 * Makes pictures from the queue, one at a time, until it is closed. Any number of workers on any number of machines may run: each job is leased
 * by one, and what a dead one had is taken by another (decision 037). They need the same database and the same file store.
 */
export function startFarmWorker(parts: FarmWorkerParts): { readonly id: string; close(): Promise<void> } {
  const { pool, databaseUrl, engine, films, rest, log } = parts;
  const self = { engine: engine.name, films: films !== null };
  const worker = randomUUID();
  const closing = new AbortController();
  // A picture that comes while the worker looks elsewhere is not forgotten until it has looked again.
  let isCalled = false;
  let resume = () => {};
  const wake = () => {
    isCalled = true;
    resume();
  };
  const listener = openListener(
    databaseUrl,
    [RENDER_QUEUED],
    (error) => log.warn({ err: error }, "Listening for pictures to be made was interrupted"),
    wake,
  );
  listener.on(RENDER_QUEUED, wake);
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LOOK_MS);
      resume = () => {
        clearTimeout(timer);
        resolve();
      };
      if (isCalled || closing.signal.aborted) resume();
    });
  const run = async () => {
    let busyAt = performance.now();
    while (!closing.signal.aborted) {
      try {
        isCalled = false;
        await sayAlive(pool, worker, self);
        const job = await takeRender(pool, worker, self);
        if (job) {
          await makePicture(parts, worker, job, closing.signal);
          busyAt = performance.now();
        } else if (rest && performance.now() - busyAt >= rest.afterMs) return rest.begin();
        else await pause();
      } catch (error) {
        // During maintenance nothing is begun; what is under way is made again from what is stored.
        if (!isMaintenanceRefusal(error))
          log.warn({ err: error }, "A worker of the render farm had a problem");
        await pause();
      }
    }
  };
  const running = run();
  return {
    id: worker,
    async close() {
      closing.abort();
      wake();
      await running;
      await sayGone(pool, worker).catch(() => {});
      await listener.close();
    },
  };
}

async function makePicture(
  { pool, files, engine, films, log }: FarmWorkerParts,
  worker: string,
  job: RenderRecord,
  closing: AbortSignal,
): Promise<void> {
  const lost = new AbortController();
  const stop = AbortSignal.any([closing, lost.signal]);
  let progress = 0;
  const beat = setInterval(() => {
    keepLease(pool, { id: job.id, worker, progress }).then(
      (isOurs) => isOurs || lost.abort(),
      (error: unknown) => log.warn({ err: error }, "A sign of life could not be given"),
    );
    void sayAlive(pool, worker, { engine: engine.name, films: films !== null }).catch(() => {});
  }, BEAT_MS);
  try {
    // The first progress is told at once.
    if (!(await keepLease(pool, { id: job.id, worker, progress: 0.01 }))) return;
    progress = 0.01;
    const scene = await files.get(job.scene_sha);
    if (!scene) throw new RenderError("scene", "The scene's file is not there.");
    const file = job.environment_sha && (await files.get(job.environment_sha));
    if (job.environment_sha && !file)
      throw new RenderError("environment", "The environment's file is not there.");
    const light = lightOf(job.settings.environment, file);
    const order = { scene, light, settings: job.settings, seed: seedOf(job.id) };
    const tell = (share: number) => {
      progress = Math.max(progress, Math.min(0.99, share));
    };
    const made = await tried(() => {
      if (job.settings.kind !== "film") return engine.render(order, tell, stop);
      if (!films) throw new RenderError("crashed", "This worker has no ffmpeg to pack films with.");
      return makeFilm(engine, films, order, tell, stop);
    }, stop);
    const sha = await files.put(made);
    await endRender(pool, job.id, { state: "done", picture: { sha, size: made.length } }, worker);
  } catch (error) {
    if (closing.aborted) await giveBack(pool, job.id, worker);
    else if (!lost.signal.aborted) {
      if (isMaintenanceRefusal(error)) throw error;
      log.error({ err: error, job: job.id }, "A picture could not be made");
      const failure = error instanceof RenderError ? error.reason : "crashed";
      await endRender(pool, job.id, { state: "failed", failure }, worker);
    }
  } finally {
    clearInterval(beat);
  }
}

async function tried(render: () => Promise<Buffer>, stop: AbortSignal): Promise<Buffer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await render();
    } catch (error) {
      const again = error instanceof RenderError && error.isWorthATry && attempt < TRIES && !stop.aborted;
      if (!again) throw error;
    }
  }
}

/** The same job gives the same picture, whoever makes it. */
const seedOf = (id: string): number => Number.parseInt(id.slice(0, 8), 16) | 0;
