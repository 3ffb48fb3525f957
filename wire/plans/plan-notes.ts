/**
 * The messages of an import's report, each with a number. `taken`: it is in the plan. `mended`: it is in the plan, otherwise than the
 * file has it. `left`: it is not in the plan.
 */
export const PLAN_NOTES = {
  levels: "taken",
  rooms: "taken",
  ownRooms: "taken",
  roomsByWalls: "taken",
  walls: "taken",
  curvedWalls: "taken",
  slopedWalls: "taken",
  doors: "taken",
  windows: "taken",
  passages: "taken",
  placeholders: "taken",
  groupsFlattened: "mended",
  wallsWithoutThickness: "mended",
  wallsWithoutHeight: "mended",
  gapsClosed: "mended",
  boundaries: "mended",
  roomsWithoutWalls: "mended",
  looseWalls: "mended",
  doorsThroughTwoRooms: "mended",
  islands: "mended",
  statedAreas: "mended",
  roomsNotBuilt: "left",
  tinySpaces: "left",
  zeroWalls: "left",
  looseLines: "left",
  symbols: "left",
  ownArticles: "left",
  badNumbers: "left",
  farAway: "left",
  openingsWithoutWall: "left",
  openingsTooLarge: "left",
  unknownBlocks: "left",
  blocksTooDeep: "left",
  otherLayers: "left",
  otherEntities: "left",
  dimensions: "left",
  labels: "left",
  polylines: "left",
  hiddenFurniture: "left",
  tooMany: "left",
  cutShort: "left",
} as const;

export type PlanNoteKey = keyof typeof PLAN_NOTES;

/** One line of the report. */
export interface PlanNote {
  readonly key: PlanNoteKey;
  readonly kind: "taken" | "mended" | "left";
  readonly count: number;
  /** Names of some of the things that the note counts, as the file has them. */
  readonly names: readonly string[];
}

/** The most names in one line; more would be noise. */
const MOST_NAMES = 5;

/** Counts what happens to the things of a file, in the order of `PLAN_NOTES`. */
export class PlanReport {
  readonly #counts = new Map<PlanNoteKey, { count: number; names: string[] }>();

  /** `name`: of the thing, where the file gives it one. */
  add(key: PlanNoteKey, count = 1, name?: string): void {
    if (count === 0) return;
    const line = this.#counts.get(key) ?? { count: 0, names: [] };
    line.count += count;
    if (name !== undefined && name !== "" && line.names.length < MOST_NAMES && !line.names.includes(name))
      line.names.push(name);
    this.#counts.set(key, line);
  }

  countOf(key: PlanNoteKey): number {
    return this.#counts.get(key)?.count ?? 0;
  }

  notes(): readonly PlanNote[] {
    return (Object.keys(PLAN_NOTES) as PlanNoteKey[]).flatMap((key) => {
      const line = this.#counts.get(key);
      return line ? [{ key, kind: PLAN_NOTES[key], ...line }] : [];
    });
  }
}
