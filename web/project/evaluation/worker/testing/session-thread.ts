import { parentPort } from "node:worker_threads";
import { EvaluationSession } from "../evaluation-session.ts";
import type { FromWorker, ToWorker } from "../protocol.ts";

/** The evaluation's worker as a thread of Node, for tests that let it hang for real. */
const post = (message: FromWorker) => parentPort?.postMessage(message);
const session = new EvaluationSession(post, () => performance.now());
parentPort?.on("message", (message: ToWorker) => {
  try {
    session.receive(message);
  } catch (thrown) {
    post({ kind: "failed", message: thrown instanceof Error ? thrown.message : String(thrown) });
  }
});
