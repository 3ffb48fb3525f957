/** The reasons for refusing a change or a room. The interface translates these; a message is for logs and developers too. */
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

/** The reason why a change was not made, and the place of the fault: a path in the arguments or the room, e.g. `walls.2`. */
export interface ProjectRefusal {
  readonly cause: RefusalCause;
  readonly at: string;
  /** One English sentence. */
  readonly message: string;
}

/** The new value, or the reason why there is none. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: ProjectRefusal };

export function done<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

export function refused(cause: RefusalCause, at: string, message: string): Outcome<never> {
  return { ok: false, refusal: { cause, at, message } };
}

/** The value of an outcome that cannot be a refusal, as in seeds and examples; throws for a refusal. */
export function accepted<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  const { cause, at, message } = outcome.refusal;
  throw new Error(`${cause} at ${at}: ${message}`);
}
