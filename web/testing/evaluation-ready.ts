import { useEvaluation } from "@stanza/web-project";
import { expect } from "vitest";

/** Waits until the worker has evaluated the open project's rows. */
export const evaluationReady = () =>
  expect.poll(() => useEvaluation.getState().evaluated?.rows.length ?? 0).toBeGreaterThan(0);
