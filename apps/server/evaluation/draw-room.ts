import { type Drawing, drawPlan, drawScene, type Pixels, type Shape, toPixels, toSvg } from "@stanza/drawing";
import type { EvaluatedProject } from "@stanza/evaluation";
import type { Vec2 } from "@stanza/geometry";
import type { Project } from "@stanza/project";
import type { Catalogues } from "./catalogues-in-use.ts";
import { materialsOf } from "./materials-of.ts";

/** From this many rows on a room is no picture any more and takes seconds to draw. */
const MOST_ROWS = 250;
/** Size of the picture in lists, which show it at half of this or less. */
const SIZE = { width: 480, height: 360 };
/** Size of the picture in mails, px. */
const MAIL_SIZE = { width: 640, height: 480 };
/** Anything smaller than this in the picture is left out: it would make the file ten times as large and nobody would see it. */
const SMALLEST_PX = 1.2;

/** The room as a doll's house; `null`: nothing in it, or too much. */
export function drawRoom(
  project: Project,
  evaluated: EvaluatedProject,
  catalogues: Catalogues,
): Drawing | null {
  if (evaluated.rows.length > MOST_ROWS) return null;
  const { rooms, description } = project;
  const drawing = drawScene({ rooms, evaluated, materials: materialsOf(catalogues), title: description });
  return drawing.shapes.length > 0 ? drawing : null;
}

/** A project's picture in lists as SVG: the room, and the plan of one with very many rows; `null`: there is nothing to see. */
export function drawPicture(
  project: Project,
  evaluated: EvaluatedProject,
  catalogues: Catalogues,
): string | null {
  const { rooms, description } = project;
  const drawing =
    drawRoom(project, evaluated, catalogues) ??
    drawPlan({ rooms, evaluated, title: description, language: "en", dimensionChains: false });
  if (drawing.shapes.length === 0) return null;
  return toSvg(withoutSpecks(drawing), { theme: "light", size: SIZE });
}

/** The room as pixels, for mails, which show no SVG; `null`: nothing in it, or too much. */
export function drawRoomInPixels(
  project: Project,
  evaluated: EvaluatedProject,
  catalogues: Catalogues,
): Pixels | null {
  const drawing = drawRoom(project, evaluated, catalogues);
  return drawing && toPixels(drawing, MAIL_SIZE);
}

function withoutSpecks(drawing: Drawing): Drawing {
  const { min, max } = drawing.bounds;
  const mmPerPx = Math.max((max[0] - min[0]) / SIZE.width, (max[1] - min[1]) / SIZE.height);
  const isSeen = (shape: Shape) => !("points" in shape) || extentOf(shape.points) >= SMALLEST_PX * mmPerPx;
  return { ...drawing, shapes: drawing.shapes.filter(isSeen) };
}

/** The longer side of what holds the points. */
function extentOf(points: readonly Vec2[]): number {
  const along = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis]);
    return Math.max(...values) - Math.min(...values);
  };
  return Math.max(along(0), along(1));
}
