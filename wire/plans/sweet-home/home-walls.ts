import { distance2, type Vec2 } from "@stanza/geometry";
import { HEIGHT_WHEN_UNKNOWN, PLAN_LIMITS, THICKNESS_WHEN_UNKNOWN } from "../plan-limits.ts";
import type { PlanReport } from "../plan-notes.ts";
import type { OpeningSpot } from "../spaces/hang-openings.ts";
import type { WallBody } from "../spaces/wall-body.ts";
import { curvePath } from "./curve-path.ts";
import { lengthOf, pointOf } from "./home-lengths.ts";
import { type HomeElement, numberOf } from "./home-xml.ts";

/**
 * The walls of one storey, mm.
 *
 * spots       its doors and windows: a curved wall is straight where one is in it
 * wallHeight  the height of walls that state none, mm
 */
export function homeWalls(
  elements: readonly HomeElement[],
  spots: readonly OpeningSpot[],
  wallHeight: number | undefined,
  report: PlanReport,
): readonly WallBody[] {
  let curves = 0;
  return elements.slice(0, PLAN_LIMITS.maxWalls).flatMap((element): WallBody[] => {
    const from = pointOf(element, "xStart", "yStart");
    const to = pointOf(element, "xEnd", "yEnd");
    if (!from || !to) {
      report.add("badNumbers");
      return [];
    }
    if (distance2(from, to) < 1) {
      report.add("zeroWalls");
      return [];
    }
    const stated = lengthOf(element, "thickness") ?? 0;
    const thickness = stated >= 1 && stated <= 5_000 ? stated : THICKNESS_WHEN_UNKNOWN;
    if (thickness !== stated) report.add("wallsWithoutThickness");
    const height = lengthOf(element, "height") ?? wallHeight;
    if (height === undefined || height < 1) report.add("wallsWithoutHeight");
    const heightAtStart = height !== undefined && height >= 1 ? height : HEIGHT_WHEN_UNKNOWN;
    const end = lengthOf(element, "heightAtEnd");
    const heightAtEnd = end !== undefined && end >= 0 ? Math.max(1, end) : heightAtStart;
    if (heightAtEnd !== heightAtStart) report.add("slopedWalls");
    report.add("walls");
    const arc = numberOf(element, "arcExtent") ?? 0;
    const heights = { heightAtStart, heightAtEnd };
    if (Math.abs(arc) < 0.001) return [{ path: [from, to], thickness, ...heights }];
    report.add("curvedWalls");
    const path: readonly Vec2[] = curvePath({ from, to, arc, thickness }, spots);
    return [{ path, thickness, ...heights, curve: curves++ }];
  });
}
