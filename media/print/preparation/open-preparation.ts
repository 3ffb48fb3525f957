import { setImmediate as othersFirst } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { PrintError } from "../compiler/print-error.ts";
import type { Picture } from "../document-files.ts";
import type { PreparationAnswer, PreparationMessage } from "./preparation-message.ts";
import type { PreparationWork, PreparedDocument } from "./prepare.ts";

/** Prepares documents in a thread of its own, so that whoever prints can do other things meanwhile. */
export interface Preparation {
  /** Rejects with `PrintError` where the thread ends over it. */
  prepare(work: PreparationWork): Promise<PreparedDocument>;
  close(): Promise<void>;
}

/** Memory of the thread, MB: an offer of 5,000 lines with all drawings needs a third of it. */
const MOST_MEGABYTES = 1024;
/** A thread that has had nothing to do for so long is let go with its memory, ms. */
const REST_MS = 30_000;

interface Waiting {
  readonly by: Worker;
  readonly resolve: (document: PreparedDocument) => void;
  readonly reject: (error: Error) => void;
}

export function openPreparation(mostMegabytes: number = MOST_MEGABYTES): Preparation {
  let thread: Worker | undefined;
  let rest: NodeJS.Timeout | undefined;
  let nextId = 1;
  let nextKey = 1;
  let closed = false;
  const waiting = new Map<number, Waiting>();

  const start = (): Worker => {
    const started = new Worker(new URL("./preparation-thread.ts", import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    });
    const fail = (error: PrintError) => {
      if (thread === started) thread = undefined;
      for (const [id, { by, reject }] of waiting) {
        // Its successor may be at work already.
        if (by !== started) continue;
        waiting.delete(id);
        reject(error);
      }
    };
    started.unref();
    started.on("message", (answer: PreparationAnswer) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (waiting.size === 0) pause(started);
      if (answer.kind === "prepared") asked?.resolve(answer.document);
      else asked?.reject(new Error(answer.message));
    });
    started.on("error", (error) => fail(endOf(error, mostMegabytes)));
    started.on("exit", () => fail(new PrintError("crashed", "The thread that prepares documents ended.")));
    return started;
  };
  const pause = (idle: Worker): void => {
    idle.unref();
    rest = setTimeout(() => {
      thread = undefined;
      void idle.terminate();
    }, REST_MS).unref();
  };

  return {
    async prepare(work) {
      if (closed) throw new PrintError("closed", "The printer was closed.");
      clearTimeout(rest);
      thread ??= start();
      const asked = thread;
      asked.ref();
      const id = nextId++;
      const answered = new Promise<PreparedDocument>((resolve, reject) =>
        waiting.set(id, { by: asked, resolve, reject }),
      );
      // It may end while its pictures are being sent.
      answered.catch(() => {});
      const keys = new Map<Picture, number>();
      const send = async (picture: Picture): Promise<number> => {
        const known = keys.get(picture);
        if (known !== undefined) return known;
        const key = nextKey++;
        keys.set(picture, key);
        asked.postMessage({ kind: "picture", key, picture } satisfies PreparationMessage);
        // Each is copied, which takes a moment.
        await othersFirst();
        return key;
      };
      const message = await sentWork(work, send);
      asked.postMessage({ ...message, id, keys: [...keys.values()] } satisfies PreparationMessage);
      return answered;
    },
    async close() {
      closed = true;
      clearTimeout(rest);
      for (const { reject } of waiting.values()) reject(new PrintError("closed", "The printer was closed."));
      waiting.clear();
      await thread?.terminate();
    },
  };
}

async function sentWork(work: PreparationWork, send: (picture: Picture) => Promise<number>) {
  const drawings: number[] = [];
  for (const drawing of work.drawings) drawings.push(await send(drawing));
  if (work.kind === "sheets")
    return { kind: "work", drawings, work: { ...work, drawings: undefined } } as const;
  const { pictures: own = {}, hero, ...options } = work.options;
  const pictures: (readonly [string, number])[] = [];
  for (const [rowId, picture] of Object.entries(own)) pictures.push([rowId, await send(picture)]);
  const sent = { ...options, pictures, ...(hero === undefined ? {} : { hero: await send(hero) }) };
  return { kind: "work", drawings, work: { ...work, drawings: undefined, options: sent } } as const;
}

function endOf(error: Error, mostMegabytes: number): PrintError {
  return "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY"
    ? new PrintError("too-large", `Preparing the document took more than ${mostMegabytes} MB.`)
    : new PrintError("crashed", error.message);
}
