import type { Vec2 } from "@stanza/geometry";
import { closeFaults } from "../dxf/wall-openings.ts";
import type { ImportedLevel, ImportedPlan } from "../imported-plan.ts";
import { PLAN_LIMITS } from "../plan-limits.ts";
import { PlanReport } from "../plan-notes.ts";
import { PlanRefusal } from "../plan-refusal.ts";
import { buildLevel } from "../spaces/build-level.ts";
import type { NamedArea } from "../spaces/find-spaces.ts";
import { nearOrigin } from "../spaces/near-origin.ts";
import { flattenGroups, placeholderOf, spotOf } from "./home-furniture.ts";
import { lengthOf, pointOf } from "./home-lengths.ts";
import { homeWalls } from "./home-walls.ts";
import { type HomeElement, parseHomeXml } from "./home-xml.ts";

/**
 * A plan from the XML of a Sweet Home 3D home.
 *
 * refused   as `parseHomeXml`, `planOfHome`
 */
export const readHome = (text: string): ImportedPlan => planOfHome(parseHomeXml(text));

/**
 * A plan from a Sweet Home 3D home: its walls, rooms, doors and windows by storey, furniture as boxes.
 *
 * refused   `noGeometry` for a home without walls, rooms and furniture
 *
 * Source: SweetHome3D.dtd of Sweet Home 3D 7; lengths in centimetres, angles in radians.
 */
export function planOfHome(root: HomeElement): ImportedPlan {
  const report = new PlanReport();
  const wallHeight = lengthOf(root, "wallHeight");
  const pieces = flattenGroups(root.children, report);
  const isUsed = root.children.some(({ tag }) => tag === "wall" || tag === "room") || pieces.length > 0;
  if (!isUsed) throw new PlanRefusal("noGeometry", "the home has no walls, rooms or furniture");
  const levels = levelsOf(root).map((level) => {
    const own = root.children.filter((element) => isOn(element, level));
    const onLevel = pieces.filter((element) => isOn(element, level));
    const doors = onLevel.filter(({ tag }) => tag === "doorOrWindow");
    const spots = doors.flatMap((element) => spotOf(element, report) ?? []);
    const boxes = onLevel.filter(({ tag }) => tag !== "doorOrWindow");
    const placeholders = boxes.flatMap((element) => placeholderOf(element, report) ?? []);
    report.add("tooMany", Math.max(0, placeholders.length - PLAN_LIMITS.maxPlaceholders));
    const walls = own.filter(({ tag }) => tag === "wall");
    report.add("tooMany", Math.max(0, walls.length - PLAN_LIMITS.maxWalls));
    const bodies = homeWalls(walls, spots, level.height ?? wallHeight, report);
    return buildLevel(
      {
        name: level.name,
        elevation: level.elevation,
        bodies: [...bodies, ...closeFaults(bodies, report)],
        areas: own.filter(({ tag }) => tag === "room").flatMap((element) => areaOf(element, report)),
        spots,
        placeholders,
      },
      report,
    );
  });
  const shown = levels.filter(({ rooms, placeholders }) => rooms.length > 0 || placeholders.length > 0);
  report.add("levels", shown.length > 1 ? shown.length : 0);
  for (const { tag } of root.children) {
    if (tag === "dimensionLine") report.add("dimensions");
    else if (tag === "label") report.add("labels");
    else if (tag === "polyline") report.add("polylines");
  }
  return { source: "sweet-home", levels: nearOrigin(shown), notes: report.notes() };
}

interface HomeLevel extends Pick<ImportedLevel, "name" | "elevation"> {
  /** Absent: the home has no storeys. */
  readonly id?: string;
  /** The height of walls that state none, mm. */
  readonly height?: number | undefined;
}

function levelsOf(root: HomeElement): readonly HomeLevel[] {
  const levels = root.children.filter(({ tag }) => tag === "level");
  if (levels.length === 0) return [{ name: "", elevation: 0 }];
  return levels.map((element) => ({
    id: element.attributes.id ?? "",
    name: (element.attributes.name ?? "").slice(0, 200),
    elevation: lengthOf(element, "elevation") ?? 0,
    height: lengthOf(element, "height"),
  }));
}

/** A home with storeys may have things without one: they are on its first. */
function isOn(element: HomeElement, level: HomeLevel): boolean {
  const { level: on } = element.attributes;
  return level.id === undefined || on === level.id;
}

function areaOf(element: HomeElement, report: PlanReport): readonly NamedArea[] {
  const points = element.children.filter(({ tag }) => tag === "point");
  const polygon = points.flatMap((point): Vec2[] => {
    const at = pointOf(point, "x", "y");
    return at ? [at] : [];
  });
  if (polygon.length < points.length) report.add("badNumbers", 1, element.attributes.name);
  if (polygon.length < 3) return [];
  return [{ name: (element.attributes.name ?? "").slice(0, 200), polygon }];
}
