import { evaluationSettled } from "@stanza/web-project";

/** A host may be the first to need a catalogue, over a slow line, ms. */
const PATIENCE = 20_000;

/** Waits until the project is evaluated with what the host has just done to it. */
export const projectEvaluated = (): Promise<void> => evaluationSettled(PATIENCE);
