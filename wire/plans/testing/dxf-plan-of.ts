import type { DrawingUnit } from "../dxf/drawing-units.ts";
import { type DxfDrawing, drawingUnit, planFromDxf } from "../dxf/dxf-plan.ts";
import type { ImportedPlan } from "../imported-plan.ts";
import { openPlan } from "../open-plan.ts";
import type { PlanNoteKey } from "../plan-notes.ts";
import { DxfText } from "./dxf-text.ts";

/** The drawing that a DXF opens as. */
export function drawingOf(bytes: Uint8Array): DxfDrawing {
  const opened = openPlan(bytes);
  if (!opened.ok) throw new Error(`${opened.cause}: ${opened.message}`);
  if (opened.value.kind !== "drawing") throw new Error("a plan");
  return opened.value.drawing;
}

/** The plan of a DXF; without a unit and layers, the ones that fit best. */
export function planOf(bytes: Uint8Array, unit?: DrawingUnit, wallLayers?: readonly string[]): ImportedPlan {
  const drawing = drawingOf(bytes);
  const layers = wallLayers ?? drawing.wallLayers;
  return planFromDxf(drawing, { wallLayers: layers, unit: unit ?? drawingUnit(drawing, layers).likely });
}

/** The closed rooms of the first level, the largest first. */
export const roomsOf = (plan: ImportedPlan) =>
  plan.levels[0]!.rooms.filter(({ openEnd }) => openEnd === null).toSorted((a, b) => b.areaM2 - a.areaM2);

/** The count that a note of this key states; 0 without one. */
export const countOf = (plan: ImportedPlan, key: PlanNoteKey) =>
  plan.notes.find((note) => note.key === key)?.count ?? 0;

/** A rectangle of walls around 4 × 3 m inside, `t` thick, as two closed outlines. */
export const ring = (t = 200, layer = "WALL") =>
  new DxfText()
    .polyline(layer, true, [
      [0, 0],
      [4000, 0],
      [4000, 3000],
      [0, 3000],
    ])
    .polyline(layer, true, [
      [-t, -t],
      [4000 + t, -t],
      [4000 + t, 3000 + t],
      [-t, 3000 + t],
    ]);
