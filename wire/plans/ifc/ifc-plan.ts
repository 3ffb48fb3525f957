import { polygonArea } from "@stanza/geometry";
import {
  IFCBUILDINGSTOREY,
  IFCCOLUMN,
  IFCDOOR,
  IFCOPENINGELEMENT,
  IFCSPACE,
  IFCWALL,
  IFCWINDOW,
  type IfcAPI,
} from "web-ifc";
import type { ImportedPlaceholder, ImportedPlan } from "../imported-plan.ts";
import { PLAN_LIMITS } from "../plan-limits.ts";
import { PlanReport } from "../plan-notes.ts";
import { PlanRefusal } from "../plan-refusal.ts";
import { buildLevel } from "../spaces/build-level.ts";
import type { NamedArea } from "../spaces/find-spaces.ts";
import { nearOrigin } from "../spaces/near-origin.ts";
import { areaOf, type Shape } from "../spaces/polygons.ts";
import type { WallBody } from "../spaces/wall-body.ts";
import { footprintOf, wallBodyOf } from "./footprint.ts";
import { isComplete, schemaOf } from "./ifc-file.ts";
import { furnitureIds, placeholderOf } from "./ifc-furniture.ts";
import { type Body, IfcModel, textOf } from "./ifc-model.ts";
import { ifcOpenings } from "./ifc-openings.ts";
import { netFloorAreas } from "./ifc-quantities.ts";
import { structureOf } from "./ifc-structure.ts";

/** The plan is cut at this height above the floor, mm: a wall that is cut belongs to the storey, whichever it is filed under. */
const CUT = 1000;
/** A wall that ends lower above its storey's floor bounds no room, mm. */
const LEAST_HEIGHT = 300;
/**
 * A stated net area is this share of the drawn floor where something was taken off it, for plaster or under a roof: above, it is the same
 * floor; below, it has another unit.
 */
const STATED = { least: 0.2, same: 0.99 } as const;
/** Of the time, the share that is over once the file is parsed. */
const PARSED = 0.4;

/**
 * A plan from an IFC file (2x3, 4, 4x3): its spaces as rooms, walls, columns, doors, windows, holes and furniture by storey; where a storey
 * has no spaces, the rooms that its walls enclose. Whatever the file's unit is, lengths come out in millimetres.
 *
 * refused   `notFloorPlan` for STEP of something else and for buildings without walls and spaces
 */
export function ifcPlan(api: IfcAPI, bytes: Uint8Array, onProgress: (share: number) => void): ImportedPlan {
  const schema = schemaOf(bytes);
  if (!/^IFC(?:2X3|4)/.test(schema))
    throw new PlanRefusal("notFloorPlan", `the file follows ${schema || "no schema"}, not IFC 2x3 or 4`);
  const opened = api.OpenModel(bytes, { COORDINATE_TO_ORIGIN: false, CIRCLE_SEGMENTS: 24 });
  if (opened < 0) throw new PlanRefusal("damaged", "web-ifc does not open the file");
  onProgress(PARSED);
  const model = new IfcModel(api, opened);
  const report = new PlanReport();
  if (!isComplete(bytes)) report.add("cutShort");
  const levels = levelsOf(model, schema, report, (share) => onProgress(PARSED + (1 - PARSED) * share));
  model.close();
  if (levels.length === 0) throw new PlanRefusal("notFloorPlan", "the file has neither walls nor spaces");
  report.add("levels", levels.length > 1 ? levels.length : 0);
  return { source: "ifc", levels: nearOrigin(levels), notes: report.notes() };
}

function levelsOf(
  model: IfcModel,
  schema: string,
  report: PlanReport,
  onProgress: (share: number) => void,
): ImportedPlan["levels"] {
  const structure = structureOf(model);
  const wallIds = [...model.idsOf(IFCWALL), ...model.idsOf(IFCCOLUMN)];
  const spaceIds = model.idsOf(IFCSPACE);
  const furniture = furnitureIds(model, schema).slice(0, PLAN_LIMITS.maxPlaceholders);
  report.add("tooMany", Math.max(0, wallIds.length - PLAN_LIMITS.maxWalls));
  const walls = wallIds.slice(0, PLAN_LIMITS.maxWalls);
  const further = [IFCOPENINGELEMENT, IFCDOOR, IFCWINDOW].flatMap((type) => model.idsOf(type));
  const all = [...walls, ...walls.flatMap(structure.partsOf), ...spaceIds, ...further, ...furniture];
  const bodies = model.bodiesOf([...new Set(all)], onProgress);

  const footprints = new Map<number, readonly Shape[]>();
  const solids = walls.flatMap((id) => {
    const made = [id, ...structure.partsOf(id)].flatMap((part) => bodies.get(part) ?? []);
    const body = joinedBody(made);
    if (!body) {
      report.add("zeroWalls", 1, textOf(model.entity(id).Name));
      return [];
    }
    report.add("walls");
    const shapes = footprintOf(body);
    footprints.set(id, shapes);
    return [{ storey: structure.storeyOf(id), body, shapes }];
  });
  const spots = ifcOpenings({ model, structure, bodies, walls: footprints }, report);
  const stated = netFloorAreas(model);
  const rooms = spaceIds.flatMap((id) => {
    const body = bodies.get(id);
    const entity = model.entity(id);
    const name = textOf(entity.LongName) || textOf(entity.Name);
    if (!body) {
      report.add("roomsNotBuilt", 1, name);
      return [];
    }
    const shapes = footprintOf(body);
    const net = stated.get(id) ?? 0;
    const share = net / (areaOf(shapes) / 1e6);
    const isOther = share > STATED.least && share < STATED.same;
    if (isOther) report.add("statedAreas", 1, name);
    const areas = areasOf(name, shapes);
    // A space in several pieces has one figure for all of them.
    const own = isOther && areas.length === 1 ? areas.map((area) => ({ ...area, netM2: net })) : areas;
    return [{ storey: structure.storeyOf(id), body, areas: own }];
  });
  const placed = (id: number, floor: number): ImportedPlaceholder | null => {
    const body = bodies.get(id);
    const piece = body ? placeholderOf(model, id, body, floor) : null;
    report.add(piece ? "placeholders" : "otherEntities");
    return piece;
  };
  return storeysOf(model, [...rooms, ...solids]).flatMap((storey) => {
    const { floor } = storey;
    const areas = rooms.filter((one) => one.storey === storey.id).flatMap((one) => one.areas);
    const onIt = solids.filter(({ storey: own, body }) =>
      own === storey.id
        ? body.top > floor + LEAST_HEIGHT
        : body.bottom < floor + CUT && body.top > floor + CUT && body.top - body.bottom > CUT,
    );
    if (areas.length === 0 && onIt.length === 0) return [];
    // Foundations and roofs of a building whose rooms are told.
    if (areas.length === 0 && rooms.length > 0) {
      report.add("otherEntities", onIt.length);
      return [];
    }
    const level = buildLevel(
      {
        name: storey.name,
        elevation: floor,
        bodies: onIt.flatMap(({ body, shapes }) => bodiesOf(shapes, body.top - Math.max(floor, body.bottom))),
        areas,
        areasAsDrawn: true,
        spots: spots
          .filter((one) => one.storey === storey.id)
          .map(({ spot, bottom }) => ({ ...spot, elevation: Math.max(0, bottom - floor) })),
        placeholders: furniture
          .filter((id) => structure.storeyOf(id) === storey.id)
          .flatMap((id) => placed(id, floor) ?? []),
      },
      report,
    );
    return level.rooms.length > 0 ? [level] : [];
  });
}

interface Storey {
  /** `null`: what belongs to none. */
  readonly id: number | null;
  readonly name: string;
  /** The height of its floor, mm, from the file's zero. */
  readonly floor: number;
}

/** The storeys of a file that have anything on them, from below. A floor is where most of what stands on it begins. */
function storeysOf(
  model: IfcModel,
  things: readonly { readonly storey: number | null; readonly body: Body }[],
): readonly Storey[] {
  const ids = new Set(things.map(({ storey }) => storey));
  return [...model.idsOf(IFCBUILDINGSTOREY), null]
    .filter((id) => ids.has(id))
    .map((id) => {
      const bottoms = things.filter(({ storey }) => storey === id).map(({ body }) => body.bottom);
      return {
        id,
        name: id === null ? "" : textOf(model.entity(id).Name) || textOf(model.entity(id).LongName),
        floor: mostCommon(bottoms),
      };
    })
    .toSorted((a, b) => a.floor - b.floor);
}

/** The value that most are within a centimetre of. */
function mostCommon(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) {
    const key = Math.round(value / 10);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const [best = 0] = [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])[0] ?? [];
  return best * 10;
}

function joinedBody(bodies: readonly Body[]): Body | null {
  if (bodies.length === 0) return null;
  return {
    triangles: bodies.flatMap(({ triangles }) => triangles),
    bottom: Math.min(...bodies.map(({ bottom }) => bottom)),
    top: Math.max(...bodies.map(({ top }) => top)),
  };
}

const bodiesOf = (shapes: readonly Shape[], height: number): readonly WallBody[] =>
  shapes.flatMap((shape) => wallBodyOf(shape, { heightAtStart: height, heightAtEnd: height }) ?? []);

/** A space in several pieces is several rooms of one name. */
const areasOf = (name: string, shapes: readonly Shape[]): readonly NamedArea[] =>
  shapes
    .toSorted((a, b) => Math.abs(polygonArea(b[0]!)) - Math.abs(polygonArea(a[0]!)))
    .map(([polygon, ...holes]) => ({ name, polygon: polygon!, ...(holes.length > 0 ? { holes } : {}) }));
