import type { EvaluatedRow } from "@stanza/evaluation";
import { outerFaces, type Room, type WallId, wallBulges, wallSegments } from "@stanza/project";
import type { ViewerOpening, ViewerRoom, ViewerWall } from "./scene-input.ts";

/** An evaluated row as far as it is seen. */
export interface SeenRow {
  readonly row: Pick<EvaluatedRow["row"], "id" | "placement">;
  readonly frame: EvaluatedRow["frame"];
  readonly article: Pick<EvaluatedRow["article"], "parts" | "opening">;
}

/** Rooms as the viewer builds them: inner and outer face of each wall, with the holes that its doors and windows cut. */
export function viewerRooms(
  rooms: readonly Room[],
  { rows }: { readonly rows: readonly SeenRow[] },
  hidden: ReadonlySet<WallId> = new Set(),
): readonly ViewerRoom[] {
  return rooms
    .filter((room) => room.walls.length > 0)
    .map((room): ViewerRoom => {
      const outer = outerFaces(room);
      const bulges = wallBulges(room, wallsWithRows(rows));
      return {
        id: room.id,
        floorMaterial: room.floorMaterial,
        wallMaterial: room.wallMaterial,
        ...(room.ceilingMaterial === undefined ? {} : { ceilingMaterial: room.ceilingMaterial }),
        walls: wallSegments(room)
          .filter(({ wall }) => !hidden.has(wall.id))
          .map(({ wall, index, from, to, height, endHeight }) => ({
            id: wall.id,
            inner: { from, to },
            outer: outer[index] ?? { from, to },
            height,
            ...(endHeight === height ? {} : { endHeight }),
            ...(wall.material === undefined ? {} : { material: wall.material }),
            openings: rows.flatMap((row) => openingIn(row, wall.id)),
            ...jointsOf(room, index),
            ...(bulges.has(wall.id) ? { bulges: bulges.get(wall.id)! } : {}),
          })),
      };
    });
}

/** The ends at which a facet meets the next one of its curve: an edge there would show as a line in the wall. */
function jointsOf({ walls, openEnd }: Room, index: number): Pick<ViewerWall, "joints"> {
  const { curve } = walls[index]!;
  if (curve === undefined) return {};
  const isFacet = (at: number) =>
    (openEnd === null ? walls[(at + walls.length) % walls.length] : walls[at])?.curve === curve;
  const [from, to] = [isFacet(index - 1), isFacet(index + 1)];
  return { joints: { ...(from ? { from: "facet" } : {}), ...(to ? { to: "facet" } : {}) } };
}

const wallsWithRows = (rows: readonly SeenRow[]): ReadonlySet<WallId> =>
  new Set(rows.flatMap(({ row: { placement } }) => (placement.on === "wall" ? [placement.wall] : [])));

function openingIn({ row, article, frame }: SeenRow, wall: string): readonly ViewerOpening[] {
  const { placement } = row;
  const { opening } = article;
  if (placement.on !== "wall" || placement.wall !== wall || !opening) return [];
  return [
    {
      offset: placement.offset,
      elevation: frame.at[1],
      width: opening.width,
      height: opening.height,
    },
  ];
}
