export { cosSin, normaliseAngle, toDegrees, toRadians } from "./angle.ts";
export { boundsOf, boxCorners, boxFootprint, profilePoint, solidBounds, unionBounds } from "./bounds.ts";
export {
  compose,
  type Frame,
  ORIGIN,
  planToParent,
  rotYOfDirection,
  toLocal,
  toParent,
  turn,
  turnPlan,
} from "./frame.ts";
export type { Axis, Bounds, Solid } from "./solid.ts";
export {
  add2,
  add3,
  cross2,
  distance2,
  dot2,
  dot3,
  fromPlan,
  length2,
  length3,
  lerp2,
  scale2,
  scale3,
  sub2,
  sub3,
  toPlan,
  unit2,
  type Vec2,
  type Vec3,
} from "./vec.ts";
