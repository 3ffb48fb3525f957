import { cosSin, dot3, type Vec2, type Vec3 } from "@stanza/geometry";

/** A parallel view. */
export interface View {
  /** Unit, from the thing to the viewer. */
  readonly toViewer: Vec3;
  /** A point on paper, mm, Y downwards. */
  project(point: Vec3): Vec2;
}

/**
 * The view of someone in front (+Z) who went `yaw` degrees to the right around the thing and rose by `pitch` degrees.
 * Yaw 0 and pitch 0 is the elevation.
 */
export function viewFrom(yaw: number, pitch: number): View {
  const [cosYaw, sinYaw] = cosSin(yaw);
  const [cosPitch, sinPitch] = cosSin(pitch);
  const right: Vec3 = [cosYaw, 0, -sinYaw];
  const up: Vec3 = [-sinYaw * sinPitch, cosPitch, -cosYaw * sinPitch];
  return {
    toViewer: [sinYaw * cosPitch, sinPitch, cosYaw * cosPitch],
    project: (point) => [dot3(point, right), -dot3(point, up) + 0],
  };
}
