import { EvaluationSession } from "./evaluation-session.ts";
import type { FromWorker, ToWorker } from "./protocol.ts";

const post = (message: FromWorker): void => self.postMessage(message);
const session = new EvaluationSession(post, () => performance.now());

self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  try {
    session.receive(data);
  } catch (thrown) {
    post({ kind: "failed", message: thrown instanceof Error ? thrown.message : String(thrown) });
  }
});
