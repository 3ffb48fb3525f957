export { cosSin, normaliseAngle, toDegrees, toRadians } from "./angle.ts";
export { boundsOf, boxFootprint, profilePoint, solidBounds, unionBounds } from "./bounds.ts";
export { bulgeCircle, bulgePoints } from "./bulge.ts";
export {
  type MatchedCamera,
  matchCamera,
  type PhotoCamera,
  photoFieldOfView,
  projectToPhoto,
} from "./camera/photo-camera.ts";
export { convexOverlap } from "./convex-overlap.ts";
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
export { nearestOnSegment } from "./nearest-on-segment.ts";
export { offsetEdges } from "./offset-edges.ts";
export { orientation } from "./orientation.ts";
export { pointInPolygon } from "./point-in-polygon.ts";
export { polygonArea } from "./polygon-area.ts";
export { edgesOf, firstCrossing, lineIntersection, type Segment, segmentsMeet } from "./segments.ts";
export type { Axis, Bounds, Solid } from "./solid.ts";
export { turn3, turnAfter } from "./turn.ts";
export {
  add2,
  add3,
  cross2,
  distance2,
  dot2,
  dot3,
  fromPlan,
  length3,
  lerp2,
  scale2,
  scale3,
  sub2,
  sub3,
  unit2,
  type Vec2,
  type Vec3,
} from "./vec.ts";
