import { dot2, normaliseAngle, toDegrees, unit2, type Vec2 } from "@stanza/geometry";
import { IFCFLOWTERMINAL, IFCFURNISHINGELEMENT, IFCSANITARYTERMINAL } from "web-ifc";
import type { ImportedPlaceholder } from "../imported-plan.ts";
import { type Body, type IfcModel, textOf } from "./ifc-model.ts";

/** A piece that is thinner than this in any direction is no furniture, mm. */
const LEAST_SIZE = 1;

/** Revit ends a name with the number of the element. */
const REVIT_NUMBER = /:\d+$/;

/** The furniture of a file, washbasins and baths among it; IFC 2x3 has no kind of its own for those. */
export function furnitureIds(model: IfcModel, schema: string): readonly number[] {
  const sanitary = schema.startsWith("IFC2X3") ? IFCFLOWTERMINAL : IFCSANITARYTERMINAL;
  return [...model.idsOf(IFCFURNISHINGELEMENT), ...model.idsOf(sanitary)];
}

/**
 * A piece as the box around it, turned as its own axes are: its X is its width, and it looks against its Y, as most programs draw
 * furniture. `null` where it has no extent.
 *
 * floor   the height from which its own is measured, mm
 */
export function placeholderOf(
  model: IfcModel,
  id: number,
  body: Body,
  floor: number,
): ImportedPlaceholder | null {
  const entity = model.entity(id);
  const along = unit2(model.axesOf(entity)?.along ?? [1, 0]);
  const front: Vec2 = [-along[1], along[0]];
  const points = body.triangles.flatMap((corners) => corners.map(([x, , z]): Vec2 => [x, z]));
  const [left, right] = extent(points, along);
  const [back, near] = extent(points, front);
  const size = [right - left, body.top - body.bottom, near - back] as const;
  if (!size.every((one) => one >= LEAST_SIZE)) return null;
  return {
    name: (textOf(entity.Name) || textOf(entity.ObjectType)).replace(REVIT_NUMBER, ""),
    at: [left * along[0] + back * front[0], body.bottom - floor, left * along[1] + back * front[1]],
    rotY: normaliseAngle(Math.round(toDegrees(Math.atan2(-along[1], along[0])) * 1000) / 1000),
    size,
  };
}

function extent(points: readonly Vec2[], direction: Vec2): readonly [least: number, most: number] {
  const places = points.map((point) => dot2(point, direction));
  return [places.reduce((a, b) => Math.min(a, b)), places.reduce((a, b) => Math.max(a, b))];
}
