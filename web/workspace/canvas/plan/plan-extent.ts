import { boxFootprint, type Vec2 } from "@stanza/geometry";
import { pixelToPlan } from "@stanza/plans";
import { outerOutline, type TracePicture } from "@stanza/project";
import type { Scene } from "@stanza/web-project";
import type { Box } from "./view-transform.ts";

/** Around the walls, for their dimensions: as much as they ever need, so that a new chain moves nothing. mm. */
const AROUND = 950;
/** What an empty plan shows, mm. */
const EMPTY: Box = { min: [-500, -500], max: [5500, 4500] };

/** The part of the plan that holds everything. */
export function planExtent({ project, evaluated }: Scene): Box {
  const walls = project.rooms.flatMap(outerOutline);
  const rows = evaluated.rows.flatMap(({ frame, article }) => boxFootprint(frame, article.box));
  const around: readonly Vec2[] = [
    ...rows,
    ...pictureCorners(project.tracePicture),
    ...walls.flatMap(([x, y]): readonly Vec2[] => [
      [x - AROUND, y - AROUND],
      [x + AROUND, y + AROUND],
    ]),
  ];
  if (around.length === 0) return EMPTY;
  const xs = around.map(([x]) => x);
  const ys = around.map(([, y]) => y);
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
