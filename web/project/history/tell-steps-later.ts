import { onceTaken, startLater } from "../opening/first-picture.ts";

/** Speaks the steps that undo and redo take. Their names need the catalogues, which the first page does without. */
export const tellStepsLater = () =>
  startLater(async () => (await import("./tell-steps.ts")).tellSteps, onceTaken);
