import { sub2, unit2, type Vec3 } from "@stanza/geometry";
import type { PlacedPart, PlacedRow } from "@stanza/models";
import { floorOutline, inverse, topAt, type ViewerRoom, type ViewerWall } from "@stanza/models";
import { contains } from "../light/occlusion-grid.ts";
import type { PickResult } from "./pick-result.ts";
import { hitBox, hitMesh, hitPlane, hitUpright, pointAt, type Ray, transformRay } from "./ray.ts";

export interface PickScene {
  readonly rows: Iterable<PlacedRow>;
  readonly rooms: readonly ViewerRoom[];
  /** Walls that have given way to the view are looked through. */
  readonly isWallHidden: (wallId: string) => boolean;
}

/**
 * The first thing on the ray: a part of a row (its oriented box, or its triangles where it has an outline), the inner face of a wall outside
 * its openings, or the floor plane. `null` when the ray leaves the scene.
 */
export function pickScene(ray: Ray, scene: PickScene): PickResult | null {
  let nearest = Infinity;
  let hit: PickResult | null = null;
  for (const row of scene.rows) {
    const found = hitRow(ray, row, nearest);
    if (!found) continue;
    nearest = found.t;
    hit = { kind: "row", rowId: row.row.id, partId: found.part.part.id, point: pointAt(ray, found.t) };
  }
  for (const room of scene.rooms) {
    for (const wall of room.walls) {
      if (scene.isWallHidden(wall.id)) continue;
      const t = hitWall(ray, wall);
      if (t === null || t >= nearest) continue;
      nearest = t;
      hit = { kind: "wall", wallId: wall.id, point: pointAt(ray, t) };
    }
  }
  const floor = hitPlane(ray, 0);
  if (!floor || ray.direction[1] >= 0 || distanceTo(ray, floor) >= nearest) return hit;
  const room = scene.rooms.find((candidate) => contains(floorOutline(candidate), [floor[0], floor[2]]));
  return { kind: "floor", roomId: room?.id ?? null, point: floor };
}

/** Solids that fill little of their box. */
const HAS_OUTLINE: ReadonlySet<string> = new Set(["extrusion", "revolution"]);

function hitRow(ray: Ray, row: PlacedRow, within: number): { t: number; part: PlacedPart } | null {
  if (!row.bounds) return null;
  const local = transformRay(inverse(row.toRoom), ray);
  const entry = hitBox(local, row.bounds);
  if (entry === null || entry >= within) return null;
  let nearest = within;
  let hit: PlacedPart | null = null;
  for (const part of row.parts) {
    if (part.mesh.indices.length === 0) continue;
    const own = transformRay(part.fromArticle, local);
    let t = hitBox(own, part.own);
    if (t !== null && HAS_OUTLINE.has(part.part.solid.type)) t = hitMesh(own, part.mesh);
    if (t === null || t >= nearest) continue;
    nearest = t;
    hit = part;
  }
  return hit && { t: nearest, part: hit };
}

function hitWall(ray: Ray, wall: ViewerWall): number | null {
  const span = sub2(wall.inner.to, wall.inner.from);
  const dir = unit2(span);
  const spot = hitUpright(ray, wall.inner.from, dir);
  if (!spot || spot.along < 0 || spot.along > Math.hypot(...span)) return null;
  if (spot.height < 0 || spot.height > topAt(wall, spot.along)) return null;
  const open = wall.openings.some(
    (o) =>
      spot.along > o.offset &&
      spot.along < o.offset + o.width &&
      spot.height > o.elevation &&
      spot.height < o.elevation + o.height,
  );
  return open ? null : spot.t;
}

function distanceTo({ origin, direction }: Ray, point: Vec3): number {
  return (point[1] - origin[1]) / direction[1];
}
