import { type Axis, profilePoint, type Vec2, type Vec3 } from "@stanza/geometry";
import { MeshWriter } from "./mesh-writer.ts";
import { EMPTY_MESH, type SolidMesh } from "./solid-mesh.ts";

/** Where the outline turns by less than this it is round. */
const SMOOTH_COSINE = Math.cos((40 * Math.PI) / 180);

/** Enough for a round look: a chord never strays more than about 0.4 mm, within 12 to 40 segments. */
function segmentsFor(radius: number): number {
  const wanted = Math.ceil(Math.PI / Math.acos(Math.max(0, 1 - 0.4 / Math.max(radius, 0.5))));
  return Math.min(40, Math.max(12, wanted));
}

/** An outline turned around an axis (see `Solid`), smooth around; U runs around in mm, V along the outline. */
export function revolutionMesh(solid: { readonly profile: readonly Vec2[]; readonly axis: Axis }): SolidMesh {
  const { axis } = solid;
  const outline = upwards(distinct(solid.profile));
  if (outline.length < 2) return EMPTY_MESH;
  const widest = Math.max(...outline.map(([radius]) => radius));
  const count = segmentsFor(widest);
  const writer = new MeshWriter();
  // A profile is [z,y], [x,z] or [x,y] (see `Solid`); only the last is right-handed with its axis.
  const turn = axis === "z" ? 1 : -1;
  const around = Array.from({ length: count + 1 }, (_, i): Vec2 => {
    const angle = (turn * i * 2 * Math.PI) / count;
    return [Math.cos(angle), Math.sin(angle)];
  });
  const at = ([x, y]: Vec2, along: number): Vec3 => profilePoint(axis, [x, y], along);
  const ring = ([radius, along]: Vec2, [out, up]: Vec2, v: number): readonly number[] =>
    around.map((dir, i) =>
      writer.vertex(
        at([dir[0] * radius, dir[1] * radius], along),
        at([dir[0] * out, dir[1] * out], up),
        (i * 2 * Math.PI * widest) / count,
        v,
      ),
    );
  const band = (low: readonly number[], high: readonly number[], from: Vec2, to: Vec2): void => {
    for (let i = 0; i < count; i++) {
      if (from[0] > 0) writer.triangle(low[i]!, low[i + 1]!, high[i + 1]!);
      if (to[0] > 0) writer.triangle(low[i]!, high[i + 1]!, high[i]!);
    }
  };
  let v = 0;
  for (const [i, from] of outline.slice(0, -1).entries()) {
    const to = outline[i + 1]!;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    band(
      ring(from, normalAt(outline, i, i - 1), v),
      ring(to, normalAt(outline, i, i + 1), v + length),
      from,
      to,
    );
    v += length;
  }
  const ends = [
    [outline[0]!, -1],
    [outline.at(-1)!, 1],
  ] as const;
  for (const [end, side] of ends) {
    if (end[0] === 0) continue;
    const normal = at([0, 0], side);
    const ids = around.slice(0, count).map((dir) => {
      const edge: Vec2 = [dir[0] * end[0], dir[1] * end[0]];
      return writer.vertex(at(edge, end[1]), normal, edge[0], edge[1]);
    });
    for (let i = 2; i < ids.length; i++) {
      if (side > 0) writer.triangle(ids[0]!, ids[i - 1]!, ids[i]!);
      else writer.triangle(ids[0]!, ids[i]!, ids[i - 1]!);
    }
  }
  return writer.finish();
}

/** The outward normal of an edge where it meets another edge: a common one when the outline is round there. */
function normalAt(outline: readonly Vec2[], edge: number, other: number): Vec2 {
  const own = normalOf(outline, edge);
  if (other < 0 || other > outline.length - 2) return own;
  const next = normalOf(outline, other);
  if (own[0] * next[0] + own[1] * next[1] < SMOOTH_COSINE) return own;
  const sum: Vec2 = [own[0] + next[0], own[1] + next[1]];
  const size = Math.hypot(...sum);
  return [sum[0] / size, sum[1] / size];
}

/** [outwards, along the axis] of the edge that begins at a point. */
function normalOf(outline: readonly Vec2[], edge: number): Vec2 {
  const [from, to] = [outline[edge]!, outline[edge + 1]!];
  const [dr, da] = [to[0] - from[0], to[1] - from[1]];
  const size = Math.hypot(dr, da);
  return [da / size, -dr / size];
}

const distinct = (profile: readonly Vec2[]): readonly Vec2[] =>
  profile.filter((point, i) => {
    const before = profile[i - 1];
    return !before || point[0] !== before[0] || point[1] !== before[1];
  });

/** From the low end of the axis to the high one, so that outwards is on one side of the outline. */
const upwards = (outline: readonly Vec2[]): readonly Vec2[] =>
  (outline[0]?.[1] ?? 0) <= (outline.at(-1)?.[1] ?? 0) ? outline : outline.toReversed();
