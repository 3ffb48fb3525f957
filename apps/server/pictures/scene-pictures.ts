import { createHash } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type pg from "pg";
import { isMaintenanceRefusal } from "../db/write-gate.ts";
import type { PicturedScene } from "../evaluation/photograph.ts";
import type { FileStore } from "../files/file-store.ts";
import type { SnapshotEngine } from "../renders/engines/snapshot-engine.ts";
import { claimPicture, findPicture, notePicture, releasePicture } from "./scene-picture-record.ts";

/** Changed with whatever changes pictures of the same scene, so that they are made anew. */
const RENDERER = 1;
/** Scenes that one process photographs before the next is asked for what is more urgent. */
const AT_ONCE = 8;
/** More than these wait for nobody's sake: what is asked for beyond is drawn, and asked for again by whoever looks next. */
const MOST_WAITING = 500;

/** Where a picture is shown: on a page or a cover, in a mail, in a list; single pieces have one size. */
export type PictureUse = "page" | "mail" | "list";
/** Part of the largest side. */
const SHARE: Readonly<Record<PictureUse | "piece", number>> = {
  page: 1,
  mail: 8 / 9,
  list: 2 / 3,
  piece: 1 / 3,
};
const PAPER = { room: [244, 242, 238], piece: [255, 255, 255] } as const;

export interface WantedPicture {
  readonly shopId: string;
  readonly scene: PicturedScene;
  readonly use: PictureUse;
  /** Whose room it shows; its picture goes with it. Absent: of a piece, or of no stored project. */
  readonly projectId?: number | undefined;
}

/** Pictures of scenes, each made once for its content: looked up, else made one after the other, beside everything else. */
export interface ScenePictures {
  /** False: the deployment makes none. */
  readonly isOn: boolean;
  /**
   * PNG; `null`: it cannot be made, too much waits, or the time was up. What was asked for is made all the same, and is there next time.
   *
   * isUrgent  somebody waits: before what is made for later
   * until     resolves with `null` when it aborts
   */
  picture(
    wanted: WantedPicture,
    how: { readonly isUrgent: boolean; readonly until?: AbortSignal },
  ): Promise<Buffer | null>;
  close(): Promise<void>;
}

interface Waiting {
  readonly wanted: WantedPicture;
  readonly key: Buffer;
  readonly size: { readonly width: number; readonly height: number };
  isUrgent: boolean;
  readonly done: Promise<Buffer | null>;
  readonly settle: (picture: Buffer | null) => void;
}

/**
 * The queue of a server process. It lives in memory: what a server that stops has not made is asked for again by whoever looks next. Servers on
 * one database do not make the same picture twice, because each claims a picture before it makes it.
 *
 * largest  longest side of the largest pictures, pixels; 0: none are made
 */
export function openScenePictures(parts: {
  readonly pool: pg.Pool;
  readonly files: FileStore;
  readonly engine: SnapshotEngine;
  readonly largest: number;
  readonly log: Pick<FastifyBaseLogger, "warn">;
}): ScenePictures {
  const { pool, files, engine, largest, log } = parts;
  const waiting = new Map<string, Waiting>();
  const closing = new AbortController();
  let running: Promise<void> | null = null;

  const next = (): readonly Waiting[] => {
    const all = [...waiting.values()];
    const urgent = all.filter(({ isUrgent }) => isUrgent);
    return (urgent.length > 0 ? urgent : all).slice(0, AT_ONCE);
  };
  const settle = (one: Waiting, picture: Buffer | null) => {
    waiting.delete(one.key.toString("hex"));
    one.settle(picture);
  };
  const make = async (batch: readonly Waiting[]): Promise<void> => {
    const ours: Waiting[] = [];
    for (const one of batch) {
      const { shopId, projectId } = one.wanted;
      if (await claimPicture(pool, { shopId, key: one.key, projectId })) ours.push(one);
      // Another server makes it, or has made it: whoever looks next finds it.
      else settle(one, await kept(pool, files, shopId, one.key));
    }
    if (ours.length === 0) return;
    const stored: Promise<unknown>[] = [];
    try {
      await engine.snapshots(
        ours.map(({ wanted: { scene }, size }) => ({
          ...size,
          scene: scene.glb,
          camera: { ...scene.camera, isUpright: scene.of === "room" },
          paper: PAPER[scene.of],
        })),
        (index, png) => {
          const one = ours[index];
          if (!one) return;
          const stores = store(one, png);
          stored.push(stores.catch(() => {}).then(() => settle(one, png)));
          stores.catch((error: unknown) =>
            log.warn({ err: error }, "A picture of a scene could not be kept"),
          );
        },
        closing.signal,
      );
    } finally {
      await Promise.all(stored);
      for (const one of ours.filter(({ key }) => waiting.has(key.toString("hex")))) {
        await releasePicture(pool, one.wanted.shopId, one.key).catch(() => {});
        settle(one, null);
      }
    }
  };
  const store = async ({ wanted: { shopId }, key }: Waiting, png: Buffer | null) =>
    notePicture(pool, shopId, key, png && (await files.put(png)));
  const run = async (): Promise<void> => {
    while (waiting.size > 0 && !closing.signal.aborted) {
      const batch = next();
      try {
        await make(batch);
      } catch (error) {
        // What failed is drawn, and asked for again by whoever looks next.
        if (!isMaintenanceRefusal(error) && !closing.signal.aborted)
          log.warn({ err: error }, "Pictures of scenes could not be made");
        for (const one of batch) settle(one, null);
      }
    }
    running = null;
  };
  const enqueue = (wanted: WantedPicture, key: Buffer, isUrgent: boolean): Promise<Buffer | null> => {
    const name = key.toString("hex");
    const known = waiting.get(name);
    if (known) {
      known.isUrgent ||= isUrgent;
      return known.done;
    }
    if (waiting.size >= MOST_WAITING) return Promise.resolve(null);
    const { promise: done, resolve } = Promise.withResolvers<Buffer | null>();
    waiting.set(name, { wanted, key, size: sizeOf(wanted, largest), isUrgent, done, settle: resolve });
    running ??= run();
    return done;
  };

  return {
    isOn: largest > 0,
    async picture(wanted, { isUrgent, until }) {
      if (largest === 0 || closing.signal.aborted) return null;
      const key = keyOf(wanted, largest);
      const found = await findPicture(pool, wanted.shopId, key);
      if (found?.isMade) return found.sha && (await files.get(found.sha));
      const made = enqueue(wanted, key, isUrgent);
      return until ? await Promise.race([made, aborted(until)]) : await made;
    },
    async close() {
      closing.abort();
      await running?.catch(() => {});
      for (const one of waiting.values()) settle(one, null);
    },
  };
}

async function kept(pool: pg.Pool, files: FileStore, shopId: string, key: Buffer): Promise<Buffer | null> {
  const found = await findPicture(pool, shopId, key);
  return found?.sha ? files.get(found.sha) : null;
}

const aborted = (signal: AbortSignal): Promise<null> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener("abort", () => resolve(null), { once: true });
  });

function sizeOf({ scene, use }: Pick<WantedPicture, "scene" | "use">, largest: number) {
  const width = Math.max(1, Math.round(largest * SHARE[scene.of === "piece" ? "piece" : use]));
  return { width, height: scene.of === "piece" ? width : Math.max(1, Math.round((width * 3) / 4)) };
}

/** The name of a picture: everything that it depends on. */
function keyOf(wanted: WantedPicture, largest: number): Buffer {
  const { glb, camera, of } = wanted.scene;
  const { width, height } = sizeOf(wanted, largest);
  return createHash("sha256")
    .update(JSON.stringify([RENDERER, of, camera.from, camera.to, camera.fovDegrees, width, height]))
    .update(glb)
    .digest();
}
