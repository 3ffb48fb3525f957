import type { Vec3 } from "@stanza/geometry";
import { boundsIn, type PlacedRow, partToRoom, type Surface } from "@stanza/models";
import { LIGHTS_LAYER, shines } from "../luminaires.ts";

/** A long lit face above a worktop or a shelf, mm in the room frame. */
export interface LightStrip {
  readonly from: Vec3;
  readonly to: Vec3;
}

/** A face is a strip when it is this long and no wider than that, mm; higher ones light the whole room. */
const SHORTEST = 180;
const WIDEST = 60;
const HIGHEST = 1900;

/** The lit strips of a scene, the longest first. */
export function lightStrips(
  rows: Iterable<PlacedRow>,
  surface: (code: string) => Surface,
): readonly LightStrip[] {
  const strips: (LightStrip & { readonly length: number })[] = [];
  for (const placed of rows) {
    for (const part of placed.parts) {
      if (part.part.layer !== LIGHTS_LAYER || !shines(surface(part.part.material))) continue;
      const { min, max } = boundsIn(partToRoom(placed, part), part.own);
      const [w, h, d] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
      const length = Math.max(w, d);
      if (length < SHORTEST || Math.min(w, d) > WIDEST || h > WIDEST || min[1] > HIGHEST) continue;
      const [x, z] = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
      strips.push(
        w > d
          ? { from: [min[0], min[1], z], to: [max[0], min[1], z], length }
          : { from: [x, min[1], min[2]], to: [x, min[1], max[2]], length },
      );
    }
  }
  return strips.toSorted((a, b) => b.length - a.length);
}
