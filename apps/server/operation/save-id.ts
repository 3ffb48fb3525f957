import { refuse } from "./refuse.ts";

/** The refusal of a request that must carry an id of its own, by which a repetition of it is recognised. */
export const saveIdRequired = () =>
  refuse(428, "save-id-required", "Give the request an id of its own in X-Save-Id.");
