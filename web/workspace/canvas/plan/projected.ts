import { lerp2, type Vec2 } from "@stanza/geometry";

/** The place of a point of the plan on a view, CSS pixels; `null`: behind the eye, which happens only in 3D. */
export type Place = (at: Vec2) => Vec2 | null;

/** Halvings until the visible end of a line is known well enough. */
const HALVINGS = 12;

/** Points as SVG has them, without those behind the eye. */
export const shownPoints = (place: Place, points: readonly Vec2[]): string =>
  points.flatMap((point) => place(point)?.join(",") ?? []).join(" ");

/** A line through points as an SVG path; what lies behind the eye is cut off. */
export function pathOf(place: Place, points: readonly Vec2[]): string {
  let path = "";
  let pen = false;
  for (const [i, to] of points.entries()) {
    const spot = place(to);
    const before = points[i - 1];
    if (before !== undefined && spot && !pen) path += move(place, to, before);
    if (before !== undefined && !spot && pen) path += line(visibleEnd(place, before, to));
    if (spot) path += pen || before !== undefined ? line(spot) : `M${spot.join(" ")}`;
    pen = spot !== null;
  }
  return path;
}

const line = (at: Vec2): string => `L${at.join(" ")}`;
const move = (place: Place, seen: Vec2, unseen: Vec2): string =>
  `M${visibleEnd(place, seen, unseen).join(" ")}`;

/** The last point on the way from a visible point to one behind the eye that is still in front of it. */
function visibleEnd(place: Place, seen: Vec2, unseen: Vec2): Vec2 {
  let [near, far] = [seen, unseen];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = lerp2(near, far, 0.5);
    if (place(middle)) near = middle;
    else far = middle;
  }
  return place(near) ?? [0, 0];
}
