import type { LeftOut, ProjectDocument } from "@stanza/codecs";
import type { Placement, Project, Room } from "@stanza/project";

/** What is open is what could be read of something that is not understood as a whole: it is looked at and taken along, never saved over it. */
export interface SafeMode {
  /** What of it could not be read. */
  readonly left: readonly LeftOut[];
  /** A later version of this program has saved it. */
  readonly isNewer: boolean;
  /** The original as it came. */
  readonly original: unknown;
}

/** A document as far as it could be read, and what is told of the rest; null: nothing of it can be shown. */
export interface SafelyRead {
  readonly document: ProjectDocument;
  /** null: everything is as a project has to be. */
  readonly safe: SafeMode | null;
}

/** Reads what can be read; the code for that comes with the first document that needs it. */
export async function readSafely(original: unknown): Promise<SafelyRead | null> {
  const { salvageProject } = await import("./decode-unchecked.ts");
  const found = salvageProject(original);
  if (!found) return null;
  const { document, left, isNewer } = found;
  return { document, safe: left.length === 0 ? null : { left, isNewer, original } };
}

/**
 * Returns false when a project may be damaged: numbers that are none, references to nothing. Cheap, for every project that is opened; where
 * it is false, `readSafely` looks closely.
 */
export function looksSound({ rooms, rows, catalogues }: Project): boolean {
  const walls = new Set(rooms.flatMap((room) => room.walls.map(({ id }) => id)));
  return (
    rooms.every(isRoomSound) &&
    rows.every(
      ({ catalogue, quantity, placement, choices }) =>
        Object.hasOwn(catalogues, catalogue) &&
        quantity > 0 &&
        typeof choices === "object" &&
        isPlaceSound(placement, walls),
    )
  );
}

const isRoomSound = ({ height, walls }: Room): boolean =>
  Number.isFinite(height) &&
  walls.every(({ start, thickness }) => start.every(Number.isFinite) && Number.isFinite(thickness));

const isPlaceSound = (place: Placement, walls: ReadonlySet<string>): boolean =>
  place.on === "wall"
    ? walls.has(place.wall) && Number.isFinite(place.offset) && Number.isFinite(place.elevation)
    : place.at.every(Number.isFinite) && Number.isFinite(place.rotY);
