import type { ArrangedGallery } from "@stanza/evaluation";

/** Degrees beside the middle: enough for depth, and the fronts along the back wall stay wide. */
const BESIDE = 24;
/** Between two rows of fronts that face each other the picture is taken from almost the middle, so that neither shows its back. */
const BETWEEN = 12;

/**
 * Where a picture of a gallery is taken from, degrees to the right of its front: from the front, and from the side to which what stands
 * along a side wall turns its fronts.
 */
export function galleryYaw({ rows }: Pick<ArrangedGallery, "rows">): number {
  const facing = (turn: number): number =>
    rows
      .filter(({ frame }) => frame.rotY === turn)
      .reduce((sum, { evaluated: { box } }) => sum + box[0] * box[1], 0);
  const [right, left] = [facing(90), facing(270)];
  const yaw = right > 0 && left > 0 ? BETWEEN : BESIDE;
  return left > right ? -yaw : yaw;
}
