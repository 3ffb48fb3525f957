import { scale2, sub2, type Vec2 } from "@stanza/geometry";
import type { ImportedPlan } from "../imported-plan.ts";
import { HEIGHT_WHEN_UNKNOWN, PLAN_LIMITS } from "../plan-limits.ts";
import { PlanReport } from "../plan-notes.ts";
import { PlanRefusal } from "../plan-refusal.ts";
import { buildLevel } from "../spaces/build-level.ts";
import { nearOrigin } from "../spaces/near-origin.ts";
import { bodyShape, type WallBody } from "../spaces/wall-body.ts";
import { evidenceOf } from "./door-evidence.ts";
import { checkUnit, DRAWING_UNITS, type DrawingUnit, type UnitCheck } from "./drawing-units.ts";
import { fillMasses } from "./fill-masses.ts";
import { filledOutlines } from "./filled-outlines.ts";
import { type Arc, type FlatDrawing, flatten, type Stroke } from "./flatten.ts";
import { leftoverWalls } from "./leftover-lines.ts";
import { mergedArcs } from "./merged-arcs.ts";
import { type OwnPlan, ownPlan } from "./own/own-plan.ts";
import { pairLines } from "./pair-lines.ts";
import { type DxfFile, readDxf } from "./read-drawing.ts";
import { nameRooms } from "./room-names.ts";
import { roundColumns } from "./round-columns.ts";
import { type DrawingLayer, layersOf, likelyWallLayers } from "./wall-layers.ts";
import { wallLines } from "./wall-lines.ts";
import { bridgeGaps, openingsInWalls } from "./wall-openings.ts";
import { withoutSymbols } from "./wall-symbols.ts";

/** A DXF that is read, before it is said which of its lines are walls and how long they are. */
export interface DxfDrawing {
  readonly layers: readonly DrawingLayer[];
  /** Layers that are taken for walls when nobody chooses. */
  readonly wallLayers: readonly string[];
  readonly file: DxfFile;
  readonly flat: FlatDrawing;
}

export interface DxfChoice {
  /** Layers whose lines are walls. */
  readonly wallLayers: readonly string[];
  readonly unit: DrawingUnit;
}

/** Entities that only a model in space has. */
const SOLIDS = ["3DSOLID", "BODY", "REGION", "SURFACE", "MESH"] as const;

/** Thickness of walls that are drawn as two lines, mm. ASSUMED: the thinnest partition, the thickest masonry. */
const THINNEST = 35;
const THICKEST = 650;
/** Lengths in a drawing of ours have four decimals, mm. */
const OWN_STEP = 0.0001;

/**
 * Reads a DXF into lines by layer.
 *
 * onProgress   0 … 1
 * refused      as `readDxf`; `noGeometry` without a line in model space; `notFloorPlan` where there are bodies instead
 */
export function openDxf(bytes: Uint8Array, onProgress?: (share: number) => void): DxfDrawing {
  const file = readDxf(bytes, onProgress);
  const flat = flatten(file, new PlanReport());
  if (flat.strokes.length === 0 && SOLIDS.some((type) => file.otherTypes.has(type)))
    throw new PlanRefusal("notFloorPlan", "the drawing has bodies in space and no lines");
  if (flat.strokes.length === 0)
    throw new PlanRefusal("noGeometry", "the drawing has no lines in model space");
  const layers = layersOf(flat);
  return { layers, wallLayers: likelyWallLayers(layers, flat), file, flat };
}

/** The unit of a drawing, seen by the lines on its wall layers. */
export function drawingUnit(drawing: DxfDrawing, wallLayers: readonly string[]): UnitCheck {
  return checkUnit(drawing.file.insUnits, strokesOn(drawing, wallLayers), drawing.flat);
}

/**
 * Rooms, doors and windows from the lines of a drawing: parallel lines are walls, what they enclose are rooms, gaps in them with a
 * door's arc or a window's lines are openings, and texts within rooms are their names. A drawing of Stanza's own in which nobody moved
 * walls gives the rooms that it was made from.
 *
 * refused   `noWalls` when the chosen layers give no wall
 */
export function planFromDxf(drawing: DxfDrawing, choice: DxfChoice): ImportedPlan {
  const { file } = drawing;
  const report = new PlanReport();
  const own = ownPlan(file.own, strokesOn(drawing, choice.wallLayers), DRAWING_UNITS[choice.unit]);
  if (own) return importedOwn(own, file, report);
  flatten(file, report);
  report.add("badNumbers", file.badNumbers);
  report.add("cutShort", file.isCutShort ? 1 : 0);
  const mm = DRAWING_UNITS[choice.unit];
  const chosen = new Set(choice.wallLayers);
  const flat = centred(drawing.flat, strokesOn(drawing, choice.wallLayers));
  const near = inReach(
    flat.strokes.filter(({ layer, isFill }) => chosen.has(layer) && !isFill),
    mm,
    report,
  );
  const wallNamed = new Set(drawing.layers.flatMap(({ name, isWall }) => (isWall ? [name] : [])));
  const { strokes, windows, left } = withoutSymbols(near, flat, wallNamed, mm);
  report.add("symbols", left);
  const filled = filledOutlines(
    flat.fills.filter(({ layer }) => chosen.has(layer)),
    mm,
    report,
  );
  const { columns, rest } = roundColumns(strokes, flat.circles, mm);
  const lines = wallLines([...mergedArcs(rest, flat.circles, mm), ...filled], mm);
  const { pairs, covered } = pairLines(lines, THINNEST, THICKEST);
  const upright = { heightAtStart: HEIGHT_WHEN_UNKNOWN, heightAtEnd: HEIGHT_WHEN_UNKNOWN };
  const paired = pairs.slice(0, PLAN_LIMITS.maxWalls).map((pair): WallBody => ({ ...pair, ...upright }));
  report.add("tooMany", pairs.length - paired.length);
  const outlines = (bodies: readonly WallBody[]) => bodies.map((body, i) => bodyShape(body, i).polygon);
  const evidence = evidenceOf(flat, chosen, windows, mm);
  const taken = new Set<Arc>();
  // Gaps are closed before single lines are looked at: a line through a window is its sill, not a wall.
  const bridges = bridgeGaps(paired, outlines(paired), evidence, taken, [], report);
  const joined = [...paired, ...bridges.bodies];
  const singles = leftoverWalls(lines, covered, joined, outlines(joined), report);
  const walls = fillMasses(joined, [...singles, ...columns]);
  if (walls.length === 0) throw new PlanRefusal("noWalls", "the chosen layers have no walls");
  const further = bridgeGaps(walls, outlines(walls), evidence, taken, bridges.spots, report);
  const solid = [...walls, ...further.bodies];
  const spots = [...bridges.spots, ...further.spots];
  const more = openingsInWalls(solid, outlines(solid), windows, evidence, taken, spots);
  noteWalls([...paired, ...walls.slice(joined.length)], report);
  noteRest(drawing, chosen, report);
  const level = buildLevel(
    {
      name: "",
      elevation: 0,
      bodies: [...solid, ...more.bodies],
      areas: [],
      spots: [...spots, ...more.spots],
      placeholders: [],
    },
    report,
  );
  const texts = flat.texts.map((one) => ({ ...one, at: scale2(one.at, mm) }));
  const { rooms, used } = nameRooms(level.rooms, texts);
  report.add("labels", texts.length - used);
  return { source: "dxf", levels: nearOrigin([{ ...level, rooms }]), notes: report.notes() };
}

function importedOwn({ rooms, astray }: OwnPlan, file: DxfFile, report: PlanReport): ImportedPlan {
  report.add("cutShort", file.isCutShort ? 1 : 0);
  report.add("ownRooms", rooms.length);
  report.add("walls", rooms.flatMap(({ walls }) => walls).length);
  const kinds = { door: "doors", window: "windows", passage: "passages" } as const;
  for (const { kind } of rooms.flatMap(({ openings }) => openings)) report.add(kinds[kind]);
  report.add("openingsWithoutWall", astray);
  const articles = file.entities.filter(({ type }) => type === "insert").length;
  const openings = file.own.filter(({ kind }) => kind === "opening").length;
  report.add("ownArticles", Math.max(0, articles - openings));
  const level = { name: "", elevation: 0, rooms, placeholders: [] };
  return { source: "dxf", levels: nearOrigin([level], OWN_STEP), notes: report.notes() };
}

function strokesOn({ flat }: DxfDrawing, layers: readonly string[]): readonly Stroke[] {
  const chosen = new Set(layers);
  return flat.strokes.filter(({ layer }) => chosen.has(layer));
}

/** The drawing moved so that the middle of its walls is at the origin, where numbers are exact. */
function centred(
  { strokes, arcs, blocks, fills, circles, texts }: FlatDrawing,
  walls: readonly Stroke[],
): FlatDrawing {
  const middle = (axis: 0 | 1) => {
    const values = walls.map(({ from }) => from[axis]).sort((a, b) => a - b);
    return values[Math.floor(values.length / 2)] ?? 0;
  };
  const by: Vec2 = [middle(0), middle(1)];
  const moved = (stroke: Stroke): Stroke => ({
    ...stroke,
    from: sub2(stroke.from, by),
    to: sub2(stroke.to, by),
  });
  return {
    strokes: strokes.map(moved),
    arcs: arcs.map((arc) => ({
      ...arc,
      centre: sub2(arc.centre, by),
      start: sub2(arc.start, by),
      end: sub2(arc.end, by),
    })),
    blocks: blocks.map((block) => ({ ...block, strokes: block.strokes.map(moved) })),
    circles: new Map([...circles].map(([curve, one]) => [curve, { ...one, centre: sub2(one.centre, by) }])),
    texts: texts.map((text) => ({ ...text, at: sub2(text.at, by) })),
    fills: fills.map(({ layer, rings }) => ({
      layer,
      rings: rings.map((ring) => ring.map((at) => sub2(at, by))),
    })),
  };
}

/** Strokes near the middle of them all, longest first where there are too many. */
function inReach(strokes: readonly Stroke[], mm: number, report: PlanReport): readonly Stroke[] {
  const reach = PLAN_LIMITS.maxReachMm / 2 / mm;
  const near = strokes.filter((stroke) =>
    [...stroke.from, ...stroke.to].every((place) => Math.abs(place) <= reach),
  );
  report.add("farAway", strokes.length - near.length);
  if (near.length <= PLAN_LIMITS.maxWallStrokes) return near;
  report.add("tooMany", near.length - PLAN_LIMITS.maxWallStrokes);
  return near.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(0, PLAN_LIMITS.maxWallStrokes);
}

const lengthOf = ({ from, to }: Stroke): number => Math.hypot(to[0] - from[0], to[1] - from[1]);

function noteWalls(walls: readonly WallBody[], report: PlanReport): void {
  const curves = new Set(walls.flatMap(({ curve }) => curve ?? []));
  report.add("curvedWalls", curves.size);
  report.add("walls", walls.filter(({ curve }) => curve === undefined).length + curves.size);
  report.add("wallsWithoutHeight", walls.length);
}

function noteRest({ layers, file }: DxfDrawing, chosen: ReadonlySet<string>, report: PlanReport): void {
  for (const { name, lines } of layers) if (!chosen.has(name)) report.add("otherLayers", lines, name);
  for (const [type, count] of file.otherTypes) {
    if (type === "DIMENSION") report.add("dimensions", count);
    else report.add("otherEntities", count, type);
  }
}
