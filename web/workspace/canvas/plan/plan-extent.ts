import { boxFootprint, type Vec2 } from "@stanza/geometry";
import { pixelToPlan } from "@stanza/plans";
import { outerOutline, type TracePicture } from "@stanza/project";
import type { Scene } from "@stanza/web-project";
import type { Box } from "./view-transform.ts";

/** Room for the dimensions and letters outside the walls: as much as they ever need, so that a new chain moves nothing. mm. */
const MARGIN = 1200;
/** The box that an empty plan shows, mm. */
const EMPTY: Box = { min: [-500, -500], max: [5500, 4500] };

/** The part of the plan that holds everything. */
export function planExtent({ project, evaluated }: Scene): Box {
  const walls = project.rooms.flatMap(outerOutline);
  const rows = evaluated.rows.flatMap(({ frame, article }) => boxFootprint(frame, article.box));
  const corners: readonly Vec2[] = [
    ...rows,
    ...pictureCorners(project.tracePicture),
    ...walls.flatMap(([x, y]): readonly Vec2[] => [
      [x - MARGIN, y - MARGIN],
      [x + MARGIN, y + MARGIN],
    ]),
  ];
  if (corners.length === 0) return EMPTY;
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { min: [Math.min(...xs), Math.min(...ys)], max: [Math.max(...xs), Math.max(...ys)] };
}

function pictureCorners(picture: TracePicture | undefined): readonly Vec2[] {
  if (!picture) return [];
  const { widthPx, heightPx } = picture;
  const corners: readonly Vec2[] = [
    [0, 0],
    [widthPx, 0],
    [widthPx, heightPx],
    [0, heightPx],
  ];
  return corners.map((pixel) => pixelToPlan(picture, pixel));
}
