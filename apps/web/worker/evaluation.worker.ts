import { EvaluationSession } from "./evaluation-session.ts";
import type { FromWorker, ToWorker } from "./protocol.ts";

const session = new EvaluationSession();
const post = (message: FromWorker): void => self.postMessage(message);

self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  try {
    for (const answer of session.receive(data)) post(answer);
  } catch (thrown) {
    post({ kind: "failed", message: thrown instanceof Error ? thrown.message : String(thrown) });
  }
});
