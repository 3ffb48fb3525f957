import { type Bounds, type Solid, solidBounds, type Vec3 } from "@stanza/geometry";
import { type Affine, chain, IDENTITY, rotation, transformPoint, translation } from "../affine.ts";
import type { Part } from "../scene-input.ts";

/** From the part's own frame to the article frame, closed. */
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

/**
 * How far a part that opens has moved in the article frame, `openness` 0 closed … 1 open.
 *
 * A hinge turns about the vertical (L, R) or horizontal (T, B) edge at the back of the part's bounds, always towards the front (+Z);
 * a slide travels along its axis.
 */
export function openingMove(part: Part, openness: number): Affine {
  const { open } = part;
  const bounds = open && partBounds(part);
  if (!open || !bounds || openness === 0) return IDENTITY;
  const amount = open.amount * openness;
  if (open.kind === "slide") {
    return translation([
      open.axis === "x" ? amount : 0,
      open.axis === "y" ? amount : 0,
      open.axis === "z" ? amount : 0,
    ]);
  }
  const [x, y, z]: Vec3 = [
    open.axis === "R" ? bounds.max[0] : bounds.min[0],
    open.axis === "T" ? bounds.max[1] : bounds.min[1],
    bounds.min[2],
  ];
  const upright = open.axis === "L" || open.axis === "R";
  const towardsFront = open.axis === "L" || open.axis === "T" ? -amount : amount;
  return chain(
    translation([x, y, z]),
    chain(rotation(upright ? "y" : "x", towardsFront), translation([-x, -y, -z])),
  );
}

/**
 * Which opening part carries each part along: the one that it says it goes `of`, else itself, or for a handle the front that it is
 * fixed to (the smallest opening part whose bounds, grown by 80 mm, hold the handle's centre). A part that goes with one that is not
 * there stays.
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

/** Bounds that picking and framing use where a solid has none of its own. */
export function boundsOfSolid(solid: Solid): Bounds {
  return solidBounds(solid) ?? { min: [0, 0, 0], max: [0, 0, 0] };
}
