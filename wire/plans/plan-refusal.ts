/** Why a file is not read as a plan. The interface has a sentence for each. */
export const PLAN_REFUSALS = [
  "empty",
  "tooLarge",
  "notAPlan",
  "notFloorPlan",
  "projectFile",
  "dwg",
  "damaged",
  "noGeometry",
  "noWalls",
  "javaOnly",
  "zipBomb",
  "zipEncrypted",
  "tooManyParts",
  "notAPicture",
  "pictureTooLarge",
] as const;
export type PlanRefusalCause = (typeof PLAN_REFUSALS)[number];

/** A file that cannot be read, thrown inside this package and returned by its doors. */
export class PlanRefusal extends Error {
  readonly refusal: PlanRefusalCause;
  constructor(refusal: PlanRefusalCause, message: string) {
    super(message);
    this.refusal = refusal;
  }
}

/** The result of reading a file: a value, or the reason why there is none. */
export type PlanOutcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly cause: PlanRefusalCause; readonly message: string };

/** Runs `read` and turns its refusal into a value. Any other error is a file that broke the reader: damaged. */
export function planOutcome<T>(read: () => T): PlanOutcome<T> {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    if (error instanceof PlanRefusal) return { ok: false, cause: error.refusal, message: error.message };
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, cause: "damaged", message: `The file could not be read: ${message}` };
  }
}
