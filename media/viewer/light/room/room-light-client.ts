import type { RoomLight, RoomLightOrder } from "./room-light.ts";

/** Has light reckoned in a thread of its own; the newest order counts. */
export class RoomLightClient {
  #worker: Worker | null = null;

  /** Resolves to the light; to null where there is none, no thread can be had, or another order came meanwhile. */
  reckon(order: RoomLightOrder): Promise<RoomLight | null> {
    this.stop();
    const { promise, resolve } = Promise.withResolvers<RoomLight | null>();
    const worker = started();
    if (!worker) return Promise.resolve(null);
    const end = (light: RoomLight | null): void => {
      worker.terminate();
      if (this.#worker === worker) this.#worker = null;
      resolve(light);
    };
    worker.addEventListener("message", ({ data }: MessageEvent<RoomLight | null>) => end(data));
    worker.addEventListener("error", () => end(null));
    this.#stop = () => end(null);
    this.#worker = worker;
    worker.postMessage(order);
    return promise;
  }

  stop(): void {
    if (this.#worker) this.#stop();
  }

  #stop = (): void => {};
}

/** null: the page that the view stands in allows no threads. */
function started(): Worker | null {
  try {
    return new Worker(new URL("./room-light.worker.ts", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
}
