import { dot2, type Vec2 } from "@stanza/geometry";
import { IFCDOOR, IFCOPENINGELEMENT, IFCWINDOW } from "web-ifc";
import type { PlanReport } from "../plan-notes.ts";
import type { OpeningSpot } from "../spaces/hang-openings.ts";
import type { Shape } from "../spaces/polygons.ts";
import { extentAlong, footprintOf, rectangleAround } from "./footprint.ts";
import { type Body, type Entity, type IfcModel, textOf } from "./ifc-model.ts";
import type { IfcStructure } from "./ifc-structure.ts";

/** The things that openings are made of. */
export interface IfcParts {
  readonly model: IfcModel;
  readonly structure: IfcStructure;
  readonly bodies: ReadonlyMap<number, Body>;
  /** Footprints of walls. */
  readonly walls: ReadonlyMap<number, readonly Shape[]>;
}

/** An opening with the storey it is on. */
export interface PlacedSpot {
  readonly storey: number | null;
  /** The height of its underside, mm, from the file's zero. */
  readonly bottom: number;
  readonly spot: Omit<OpeningSpot, "elevation">;
}

/** A hole that stays shallower than this share of its wall's thickness is a niche. */
const THROUGH = 0.8;

/** Doors, windows and holes without either, of a whole file. */
export function ifcOpenings(parts: IfcParts, report: PlanReport): readonly PlacedSpot[] {
  const { model, structure } = parts;
  const filled = new Set(structure.holes.values());
  const doors = model.idsOf(IFCDOOR).map((id) => [id, "door"] as const);
  const windows = model.idsOf(IFCWINDOW).map((id) => [id, "window"] as const);
  const passages = model
    .idsOf(IFCOPENINGELEMENT)
    .filter((id) => !filled.has(id) && parts.walls.has(structure.hosts.get(id) ?? -1))
    .map((id) => [id, "passage"] as const);
  return [...doors, ...windows, ...passages].flatMap(([id, kind]): PlacedSpot[] => {
    const entity = model.entity(id);
    const hole = kind === "passage" ? id : structure.holes.get(id);
    const body = parts.bodies.get(hole ?? id) ?? parts.bodies.get(id);
    if (!body) {
      report.add("openingsWithoutWall", 1, textOf(entity.Name));
      return [];
    }
    const points = footprintOf(body).flatMap(([outline]) => outline ?? []);
    const axes = model.axesOf(entity);
    const wall = parts.walls.get(structure.hosts.get(hole ?? -1) ?? -1);
    const around = wall ? rectangleAround(wall) : rectangleAround(footprintOf(body));
    const along = kind === "passage" || !axes ? around?.along : axes.along;
    if (points.length === 0 || !along) return [];
    const { middle, length, width } = extentAlong(points, along, false);
    if (kind === "passage" && around && width < THROUGH * around.width) return [];
    const name = textOf(entity.Name);
    return [
      {
        storey: structure.storeyOf(id),
        bottom: body.bottom,
        spot: {
          kind,
          ...(name === "" || kind === "passage" ? {} : { name }),
          at: middle,
          along,
          width: length,
          height: body.top - body.bottom,
          ...(kind === "door" && axes ? swingOf(operationOf(parts, id, entity), axes) : { leaves: 1 }),
        },
      },
    ];
  });
}

/** How a door opens, as it says itself or its type does. */
function operationOf({ model, structure }: IfcParts, id: number, entity: Entity): string {
  const own = textOf(entity.OperationType);
  const type = structure.types.get(id);
  if (own !== "" && own !== "NOTDEFINED" && own !== "USERDEFINED") return own;
  return type === undefined ? "" : textOf(model.entity(type).OperationType);
}

/**
 * Hinge and swing of a door. Its leaf opens towards its own Y axis, and is hinged to the left as one looks along that axis: on the side from
 * which its X axis comes.
 *
 * Source: IfcDoorTypeOperationEnum of IFC4 and IFC2x3.
 */
function swingOf(
  operation: string,
  { along, across }: { readonly along: Vec2; readonly across: Vec2 },
): Pick<OpeningSpot, "towardsHinge" | "towardsSwing" | "leaves"> {
  const leaves = /^DOUBLE/.test(operation) ? 2 : 1;
  if (!/SWING/.test(operation) || Math.abs(dot2(along, across)) > 0.1) return { leaves };
  const side = /RIGHT$/.test(operation) ? 1 : -1;
  return {
    leaves,
    towardsSwing: across,
    ...(leaves === 1 ? { towardsHinge: [along[0] * side, along[1] * side] as Vec2 } : {}),
  };
}
