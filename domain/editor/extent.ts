import type { EvaluatedRow } from "@stanza/evaluation";
import { type Frame, ORIGIN, toParent, type Vec3 } from "@stanza/geometry";
import { extentIn, type Footprint } from "./footprint.ts";

/** The common box of several things in a frame, from its least corner to its greatest. */
export interface Extent {
  readonly frame: Frame;
  readonly min: Vec3;
  readonly max: Vec3;
}

type Standing = Pick<Footprint, "frame" | "box">;

/** The frame for measuring several rows: their own when all have the same turn, else the plan's. */
export function commonFrame(things: readonly Pick<Footprint, "frame">[]): Frame {
  const [first] = things;
  const alike = first && things.every(({ frame }) => Math.abs(frame.rotY - first.frame.rotY) < 0.01);
  return alike ? { at: [0, 0, 0], rotY: first.frame.rotY } : ORIGIN;
}

/** The extent of one thing in a frame of the same or another turn. */
export function extentOf(frame: Frame, { frame: at, box }: Standing): Extent {
  const { x, z } = extentIn(frame, { row: "", frame: at, box, mount: "free" });
  const bottom = at.at[1];
  return { frame, min: [x[0], bottom, z[0]], max: [x[1], bottom + box[1], z[1]] };
}

/** The common extent of several things; an empty list gives an empty extent at the origin. */
export function commonExtent(frame: Frame, things: readonly Standing[]): Extent {
  const [first, ...rest] = things.map((thing) => extentOf(frame, thing));
  if (!first) return { frame, min: [0, 0, 0], max: [0, 0, 0] };
  return rest.reduce(
    (so, { min, max }) => ({
      frame,
      min: [Math.min(so.min[0], min[0]), Math.min(so.min[1], min[1]), Math.min(so.min[2], min[2])],
      max: [Math.max(so.max[0], max[0]), Math.max(so.max[1], max[1]), Math.max(so.max[2], max[2])],
    }),
    first,
  );
}

/** An extent as a box in the room. */
export function boxOf({ frame, min, max }: Extent): { readonly frame: Frame; readonly box: Vec3 } {
  return {
    frame: { at: toParent(frame, min), rotY: frame.rotY },
    box: [max[0] - min[0], max[1] - min[1], max[2] - min[2]],
  };
}

export const standing = ({ frame, article }: EvaluatedRow): Standing => ({ frame, box: article.box });
