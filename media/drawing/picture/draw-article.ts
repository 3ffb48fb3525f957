import type { EvaluatedRow } from "@stanza/evaluation";
import { ORIGIN, type Vec2, type Vec3 } from "@stanza/geometry";
import type { Drawing, Shape } from "../drawing.ts";
import { drawingOf } from "../drawing-bounds.ts";
import { ARTICLE_CELLS, faceShapes, levelNormal, type Tint } from "./face-shapes.ts";
import { lookOf, type MaterialLooks } from "./material-looks.ts";
import { paintingOrder } from "./painting-order.ts";
import { partBody } from "./part-faces.ts";
import { outlineOf, shade } from "./shading.ts";
import { laidTiles } from "./tile-joints.ts";
import { type View, viewFrom } from "./view.ts";

export type EvaluatedArticle = EvaluatedRow["article"];

export interface ArticlePictureOptions {
  /** A text for people who cannot see the picture; absent: the article's neutro. */
  readonly title?: string;
  /** Degrees that the viewer stands to the right of the front; absent: 32. */
  readonly yaw?: number;
  /**
   * Degrees that the viewer is above; absent: 20, and 38 for flat things such as worktops. Wide things of a ceiling are seen from below, as
   * in a room, where their light is.
   */
  readonly pitch?: number;
}

/**
 * An axonometric picture of an article from its parts, in the colours of its materials: for catalogue cards and offer lines.
 *
 * materials  finds a material by code; unknown ones are light grey
 * returns    a drawing in mm of the article's own size (parallel view, so lengths along X, Y and Z are each foreshortened by a constant)
 *
 * Hidden parts are left out, and so are glTF meshes without a `size`; those with one are drawn as boxes.
 */
export function drawArticle(
  article: EvaluatedArticle,
  materials: MaterialLooks,
  options: ArticlePictureOptions = {},
): Drawing {
  const [width, height, depth] = article.box;
  const flat = height < 0.35 * Math.min(width, depth);
  const isBelow = article.mount === "ceiling" && height < Math.max(width, depth);
  const view = viewFrom(options.yaw ?? 32, options.pitch ?? (flat ? 38 : 20) * (isBelow ? -1 : 1));
  // What is seen from below is lit from below.
  const lit = ([x, y, z]: Vec3): Vec3 => [x, isBelow ? -y : y, z];
  const bodies = article.parts.flatMap((part) => {
    const material = materials(part.material);
    const tiles = laidTiles(material?.pattern, [part.at[0], -part.at[1]]);
    const look = lookOf(material);
    return partBody(part, ORIGIN, view.toViewer, tiles ? { ...look, tiles } : look) ?? [];
  });
  const tint: Tint = ({ look, normal }) => ({
    fill: shade(look.color, lit(levelNormal(normal, view))),
    line: outlineOf(look.color),
  });
  const faces = faceShapes(paintingOrder(bodies, view.toViewer), view, tint, ARTICLE_CELLS);
  const shadow = article.mount === "floor" && bodies.length > 0 ? [floorShadow(width, depth, view)] : [];
  return drawingOf("picture", options.title ?? article.neutro, [...shadow, ...faces]);
}

/** The soft strip on the floor beside and in front of a standing thing. */
function floorShadow(width: number, depth: number, view: View): Shape {
  const reach = 0.05 * (width + depth);
  const corners: readonly Vec3[] = [
    [0, 0, 0],
    [width + reach, 0, 0],
    [width + reach, 0, depth - reach],
    [width, 0, depth + reach * 0.4],
    [0, 0, depth + reach * 0.4],
  ];
  const points: readonly Vec2[] = corners.map(view.project);
  return { type: "polygon", role: "shadow", points };
}
