import { type Drawing, dimensionMarks } from "@stanza/drawing";
import type { SideDistance } from "@stanza/editor";
import type { EvaluatedRow } from "@stanza/evaluation";
import { boxFootprint, distance2, type Vec2 } from "@stanza/geometry";
import { type Room, type WallSegment, wallSegments } from "@stanza/project";
import { DIMENSION_CAP_PX } from "./paint-drawing.ts";
import { toScreen, type ViewTransform } from "./view-transform.ts";

/** A label narrower than this stands beside its line instead of on it, CSS pixels. */
const LABEL_WIDTH = 56;
const BESIDE = 20;

/** Where a distance's figure goes on screen: on the middle of its line, or beside a line that is too short for it. */
export function distancePlace(view: ViewTransform, { from, to }: SideDistance): Vec2 {
  const [a, b] = [toScreen(view, from), toScreen(view, to)];
  const middle: Vec2 = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  const needed = Math.abs(dx) >= Math.abs(dy) ? LABEL_WIDTH : LABEL_WIDTH / 2;
  if (length >= needed || length === 0) return middle;
  return [middle[0] - (dy / length) * BESIDE, middle[1] + (dx / length) * BESIDE];
}

/** Of the selection's bar, and its distance from the selection, CSS pixels. */
const BAR = { width: 150, height: 44, gap: 14 } as const;

/** Beside the selection, on the side of it that has more of the plan, and always in view. */
export function barPlace(
  view: ViewTransform,
  [width, height]: Vec2,
  selected: readonly EvaluatedRow[],
): { readonly position: "absolute"; readonly left: number; readonly top: number } {
  const points = selected
    .flatMap(({ frame, article }) => boxFootprint(frame, article.box))
    .map((point) => toScreen(view, point));
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const isHigh = (top + bottom) / 2 < height / 2;
  const left = (Math.min(...xs) + Math.max(...xs)) / 2 - BAR.width / 2;
  const wanted = isHigh ? bottom + BAR.gap : top - BAR.gap - BAR.height;
  return {
    position: "absolute",
    left: Math.max(8, Math.min(width - BAR.width - 8, left)),
    top: Math.max(56, Math.min(height - BAR.height - 8, wanted)),
  };
}

export interface WallLength {
  readonly room: Room;
  readonly segment: WallSegment;
  readonly at: Vec2;
  readonly angle: number;
}

/** Where each wall's clear length is painted, so that a button can lie over it. */
export function wallLengths(
  view: ViewTransform,
  drawing: Drawing,
  rooms: readonly Room[],
): readonly WallLength[] {
  return rooms.flatMap((room) =>
    wallSegments(room).flatMap((segment) => {
      const whole = drawing.shapes.findLast(
        (shape) =>
          shape.type === "dimension" &&
          shape.owner === segment.wall.id &&
          Math.abs(distance2(shape.from, shape.to) - segment.length) < 0.01,
      );
      if (whole?.type !== "dimension") return [];
      const [from, to] = [toScreen(view, whole.from), toScreen(view, whole.to)];
      const { text } = dimensionMarks(from, to, whole.offset * view.scale, whole.text, DIMENSION_CAP_PX);
      return [{ room, segment, at: text.at, angle: text.angle }];
    }),
  );
}
