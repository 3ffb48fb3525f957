/** Why a change or a room is refused. The interface translates these; a message is for logs and developers as well. */
export const REFUSAL_CAUSES = [
  "unknownRow",
  "unknownRoom",
  "unknownWall",
  "unknownCorner",
  "unknownCatalogue",
  "unknownLayer",
  "unknownTemplate",
  "duplicateId",
  "notANumber",
  "outOfBounds",
  "badText",
  "wrongDimensions",
  "selfCrossing",
  "wrongDirection",
  "tooFewWalls",
  "tooManyWalls",
  "tooManyRooms",
  "tooManyRows",
  "tooManyLayers",
  "roomIsOpen",
  "roomIsClosed",
  "openingTooWide",
  "notInLine",
  "wallLocked",
] as const;
export type RefusalCause = (typeof REFUSAL_CAUSES)[number];

/** A change that was not made, and where the fault is: a path in the arguments or the room, e.g. `walls.2`. */
export interface ProjectRefusal {
  readonly cause: RefusalCause;
  readonly at: string;
  /** One English sentence. */
  readonly message: string;
}

/** The new value, or why there is none. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: ProjectRefusal };

export function done<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

export function refused(cause: RefusalCause, at: string, message: string): Outcome<never> {
  return { ok: false, refusal: { cause, at, message } };
}

/** The value of an outcome that cannot be a refusal, as in seeds and examples; throws where it is one. */
export function accepted<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  const { cause, at, message } = outcome.refusal;
  throw new Error(`${cause} at ${at}: ${message}`);
}
