import { distance2, scale2, type Vec2 } from "@stanza/geometry";
import type { WallBody } from "../spaces/wall-body.ts";
import type { Circle, Stroke } from "./flatten.ts";
import { massOf } from "./leftover-lines.ts";

/** A round pillar, mm; a wider circle is the face of a round wall. */
const RADIUS = { least: 30, most: 700 } as const;
/** Circles about one centre, mm, are the faces of a round wall. */
const SAME_CENTRE = 20;
const FULL = 2 * Math.PI - 1e-3;
const CORNERS = 24;

/** Whole circles that stand alone are round pillars: their bodies, and the strokes of everything else. */
export function roundColumns(
  strokes: readonly Stroke[],
  circles: ReadonlyMap<number, Circle>,
  mm: number,
): { readonly columns: readonly WallBody[]; readonly rest: readonly Stroke[] } {
  const curves = new Set(
    strokes.flatMap(({ curve, width }) => (curve === undefined || width > 0 ? [] : [curve])),
  );
  const drawn = [...curves].flatMap((curve) => {
    const circle = circles.get(curve);
    return circle ? [{ curve, circle }] : [];
  });
  const alone = drawn.filter(({ circle: { centre, radius, sweep } }) => {
    const size = radius * mm;
    const isPillar = sweep >= FULL && size >= RADIUS.least && size <= RADIUS.most;
    return (
      isPillar &&
      !drawn.some(
        ({ circle }) =>
          Math.abs(circle.radius - radius) * mm > SAME_CENTRE &&
          distance2(circle.centre, centre) * mm <= SAME_CENTRE,
      )
    );
  });
  const taken = new Set(alone.map(({ curve }) => curve));
  return {
    columns: alone.map(({ circle }) => massOf(outlineOf(circle, mm))),
    rest: strokes.filter(({ curve }) => curve === undefined || !taken.has(curve)),
  };
}

function outlineOf({ centre, radius }: Circle, mm: number): readonly Vec2[] {
  return Array.from({ length: CORNERS }, (_, i) => {
    const angle = (2 * Math.PI * i) / CORNERS;
    return scale2([centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)], mm);
  });
}
