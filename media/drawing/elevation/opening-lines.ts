import { add3, solidBounds, type Vec2 } from "@stanza/geometry";
import type { Shape } from "../drawing.ts";
import type { ElevationRow } from "./elevation-rows.ts";

interface Leaf {
  readonly owner: string;
  readonly axis: string;
  /** Left, low, right, high; mm in the wall frame. */
  readonly rect: readonly [number, number, number, number];
  readonly depth: number;
}

/**
 * The dashed lines on doors that meet at the hinge's side. Only for doors that look straight at the viewer and are not covered, at their
 * middle, by something nearer.
 */
export function openingLines(rows: readonly ElevationRow[]): readonly Shape[] {
  const facing = rows.filter(({ frame }) => frame.rotY === 0);
  const leaves = facing.flatMap(leavesOf);
  const isCovered = ({ rect, depth, owner }: Leaf): boolean => {
    const [x, y] = [(rect[0] + rect[2]) / 2, (rect[1] + rect[3]) / 2];
    return rows.some(({ row, frame }) => {
      if (row.row.id === owner) return false;
      const [width, height, along] = row.article.box;
      // A unit that stands sideways reaches over the wall by its depth.
      const turned = Math.round(frame.rotY / 90) % 2 === 1;
      const [w, d] = turned ? [along, width] : [width, along];
      const left = frame.rotY === 90 || frame.rotY === 0 ? frame.at[0] : frame.at[0] - w;
      const near = frame.at[2] + (frame.rotY === 0 || frame.rotY === 270 ? d : 0);
      return near > depth + 1 && left < x && x < left + w && frame.at[1] < y && y < frame.at[1] + height;
    });
  };
  return leaves.filter((leaf) => !isCovered(leaf)).map(shapeOf);
}

function leavesOf({ row, frame }: ElevationRow): readonly Leaf[] {
  return row.article.parts.flatMap((part): readonly Leaf[] => {
    const isLeaf = part.open?.kind === "hinge" && part.open.of === undefined;
    const bounds = isLeaf && !part.rot ? solidBounds(part.solid) : null;
    const towards = part.open?.towards ?? "z";
    if (!bounds || !part.open || (towards !== "z" && towards !== "-z")) return [];
    const origin = add3(frame.at, part.at);
    const [low, high] = [add3(origin, bounds.min), add3(origin, bounds.max)];
    return [
      {
        owner: row.row.id,
        axis: seenFromFront(part.open.axis, towards),
        rect: [low[0], low[1], high[0], high[1]],
        depth: high[2],
      },
    ];
  });
}

/** The sides of a leaf that opens away are named from behind. */
const seenFromFront = (axis: string, towards: "z" | "-z"): string =>
  towards === "z" ? axis : axis === "L" ? "R" : axis === "R" ? "L" : axis;

function shapeOf({ owner, axis, rect: [left, low, right, high] }: Leaf): Shape {
  const [x, y] = [(left + right) / 2, (low + high) / 2];
  const points: Record<string, readonly Vec2[]> = {
    L: [
      [right, -high],
      [left, -y],
      [right, -low],
    ],
    R: [
      [left, -high],
      [right, -y],
      [left, -low],
    ],
    T: [
      [left, -low],
      [x, -high],
      [right, -low],
    ],
    B: [
      [left, -high],
      [x, -low],
      [right, -high],
    ],
  };
  return { type: "polyline", role: "hidden", owner, dashed: true, points: points[axis] ?? [] };
}
