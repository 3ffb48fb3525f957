import { distance2, offsetEdges, polygonArea, type Vec2 } from "@stanza/geometry";
import { findSpaces } from "../spaces/find-spaces.ts";
import { bodyShape, type WallBody } from "../spaces/wall-body.ts";
import { massOf } from "./leftover-lines.ts";

/**
 * An area that single lines enclose is masonry, not a room, when it is no larger than this, mm², and the lines make up this share of its
 * outline: a smaller share where it is as small as a chimney.
 */
const MASS_AREA = 6_000_000;
const SHARE = 0.6;
const CHIMNEY_AREA = 1_500_000;
const CHIMNEY_SHARE = 0.45;

/**
 * All walls, with blocks of masonry in place of the single lines around them: a pillar or a chimney is drawn as its outline, which has
 * no second line behind it.
 *
 * paired    walls of two lines
 * singles   walls of one line
 */
export function fillMasses(paired: readonly WallBody[], singles: readonly WallBody[]): readonly WallBody[] {
  const thin = singles.filter(({ outline }) => !outline);
  if (thin.length === 0 || paired.length === 0) return [...paired, ...singles];
  const polygons = [...paired, ...singles].map((body, i) => bodyShape(body, i).polygon);
  const masses: WallBody[] = [];
  const gone = new Set<WallBody>();
  for (const { ring, islands } of findSpaces(polygons, [])) {
    if (polygonArea(ring) > MASS_AREA || islands > 0) continue;
    let own = 0;
    let whole = 0;
    const around = new Set<WallBody>();
    for (const [i, from] of ring.entries()) {
      const to = ring[(i + 1) % ring.length]!;
      const length = distance2(from, to);
      whole += length;
      const body = thin.find((one) => isAlong(one, from, to));
      if (!body) continue;
      own += length;
      around.add(body);
    }
    if (own < (polygonArea(ring) <= CHIMNEY_AREA ? CHIMNEY_SHARE : SHARE) * whole) continue;
    const half = (around.values().next().value?.thickness ?? 0) / 2;
    const edges = offsetEdges(
      ring,
      ring.map(() => half),
      true,
    );
    masses.push(massOf(edges.map(({ from }) => from)));
    for (const body of around) gone.add(body);
  }
  return [...paired, ...singles.filter((body) => !gone.has(body)), ...masses];
}

/** Returns true when a side lies on a face of a wall. */
function isAlong({ path, thickness }: WallBody, from: Vec2, to: Vec2): boolean {
  const [a, b] = [path[0]!, path.at(-1)!];
  const length = distance2(a, b);
  const [dx, dz] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  return [from, to].every((at) => {
    const off = (at[1] - a[1]) * dx - (at[0] - a[0]) * dz;
    const place = (at[0] - a[0]) * dx + (at[1] - a[1]) * dz;
    return Math.abs(Math.abs(off) - thickness / 2) < 3 && place > -thickness && place < length + thickness;
  });
}
