/** The limits for reading a plan of another program (decision 010, reliability.md T30). */
export const PLAN_LIMITS = {
  /** A file as it comes, bytes; a DXF of 100 MB is refused before it is read. */
  maxFileBytes: 64 * 1024 * 1024,
  maxZipEntries: 20_000,
  /** The size of the home's XML once inflated, bytes. */
  maxInflatedBytes: 64 * 1024 * 1024,
  /** Inflated to packed; text packs 10 to 30 times. */
  maxInflateRatio: 200,
  maxXmlElements: 500_000,
  maxXmlDepth: 64,
  /** Lines, arcs and edges of a drawing once its blocks are unfolded. */
  maxStrokes: 200_000,
  maxBlockDepth: 8,
  /** Texts that are looked at for the names of rooms. */
  maxTexts: 20_000,
  /** Straight pieces of walls that are looked at together. */
  maxWallStrokes: 20_000,
  maxWalls: 5_000,
  maxPlaceholders: 1_000,
  /** A coordinate from the middle of the plan, mm: a kilometre. */
  maxReachMm: 1_000_000,
  maxPictureBytes: 10 * 1024 * 1024,
  /** The length of either side of a picture, pixels. */
  maxPicturePixels: 12_000,
} as const;

/** Given to walls whose thickness the file does not say, mm. ASSUMED. */
export const THICKNESS_WHEN_UNKNOWN = 100;
/** Given to walls whose height the file does not say, mm: the height of Stanza's own rooms. */
export const HEIGHT_WHEN_UNKNOWN = 2700;
/** Thickness and height of a side without a wall, mm: it bounds the floor and is as good as invisible. ASSUMED. */
export const BOUNDARY_MM = 1;
/** Smaller spaces between walls are shafts and chimneys, not rooms, m². ASSUMED. */
export const LEAST_ROOM_M2 = 0.25;
