import { makePhotograph } from "./make-photograph.ts";
import type { FromPhotographWorker, PhotographOrder } from "./photograph-protocol.ts";

const tell = (message: FromPhotographWorker): void =>
  message.kind === "picture"
    ? self.postMessage(message, { transfer: [message.pixels.buffer] })
    : self.postMessage(message);

self.addEventListener("message", ({ data }: MessageEvent<PhotographOrder>) => makePhotograph(data, tell));
