import type { EvaluatedRow } from "@stanza/evaluation";
import { turnPlan, type Vec3 } from "@stanza/geometry";
import { placeAtDistance, type SideDistance, sideDistances } from "./distances.ts";
import type { EditorHost } from "./editor-host.ts";
import { boxOf, commonExtent, commonFrame, standing } from "./extent.ts";
import { type Footprint, obstaclesOf } from "./footprint.ts";
import type { Ghost } from "./ghost.ts";
import { type HeightDistance, heightDistances } from "./height-distances.ts";
import { ghostDistances, surroundingsOf } from "./surroundings.ts";

/**
 * The clear distances around rows that are moved as one: of a single row its own, of several those of their common box. Doors and windows
 * have none together with others.
 */
export function distancesAround(
  rows: readonly EvaluatedRow[],
  host: Pick<EditorHost, "project" | "evaluated">,
  hidden: ReadonlySet<string>,
): readonly SideDistance[] {
  const [row, ...more] = rows;
  if (!row) return [];
  const scene = { project: host.project(), evaluated: host.evaluated() };
  const surroundings = surroundingsOf(scene, new Set([...rows.map((one) => one.row.id), ...hidden]));
  if (more.length > 0) {
    return isHung(rows) ? [] : sideDistances(boxAround(rows), surroundings.walls, surroundings.obstacles);
  }
  const { placement } = row.row;
  const hung = placement.on === "wall" ? placement : undefined;
  const segment = surroundings.walls.find(({ wall }) => wall.id === hung?.wall);
  const ghost: Ghost = {
    row: row.row.id,
    frame: row.frame,
    box: row.article.box,
    wall: segment && hung ? { segment, offset: hung.offset } : null,
    reasons: [],
    collidesWith: null,
  };
  return ghostDistances(ghost, row.article.mount, surroundings);
}

/** The distances below and above rows that are moved as one. */
export function heightsAround(
  rows: readonly EvaluatedRow[],
  host: EditorHost,
  hidden: ReadonlySet<string>,
): readonly HeightDistance[] {
  if (rows.length === 0 || isHung(rows)) return [];
  const except = new Set([...rows.map((one) => one.row.id), ...hidden]);
  return heightDistances(boxAround(rows), host.project().rooms, obstaclesOf(host.evaluated(), except));
}

/** The vector of the room that makes a shown distance `value` mm. */
export function towards(rows: readonly EvaluatedRow[], distance: SideDistance, value: number): Vec3 {
  const { rotY } = commonFrame(rows);
  if (isHung(rows)) {
    // Along its own wall, whatever the direction of the line to the next thing.
    const [x, z] = turnPlan(rotY, [
      distance.side === "left" ? value - distance.value : distance.value - value,
      0,
    ]);
    return [x, 0, z];
  }
  const { at } = placeAtDistance({ at: [0, 0, 0], rotY }, distance, value);
  return at;
}

const isHung = (rows: readonly EvaluatedRow[]): boolean =>
  rows.some(({ row }) => row.placement.on === "wall");

function boxAround(rows: readonly EvaluatedRow[]): Footprint {
  const { frame, box } = boxOf(commonExtent(commonFrame(rows), rows.map(standing)));
  return { row: "", frame, box, mount: "free" };
}
