import type { EvaluatedRow } from "@stanza/evaluation";
import { boundsOf, pointInPolygon, toLocal } from "@stanza/geometry";
import { type Placement, type Project, roomCorners, type WallSegment } from "@stanza/project";
import { collides, type Footprint, footprintOf } from "./footprint.ts";
import { carriedFrame, carriersFor } from "./snapping/carriers.ts";
import { hobsAmong, isHood } from "./snapping/over-hob.ts";
import { againstWall } from "./snapping/wall.ts";
import type { ArticleToPlace } from "./to-place.ts";

type Carried = Pick<ArticleToPlace, "box" | "mount" | "elevation" | "shape">;

/** A hob against a wall has its middle nearer to it than this, mm. */
const AT_WALL = 700;

/**
 * Finds the place of an article that stands in, on or over another when nobody points: a sink on the last free unit that is meant for
 * sinks, an oven in the last free niche, a hood over the last hob without one, a lamp in the middle of the only room. What any unit may
 * carry needs exactly one that is free.
 *
 * returns  `null` when there is no such place, or more than one is as good
 */
export function dockCarried(
  article: Carried,
  project: Project,
  placed: readonly EvaluatedRow[],
  walls: readonly WallSegment[],
): Placement | null {
  const others = placed.map(footprintOf);
  const free = carriersFor(article, others)
    .map((carrier) => ({ ...carrier, frame: carriedFrame(carrier, article) }))
    .filter(({ frame }) => isFree({ ...article, row: "", frame }, others));
  const meant = free.filter(({ isMeant }) => isMeant);
  const [only, more] = free.filter(({ anchor }) => anchor.size !== undefined);
  const found = meant.at(-1) ?? (meant.length === 0 && !more ? only : undefined);
  if (found) return { on: "room", at: found.frame.at, rotY: found.frame.rotY };
  if (isHood(article)) return overHob(article, others, walls);
  return article.mount === "ceiling" ? inMiddleOfRoom(article, project, others) : null;
}

/** Things on one worktop or in one niche are judged by their boxes, whatever their solids leave open. */
function isFree(footprint: Footprint, others: readonly Footprint[]): boolean {
  return !others.some((other) => collides(footprint, other));
}

function overHob(
  { box, mount, elevation }: Carried,
  others: readonly Footprint[],
  walls: readonly WallSegment[],
): Placement | null {
  for (const { of, middle } of hobsAmong(others).toReversed()) {
    if (mount === "ceiling") {
      const { rotY } = of.frame;
      const corner = toLocal({ at: [0, 0, 0], rotY: -rotY }, [-box[0] / 2, 0, -box[2] / 2]);
      const frame = { at: [middle[0] + corner[0], elevation, middle[2] + corner[2]] as const, rotY };
      if (isFree({ row: "", frame, box, mount }, others)) return { on: "room", ...frame };
      continue;
    }
    for (const segment of walls) {
      const [along, , out] = toLocal(segment.frame, middle);
      const offset = along - box[0] / 2;
      if (out < 0 || out > AT_WALL || offset < -0.5 || offset > segment.length - box[0] + 0.5) continue;
      const { frame } = againstWall(segment, offset, elevation);
      if (isFree({ row: "", frame, box, mount }, others))
        return { on: "room", at: frame.at, rotY: frame.rotY };
    }
  }
  return null;
}

function inMiddleOfRoom(
  { box, mount, elevation }: Carried,
  { rooms }: Project,
  others: readonly Footprint[],
): Placement | null {
  const [room, second] = rooms;
  if (!room || second || room.openEnd !== null) return null;
  const corners = roomCorners(room);
  const around = boundsOf(corners.map(([x, z]) => [x, 0, z]));
  if (!around) return null;
  const [x, z] = [(around.min[0] + around.max[0]) / 2, (around.min[2] + around.max[2]) / 2];
  const frame = { at: [x - box[0] / 2, elevation, z - box[2] / 2] as const, rotY: 0 };
  const isInside = pointInPolygon([x, z], corners) === "inside";
  return isInside && isFree({ row: "", frame, box, mount }, others) ? { on: "room", ...frame } : null;
}
