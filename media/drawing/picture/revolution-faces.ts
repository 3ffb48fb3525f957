import { type Axis, boundsOf, dot3, profilePoint, type Vec2, type Vec3 } from "@stanza/geometry";
import { type Body, type Face, faceOf, type Look } from "./face.ts";

/** Sides all around. */
const SIDES = 28;
/** Where the outline turns by less than this it is round, and has no line. */
const SMOOTH_COSINE = Math.cos((40 * Math.PI) / 180);

/**
 * An outline turned around an axis (see `Solid`), as the faces that look towards the viewer; `null` for an outline without points.
 *
 * place   part frame → frame of the picture
 */
export function revolution(
  { profile, axis }: { readonly profile: readonly Vec2[]; readonly axis: Axis },
  place: (point: Vec3) => Vec3,
  toViewer: Vec3,
  look: Look,
): Body | null {
  const isUpwards = (profile[0]?.[1] ?? 0) <= (profile.at(-1)?.[1] ?? 0);
  const outline = isUpwards ? profile : profile.toReversed();
  // Only x,y for axis z of the three orders in `profilePoint` is right-handed.
  const turn = axis === "z" ? 1 : -1;
  const rings = outline.map(([radius, along]) =>
    Array.from({ length: SIDES }, (_, i) => {
      const angle = (turn * 2 * Math.PI * i) / SIDES;
      return place(profilePoint(axis, [radius * Math.cos(angle), radius * Math.sin(angle)], along));
    }),
  );
  const bounds = boundsOf(rings.flat());
  const [first, last] = [rings[0], rings.at(-1)];
  if (!bounds || !first || !last) return null;

  const seen = (face: Face | null | undefined): face is Face =>
    face !== null && face !== undefined && dot3(face.normal, toViewer) > 1e-6;
  const bands = rings.slice(0, -1).map((low, band) => {
    const high = rings[band + 1]!;
    return low.map((point, i) => {
      const j = (i + 1) % SIDES;
      return faceOf([point, low[j]!, high[j]!, high[i]!], look);
    });
  });
  const caps = [faceOf(first.toReversed(), look), faceOf(last, look)];
  const faces = bands.flatMap((band, at) =>
    band.flatMap((face, i) => {
      if (!seen(face)) return [];
      const beside = (step: number): boolean => !seen(band[(i + step + SIDES) % SIDES]);
      // A line lies on a crease, where the surface turns away from the viewer, and at an end whose cap does not draw it.
      const beyond = (step: -1 | 1): boolean => {
        const other = bands[at + step];
        if (!other) return !seen(caps[step < 0 ? 0 : 1]);
        return !seen(other[i]) || (step > 0 && !isRound(outline, at + 1));
      };
      return [{ ...face, edges: [beyond(-1), beside(1), beyond(1), beside(-1)] }];
    }),
  );
  return { faces: [...faces, ...caps.filter(seen)], bounds };
}

/** Returns true when the edges that meet at a point of the outline are part of one curve. */
function isRound(outline: readonly Vec2[], at: number): boolean {
  const [before, here, after] = [outline[at - 1]!, outline[at]!, outline[at + 1]!];
  const [ax, ay] = [here[0] - before[0], here[1] - before[1]];
  const [bx, by] = [after[0] - here[0], after[1] - here[1]];
  return ax * bx + ay * by >= SMOOTH_COSINE * Math.hypot(ax, ay) * Math.hypot(bx, by);
}
