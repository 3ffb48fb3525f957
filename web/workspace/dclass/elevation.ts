import type { EvaluatedArticle, Material, Part } from "@stanza/catalogue";
import { solidBounds, type Vec2, type Vec3 } from "@stanza/geometry";

/** A part as it is seen from the front, mm of the article's frame, Y up. */
export interface ElevationRect {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Depth of its front; larger is nearer. */
  readonly depth: number;
  readonly color: string;
  readonly opacity: number;
  /** Corners of a board that is no rectangle from the front, such as one cut to a slope; absent: it fills its box. */
  readonly outline?: readonly Vec2[];
}

const UNKNOWN = "#d9d3c8";

/** Doors that would hide what is inside: hinged ones, and ones that slide sideways, with all that goes along. */
export const hidesInside = ({ open }: Part): boolean =>
  open?.kind === "hinge" || (open?.kind === "slide" && open.axis === "x");

/** Doors that are drawn let the inside be seen through them. */
const DOOR_OPACITY = 0.45;

/**
 * The article's parts from the front, farthest first; turned parts as the box around them.
 *
 * hasDoors   the doors that hide the inside are drawn, and seen through; else they are left out
 */
export function elevationOf(
  parts: readonly Part[],
  material: (code: string) => Material | undefined,
  { hasDoors = false }: { readonly hasDoors?: boolean } = {},
): readonly ElevationRect[] {
  const inside = withoutDoors(parts);
  const seen = new Set(inside);
  return (hasDoors ? parts : inside)
    .map((part): ElevationRect => {
      const { min, max } = partBounds(part);
      const known = material(part.material);
      return {
        key: part.id,
        x: min[0],
        y: min[1],
        width: max[0] - min[0],
        height: max[1] - min[1],
        depth: max[2],
        color: known?.color ?? UNKNOWN,
        opacity: (known?.opacity ?? 1) * (seen.has(part) || part.layer === "handles" ? 1 : DOOR_OPACITY),
        ...outlineOf(part),
      };
    })
    .sort((a, b) => a.depth - b.depth);
}

/** The outline of what was pushed towards the front, where it stands. */
function outlineOf({ solid, at, rot }: Part): Pick<ElevationRect, "outline"> {
  if (solid.type !== "extrusion" || solid.axis !== "z" || rot) return {};
  return { outline: solid.profile.map(([x, y]): Vec2 => [x + at[0], y + at[1]]) };
}

/** The extent of several parts from the front; null: there are none. */
export function extentOf(parts: readonly Part[]) {
  if (parts.length === 0) return null;
  const all = parts.map(partBounds);
  const low = (axis: 0 | 1) => Math.min(...all.map(({ min }) => min[axis]));
  const high = (axis: 0 | 1) => Math.max(...all.map(({ max }) => max[axis]));
  return { x: low(0), y: low(1), width: high(0) - low(0), height: high(1) - low(1) };
}

/** The article without the doors that hide its inside. */
export const openArticle = (article: EvaluatedArticle): EvaluatedArticle => ({
  ...article,
  parts: withoutDoors(article.parts),
});

/** The parts without the doors that hide the inside, and without what is on those doors: handles, the stiles of a sliding door. */
function withoutDoors(parts: readonly Part[]): readonly Part[] {
  const doors = parts.filter(hidesInside).map(partBounds);
  const isOnDoor = (part: Part): boolean => {
    if (part.layer !== "handles") return false;
    const { min, max } = partBounds(part);
    const [x, y] = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2];
    return doors.some(
      (door) =>
        x >= door.min[0] && x <= door.max[0] && y >= door.min[1] && y <= door.max[1] && min[2] >= door.min[2],
    );
  };
  return parts.filter((part) => !hidesInside(part) && !isOnDoor(part));
}

/** A mesh of unknown size has no extent. */
function partBounds({ solid, at }: Part): { readonly min: Vec3; readonly max: Vec3 } {
  const { min, max } = solidBounds(solid) ?? { min: [0, 0, 0], max: [0, 0, 0] };
  return {
    min: [min[0] + at[0], min[1] + at[1], min[2] + at[2]],
    max: [max[0] + at[0], max[1] + at[1], max[2] + at[2]],
  };
}
