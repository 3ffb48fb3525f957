import type { Vec2 } from "@stanza/geometry";

/** The plan's place on the screen: `screen = plan × scale + offset`. Scale in CSS pixels per mm. */
export interface ViewTransform {
  readonly scale: number;
  readonly offset: Vec2;
}

/** From a thumb-sized room to a millimetre on two pixels. */
const SCALE_LIMITS = { least: 0.002, most: 2 } as const;

export const toScreen = ({ scale, offset }: ViewTransform, [x, y]: Vec2): Vec2 => [
  x * scale + offset[0],
  y * scale + offset[1],
];

export const toPlanPoint = ({ scale, offset }: ViewTransform, [x, y]: Vec2): Vec2 => [
  (x - offset[0]) / scale,
  (y - offset[1]) / scale,
];

export function panned(view: ViewTransform, [dx, dy]: Vec2): ViewTransform {
  return { scale: view.scale, offset: [view.offset[0] + dx, view.offset[1] + dy] };
}

/** Zoomed by a factor, the plan point under `at` staying where it is. */
export function zoomedAt(view: ViewTransform, at: Vec2, factor: number): ViewTransform {
  const scale = Math.min(SCALE_LIMITS.most, Math.max(SCALE_LIMITS.least, view.scale * factor));
  const [x, y] = toPlanPoint(view, at);
  return { scale, offset: [at[0] - x * scale, at[1] - y * scale] };
}

export interface Box {
  readonly min: Vec2;
  readonly max: Vec2;
}

/** What is kept free of the fitted content, CSS pixels; `beside` holds for the left and the right. */
export interface Margins {
  readonly above: number;
  readonly below: number;
  readonly beside: number;
}

/** The whole box in the middle of what the margins leave of a view of `size` pixels. */
export function fitted(
  { min, max }: Box,
  [width, height]: Vec2,
  { above, below, beside }: Margins,
): ViewTransform {
  const [w, h] = [Math.max(1, max[0] - min[0]), Math.max(1, max[1] - min[1])];
  const room: Vec2 = [Math.max(1, width - 2 * beside), Math.max(1, height - above - below)];
  const scale = Math.min(SCALE_LIMITS.most, Math.max(SCALE_LIMITS.least, Math.min(room[0] / w, room[1] / h)));
  const middle: Vec2 = [width / 2, above + room[1] / 2];
  return {
    scale,
    offset: [middle[0] - ((min[0] + max[0]) / 2) * scale, middle[1] - ((min[1] + max[1]) / 2) * scale],
  };
}
