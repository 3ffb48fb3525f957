import { add3, type Bounds, type Solid, scale3, solidBounds, type Vec3 } from "@stanza/geometry";
import type { Part } from "../scene/scene-input.ts";
import { type Affine, chain, IDENTITY, inverse, rotation, transformPoint, translation } from "./affine.ts";

type Direction = NonNullable<NonNullable<Part["open"]>["towards"]>;

/** Returns the map from the part's own frame to the article frame, closed. */
export function partToArticle(part: Part): Affine {
  if (!part.rot) return translation(part.at);
  const [x, y, z] = part.rot;
  return chain(translation(part.at), chain(rotation("z", z), chain(rotation("y", y), rotation("x", x))));
}

/** Bounds of a part in the article frame, closed; `null` for a mesh of unknown size. */
export function partBounds(part: Part): Bounds | null {
  const own = solidBounds(part.solid);
  return own && boundsIn(partToArticle(part), own);
}

/** The axis-aligned box around a transformed box. */
export function boundsIn(m: Affine, { min, max }: Bounds): Bounds {
  const centre: Vec3 = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
  const [hx, hy, hz] = [(max[0] - min[0]) / 2, (max[1] - min[1]) / 2, (max[2] - min[2]) / 2] as const;
  const [x, y, z] = transformPoint(m, centre);
  const ex = Math.abs(m[0]) * hx + Math.abs(m[1]) * hy + Math.abs(m[2]) * hz;
  const ey = Math.abs(m[4]) * hx + Math.abs(m[5]) * hy + Math.abs(m[6]) * hz;
  const ez = Math.abs(m[8]) * hx + Math.abs(m[9]) * hy + Math.abs(m[10]) * hz;
  return { min: [x - ex, y - ey, z - ez], max: [x + ex, y + ey, z + ez] };
}

/** Right, up and the way towards the viewer, as seen from where a leaf opens to (docs/coordinates.md); the third is right × up. */
const SEEN_FROM: Readonly<
  Record<Direction, { readonly right: Vec3; readonly up: Vec3; readonly near: Vec3 }>
> = {
  z: { right: [1, 0, 0], up: [0, 1, 0], near: [0, 0, 1] },
  "-z": { right: [-1, 0, 0], up: [0, 1, 0], near: [0, 0, -1] },
  x: { right: [0, 0, -1], up: [0, 1, 0], near: [1, 0, 0] },
  "-x": { right: [0, 0, 1], up: [0, 1, 0], near: [-1, 0, 0] },
  y: { right: [1, 0, 0], up: [0, 0, -1], near: [0, 1, 0] },
  "-y": { right: [-1, 0, 0], up: [0, 0, -1], near: [0, -1, 0] },
};

/**
 * Returns the movement of a part that opens, in the article frame; `openness` 0 closed … 1 open.
 *
 * A hinge turns about the edge `L`, `R`, `T` or `B` of the part's bounds in its own frame, the edge away from where it opens to, so that
 * the free edge comes that way; a slide travels along an axis of that frame.
 */
export function openingMove(part: Part, openness: number): Affine {
  const { open } = part;
  const bounds = open && solidBounds(part.solid);
  if (!open || !bounds || openness === 0) return IDENTITY;
  const amount = open.amount * openness;
  const own = open.kind === "slide" ? slide(open.axis, amount) : swing(open, amount, bounds);
  const toArticle = partToArticle(part);
  return chain(toArticle, chain(own, inverse(toArticle)));
}

const slide = (axis: string, amount: number): Affine =>
  translation([axis === "x" ? amount : 0, axis === "y" ? amount : 0, axis === "z" ? amount : 0]);

function swing({ axis, towards = "z" }: NonNullable<Part["open"]>, amount: number, bounds: Bounds): Affine {
  const { right, up, near } = SEEN_FROM[towards];
  const isUpright = axis === "L" || axis === "R";
  const side = axis === "L" ? scale3(right, -1) : axis === "R" ? right : axis === "T" ? up : scale3(up, -1);
  const hinge = farthest(bounds, add3(side, scale3(near, -1)));
  const free = axis === "L" || axis === "T" ? -amount : amount;
  return chain(
    translation(hinge),
    chain(turnAbout(isUpright ? up : right, free), translation(scale3(hinge, -1))),
  );
}

/** The corner of a box that lies farthest in a direction. */
const farthest = ({ min, max }: Bounds, [x, y, z]: Vec3): Vec3 => [
  x > 0 ? max[0] : min[0],
  y > 0 ? max[1] : min[1],
  z > 0 ? max[2] : min[2],
];

/** A turn about a direction along an axis, either way. */
function turnAbout([x, y, z]: Vec3, degrees: number): Affine {
  return rotation(x !== 0 ? "x" : y !== 0 ? "y" : "z", degrees * (x + y + z));
}

/**
 * Returns for each part the opening part that carries it along: the one that it says it goes `of`, else itself, or for a handle the front
 * that it is fixed to (the smallest opening part whose bounds, grown by 80 mm, hold the handle's centre). A part that names a carrier
 * which is missing stays.
 */
export function carriers(parts: readonly Part[]): readonly (Part | null)[] {
  const leaders = parts.filter(({ open }) => open !== undefined && open.of === undefined);
  const byId = new Map(leaders.map((part) => [part.id, part]));
  const fronts = leaders.flatMap((part) => {
    const bounds = part.layer === "handles" ? null : partBounds(part);
    return bounds ? [{ part, bounds, area: faceArea(bounds) }] : [];
  });
  return parts.map((part) => {
    if (part.open?.of !== undefined) return byId.get(part.open.of) ?? null;
    if (part.layer !== "handles" || fronts.length === 0) return part.open ? part : null;
    const bounds = partBounds(part);
    if (!bounds) return null;
    const inside = fronts.filter((front) =>
      [0, 1, 2].every((axis) => {
        const centre = (bounds.min[axis]! + bounds.max[axis]!) / 2;
        const reach = axis === 2 ? 80 : 2;
        return centre >= front.bounds.min[axis]! - reach && centre <= front.bounds.max[axis]! + reach;
      }),
    );
    inside.sort((a, b) => a.area - b.area);
    return inside[0]?.part ?? (part.open ? part : null);
  });
}

const faceArea = ({ min, max }: Bounds): number => (max[0] - min[0]) * (max[1] - min[1]);

/** Bounds that picking and framing use where a solid has none. */
export function boundsOfSolid(solid: Solid): Bounds {
  return solidBounds(solid) ?? { min: [0, 0, 0], max: [0, 0, 0] };
}
