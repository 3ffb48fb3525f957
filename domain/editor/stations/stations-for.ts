import type { EvaluatedProject } from "@stanza/evaluation";
import { boundsOf, type Frame, toLocal, type Vec2 } from "@stanza/geometry";
import {
  arcOfCurve,
  curvesAmong,
  type Placement,
  type Project,
  roomCorners,
  type WallSegment,
} from "@stanza/project";
import { dock, freePlace } from "../dock.ts";
import { collides, keptFromWalls } from "../footprint.ts";
import { carriedFrame, carriersFor } from "../snapping/carriers.ts";
import { angleTaken } from "../snapping/curved-walls.ts";
import type { Surroundings } from "../surroundings.ts";
import type { ToPlace } from "../to-place.ts";
import type { Station } from "./station.ts";

/** Rounding when places are compared, mm. */
const SAME = 1;

/**
 * The places that Tab goes through, in order: what may carry the thing, the walls that are long enough, each room's floor; and where to
 * begin, which is where *Add* would put it.
 */
export function stationsFor(
  thing: ToPlace,
  { project, evaluated }: { readonly project: Project; readonly evaluated: EvaluatedProject },
  surroundings: Surroundings,
): { readonly stations: readonly Station[]; readonly first: number } {
  const docked = dock(thing, project, evaluated);
  const stations = [
    ...carriers(thing, surroundings),
    ...alongWalls(thing, project, evaluated, surroundings, docked),
    ...(thing.mount === "wall-opening" ? [] : floors(project)),
  ];
  const first = stations.findIndex((station) => docked !== null && isAt(station, docked));
  return { stations, first: Math.max(0, first) };
}

function carriers(thing: ToPlace, { obstacles }: Surroundings): readonly Station[] {
  if ("members" in thing) return [];
  return carriersFor(thing, obstacles).flatMap((carrier): readonly Station[] => {
    const frame = carriedFrame(carrier, thing);
    const isTaken = obstacles.some(
      (other) => other.row !== carrier.of.row && collides({ ...thing, row: "", frame }, other),
    );
    const kind = carrier.anchor.kind === "top" ? "onto" : "inside";
    return isTaken ? [] : [{ kind: "carrier", frame, reason: { kind, row: carrier.of.row } }];
  });
}

function alongWalls(
  thing: ToPlace,
  project: Project,
  evaluated: EvaluatedProject,
  { walls }: Surroundings,
  docked: Placement | null,
): readonly Station[] {
  const { mount, box } = thing;
  if (mount !== "floor" && mount !== "wall" && mount !== "wall-opening") return [];
  const isLongEnough = ({ length }: WallSegment) => length + 0.5 >= box[0];
  if (mount === "wall-opening") {
    const straight = walls.filter((segment) => segment.wall.curve === undefined && isLongEnough(segment));
    const curves = curvesAmong(walls).filter((curve) => angleTaken(curve, box[0]) !== null);
    return [
      ...straight.map((segment): Station => {
        const place = dock(thing, project, evaluated, new Set([segment.wall.id]));
        const middle = (segment.length - box[0]) / 2;
        return { kind: "wall", segment, along: place?.on === "wall" ? place.offset : middle };
      }),
      ...curves.map(
        (curve): Station => ({ kind: "curve", place: { curve, angle: arcOfCurve(curve).angle / 2 } }),
      ),
    ];
  }
  const placed = evaluated.rows.filter((row) => !row.automatic);
  const { left } = keptFromWalls("members" in thing ? undefined : thing.shape);
  return walls.filter(isLongEnough).map((segment): Station => {
    const here = docked?.on === "room" ? alongOf(segment, docked) : null;
    const along =
      here ?? freePlace({ box, mount, elevation: thing.elevation }, segment, 0, walls, placed) ?? left;
    return { kind: "wall", segment, along };
  });
}

const floors = ({ rooms }: Project): readonly Station[] =>
  rooms.flatMap((room): readonly Station[] => {
    const around = boundsOf(roomCorners(room).map(([x, z]) => [x, 0, z]));
    if (!around) return [];
    const at: Vec2 = [(around.min[0] + around.max[0]) / 2, (around.min[2] + around.max[2]) / 2];
    return [{ kind: "floor", at }];
  });

/** Where along the wall something stands whose back is towards it; `null`: it stands elsewhere. */
function alongOf(segment: WallSegment, { at, rotY }: Frame): number | null {
  if (rotY !== segment.frame.rotY) return null;
  const [x, , z] = toLocal(segment.frame, at);
  return z > -SAME && z < 100 && x > -SAME && x < segment.length ? x : null;
}

function isAt(station: Station, docked: Placement): boolean {
  if (station.kind === "wall")
    return docked.on === "wall"
      ? docked.wall === station.segment.wall.id
      : alongOf(station.segment, docked) !== null;
  if (station.kind === "curve")
    return docked.on === "wall" && station.place.curve.facets.some(({ wall }) => wall.id === docked.wall);
  if (docked.on === "wall") return false;
  const { at } = station.kind === "carrier" ? station.frame : docked;
  return station.kind === "carrier" && at.every((mm, axis) => Math.abs(mm - docked.at[axis]!) < SAME);
}
