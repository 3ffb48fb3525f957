import { type Outcome, type ProjectRefusal, refused } from "./outcome.ts";

/**
 * The bounds of a project's values. Sizes and the row limit: reliability.md T29, T30.
 * ASSUMED: walls in a room, rooms, coordinates, quantity and text lengths.
 */
export const LIMITS = {
  /** Wall lengths, heights and thicknesses, mm. */
  minSize: 1,
  maxSize: 100_000,
  /** Distance of any plan or space coordinate from the origin, mm. */
  maxCoordinate: 1_000_000,
  /** Turns in degrees before they are normalised to one circle. */
  maxTurn: 36_000,
  /** A number that a person chooses for a variable. */
  maxChoice: 1e9,
  maxQuantity: 9_999,
  maxRows: 2_000,
  maxRooms: 100,
  maxLayers: 50,
  /** Dimensions that a person placed. */
  maxDimensions: 1_000,
  maxWalls: 200,
  /** Photographs of a project, and the longer side of one, px. */
  maxPhotos: 20,
  maxPhotoPixels: 12_000,
  /** Characters. */
  maxCode: 200,
  /** The id of a generated row contains the ids of its members. */
  maxAutomaticId: 50_000,
  maxDescription: 500,
  maxNote: 10_000,
  /** Typed lines of a custom article, and their maximum price. */
  maxOwnLines: 100,
  maxUnitPrice: 100_000_000,
  maxDepth: 64,
  maxNodes: 200_000,
  /** Names of one object of JSON: more than rows and generated rows together, by which some are kept. */
  maxNames: 5_000,
} as const;

/** Refuses anything but a finite number between two bounds, both included; `null` when it is one. */
export function numberRefusal(value: unknown, at: string, min: number, max: number): ProjectRefusal | null {
  if (typeof value !== "number") return { cause: "notANumber", at, message: "expected a number" };
  if (!Number.isFinite(value)) return { cause: "notANumber", at, message: "expected a finite number" };
  if (value < min || value > max) {
    return { cause: "outOfBounds", at, message: `expected a number from ${min} to ${max}, got ${value}` };
  }
  return null;
}

export const sizeRefusal = (value: unknown, at: string): ProjectRefusal | null =>
  numberRefusal(value, at, LIMITS.minSize, LIMITS.maxSize);

export const coordinateRefusal = (value: unknown, at: string): ProjectRefusal | null =>
  numberRefusal(value, at, -LIMITS.maxCoordinate, LIMITS.maxCoordinate);

/** Half of a surrogate pair, or U+0000: PostgreSQL stores neither. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** Refuses anything but a text that every part of the system can store. */
export function textRefusal(value: unknown, at: string, min: number, max: number): ProjectRefusal | null {
  if (typeof value !== "string") return { cause: "badText", at, message: "expected text" };
  if (value.length < min || value.length > max) {
    return { cause: "badText", at, message: `expected ${min} to ${max} characters, got ${value.length}` };
  }
  if (UNSTORABLE.test(value))
    return { cause: "badText", at, message: "expected text without broken characters" };
  return null;
}

/** Refuses anything that cannot be a code or an id. */
export function codeRefusal(value: unknown, at: string): ProjectRefusal | null {
  return keyRefusal(value, at, LIMITS.maxCode);
}

/** Refuses anything that cannot be the id of a generated row. */
export function automaticIdRefusal(value: unknown, at: string): ProjectRefusal | null {
  return keyRefusal(value, at, LIMITS.maxAutomaticId);
}

/** `__proto__` would not survive as the key of a record. */
function keyRefusal(value: unknown, at: string, max: number): ProjectRefusal | null {
  return value === "__proto__"
    ? { cause: "badText", at, message: "expected another code" }
    : textRefusal(value, at, 1, max);
}

/** The first of several refusals as an outcome; `null` without any. */
export function firstRefusal(...refusals: readonly (ProjectRefusal | null)[]): Outcome<never> | null {
  const first = refusals.find((refusal) => refusal !== null);
  return first ? refused(first.cause, first.at, first.message) : null;
}
