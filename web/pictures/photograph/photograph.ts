import { DEFAULT_ENVIRONMENT } from "@stanza/environments";
import type { Viewer } from "@stanza/viewer";
import { log } from "@stanza/web-ui";
import { lookOf, useLook } from "../look/look-store.ts";
import type { FromPhotographWorker, PhotographOrder } from "./photograph-protocol.ts";

/** Pixels of a photograph at most: its time grows with them, and the view's own are rarely more. */
const MOST_PIXELS = 480_000;

/**
 * Has a photograph made of what the view shows, in a thread of its own. Returns how to stop it, at once and for good.
 *
 * heard  called with progress and with each finer picture
 */
export function startPhotograph(viewer: Viewer, heard: (message: FromPhotographWorker) => void): () => void {
  const { clientWidth, clientHeight } = viewer.canvas;
  const { environment } = lookOf(useLook.getState());
  const order: PhotographOrder = {
    scene: viewer.sceneCopy(),
    // A file of the site's is light that the thread does not have.
    environment: typeof environment === "string" ? environment : DEFAULT_ENVIRONMENT,
    ...photographSize(clientWidth, clientHeight),
  };
  const worker = new Worker(new URL("./photograph.worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<FromPhotographWorker>) => heard(data));
  worker.addEventListener("error", (event) => {
    log("warning", `No photograph: ${event.message}`);
    worker.terminate();
  });
  worker.postMessage(order);
  return () => worker.terminate();
}

/** The size of a photograph of a view, pixels: the view's shape, no more than can be made in a while. */
export function photographSize(
  width: number,
  height: number,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / Math.max(1, width * height)));
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}
