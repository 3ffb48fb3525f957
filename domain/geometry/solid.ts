import type { Vec2, Vec3 } from "./vec.ts";

export type Axis = "x" | "y" | "z";

/**
 * The shape of one part, in the part's own frame.
 *
 * box        from the origin to `size`
 * cylinder   from the origin along `axis`, centred on it
 * extrusion  `profile` (a simple polygon) pushed along `axis` by `length`; the profile's two coordinates are the other two axes in
 *            the order z,y for axis x, x,z for axis y, and x,y for axis z
 * revolution `profile` (an open line of points [radius, height along the axis], from one end to the other) turned around `axis`, with flat
 *            ends where it does not begin or end on the axis
 * mesh       a glTF file of the catalogue, scaled to `size` when given
 */
export type Solid =
  | { readonly type: "box"; readonly size: Vec3 }
  | { readonly type: "cylinder"; readonly radius: number; readonly height: number; readonly axis: Axis }
  | {
      readonly type: "extrusion";
      readonly profile: readonly Vec2[];
      readonly length: number;
      readonly axis: Axis;
    }
  | { readonly type: "revolution"; readonly profile: readonly Vec2[]; readonly axis: Axis }
  | { readonly type: "mesh"; readonly file: string; readonly size?: Vec3; readonly mirror: boolean };

/** An axis-aligned box in space, `min` and `max` corners. */
export interface Bounds {
  readonly min: Vec3;
  readonly max: Vec3;
}
