import type { Vec2, Vec3 } from "@stanza/geometry";
import type { Shape } from "../drawing.ts";
import type { Face } from "./face.ts";
import { jointOf } from "./shading.ts";
import { tileJoints } from "./tile-joints.ts";
import type { View } from "./view.ts";
import { type FlatFace, visibleFaces } from "./visible-faces.ts";

/** Colours of a face: `fill` of the surface and `line` around it; no `line` leaves it to the medium's theme, "none" draws none. */
export type Tint = (face: Face) => { readonly fill: string; readonly line?: string };

/** Fineness of the search for hidden faces: a room is printed over a page, an article's picture is a thumbnail and one of many. */
const ROOM_CELLS = 900;
export const ARTICLE_CELLS = 320;

/** Faces in painting order as shapes: the surfaces that can be seen, each followed by its edges. */
export function faceShapes(
  faces: readonly Face[],
  view: View,
  tint: Tint,
  cells = ROOM_CELLS,
): readonly Shape[] {
  const flat = faces.map((face): FlatFace => ({ face, points: face.points.map(view.project) }));
  return visibleFaces(flat, cells).flatMap(({ face, points }) => {
    const { fill, line } = tint(face);
    const lined = line === undefined ? {} : { stroke: line };
    const { owner, opacity } = face.look;
    const base = { ...(owner === undefined ? {} : { owner }), ...(opacity < 1 ? { opacity } : {}) };
    const whole = line !== "none" && face.edges.every(Boolean);
    // A surface in several pieces is lined in its own colour, so that no hairline of the background shows between them.
    const stroke = whole ? lined : { stroke: opacity < 1 ? "none" : fill };
    const surface: Shape = { ...base, type: "polygon", role: "surface", points, fill, ...stroke };
    const joints = jointShapes(face, view).map((shape): Shape => ({ ...base, ...shape }));
    if (whole || line === "none") return [surface, ...joints];
    const edges = runs(face.edges).map(
      (run): Shape => ({
        ...base,
        type: "polyline",
        role: "edge",
        points: run.map((i) => points[i % points.length]!),
        ...lined,
      }),
    );
    return [surface, ...joints, ...edges];
  });
}

/** The joints of tiles on a side that looks to the front (+Z), where they are laid as on an elevation. */
function jointShapes({ look, normal, points }: Face, view: View): readonly Shape[] {
  if (look.tiles === undefined || normal[2] < 0.999) return [];
  const stroke = jointOf(look.color);
  const depth = points[0]?.[2] ?? 0;
  return tileJoints(
    look.tiles,
    points.map(([x, y]): Vec2 => [x, -y]),
  ).map(
    (joint): Shape => ({
      type: "polyline",
      role: "edge",
      points: joint.map(([x, y]) => view.project([x, -y, depth])),
      stroke,
    }),
  );
}

/** The stretches of neighbouring sides that are edges, as indices of their points. */
function runs(edges: readonly boolean[]): readonly (readonly number[])[] {
  const start = edges.findIndex((edge, i) => edge && !edges[(i + edges.length - 1) % edges.length]);
  if (start < 0) return [];
  const result: number[][] = [];
  for (let i = start; i < start + edges.length; i++) {
    if (!edges[i % edges.length]) continue;
    const last = result.at(-1);
    if (last?.at(-1) === i) last.push(i + 1);
    else result.push([i, i + 1]);
  }
  return result;
}

/** A normal as the viewer of `view` sees it turned: X to the right, Y up, Z level towards the viewer. */
export function levelNormal(normal: Vec3, view: View): Vec3 {
  const [right] = view.project(normal);
  const [x, , z] = view.toViewer;
  const level = Math.hypot(x, z);
  return [right, normal[1], level === 0 ? normal[2] : (normal[0] * x + normal[2] * z) / level];
}
