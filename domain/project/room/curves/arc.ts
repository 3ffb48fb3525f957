import { add2, cross2, distance2, dot2, lerp2, scale2, sub2, unit2, type Vec2 } from "@stanza/geometry";

/** A piece of a circle from one point to another. Angles are radians from its start along it. */
export interface Arc {
  readonly from: Vec2;
  readonly centre: Vec2;
  /** mm. */
  readonly radius: number;
  /** Angle from its start to its end. */
  readonly angle: number;
  /** 1 when the plan's angles, clockwise as drawn, grow along it; else -1. */
  readonly sense: 1 | -1;
}

/** Radius and angle of an arc; a flat one has an infinite radius. */
export function circleOf(
  chord: number,
  sagitta: number,
): { readonly radius: number; readonly angle: number } {
  const rise = Math.abs(sagitta);
  const radius = (chord * chord) / (8 * rise) + rise / 2;
  return { radius, angle: 4 * Math.atan2(2 * rise, chord) };
}

/** The arc over a chord. `sagitta` is positive to the left of the way from start to end, which for a wall is out of its room; not 0. mm. */
export function arcBetween(from: Vec2, to: Vec2, sagitta: number): Arc {
  const { radius, angle } = circleOf(distance2(from, to), sagitta);
  const direction = unit2(sub2(to, from));
  const outwards: Vec2 = scale2([direction[1], -direction[0]], Math.sign(sagitta));
  const centre = add2(lerp2(from, to, 0.5), scale2(outwards, Math.abs(sagitta) - radius));
  return { from, centre, radius, angle, sense: sagitta > 0 ? 1 : -1 };
}

/** The point of an arc at an angle from its start. */
export function arcPoint({ from, centre, sense }: Arc, angle: number): Vec2 {
  if (angle === 0) return from;
  const [x, z] = sub2(from, centre);
  const [cos, sin] = [Math.cos(sense * angle), Math.sin(sense * angle)];
  return add2(centre, [x * cos - z * sin, x * sin + z * cos]);
}

/** The angle at which an arc is nearest to a point; the angle of its start or end for a point beyond them. */
export function arcAngle({ from, centre, angle, sense }: Arc, point: Vec2): number {
  const [arm, way] = [sub2(from, centre), sub2(point, centre)];
  const turned = sense * Math.atan2(cross2(arm, way), dot2(arm, way));
  const at = turned < 0 ? turned + 2 * Math.PI : turned;
  if (at <= angle) return at;
  return at - angle < 2 * Math.PI - at ? angle : 0;
}

/**
 * Sagitta of the arc through two ends and a third point, positive to the left of the way between the ends, mm; 0 when the three lie in a
 * line.
 */
export function sagittaOf(from: Vec2, to: Vec2, third: Vec2): number {
  const half = distance2(from, to) / 2;
  const direction = unit2(sub2(to, from));
  const way = sub2(third, lerp2(from, to, 0.5));
  const [along, aside] = [dot2(way, direction), -cross2(direction, way)];
  if (Math.abs(aside) < 1e-9) return 0;
  const centre = (along * along + aside * aside - half * half) / (2 * aside);
  return centre + Math.sign(aside) * Math.hypot(half, centre);
}
