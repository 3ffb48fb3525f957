import { convexOverlap, type Vec2 } from "@stanza/geometry";

/** The ground that a text covers: its four corners, and their extent. */
export interface TextBox {
  readonly corners: readonly Vec2[];
  readonly min: Vec2;
  readonly max: Vec2;
  /** True when its sides are level and upright, so that it is its own extent. */
  readonly isUpright: boolean;
}

export type Align = "start" | "middle" | "end";

/** Widths in cap heights. Source: advance widths of Noto Sans (cap height 0.714 em), rounded up. */
const WIDTHS: readonly (readonly [characters: RegExp, width: number])[] = [
  [/[ijlI.,:;'’|!()[\]\s″′"f/·-]/, 0.56],
  [/[mwMW@%—½¼¾]|[⅛-⅞]/, 1.42],
  [/[A-ZÀ-ÞŒ+±≥≤×<>=~#&]/, 1.12],
  [/[0-9a-zß-ÿœ°]/, 0.88],
];

/** The width of a text in the printed font, in units of its cap height. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += WIDTHS.find(([kind]) => kind.test(character))?.[1] ?? 1.45;
  return width;
}

/** The height of a text's box in cap heights: letters that reach below the line are inside. */
const LINE = 1.5;

/**
 * The box of a text.
 *
 * at      half way up the capitals, at the text's start, middle or end
 * angle   degrees clockwise on paper
 */
export function textBox(text: string, at: Vec2, height: number, angle: number, align: Align): TextBox {
  const width = textWidth(text) * height;
  const from = align === "start" ? 0 : align === "middle" ? -width / 2 : -width;
  return turnedBox(at, [from, (-LINE / 2) * height], [from + width, (LINE / 2) * height], angle);
}

/** A rectangle around a point, turned by `angle` degrees clockwise on paper. */
export function turnedBox(at: Vec2, low: Vec2, high: Vec2, angle: number): TextBox {
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const local: readonly Vec2[] = [low, [high[0], low[1]], high, [low[0], high[1]]];
  return boxOf(local.map(([x, y]): Vec2 => [at[0] + x * cos - y * sin, at[1] + x * sin + y * cos]));
}

export function boxOf(corners: readonly Vec2[]): TextBox {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of corners) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  const isUpright =
    corners.every(([x, y]) => (x === left || x === right) && (y === top || y === bottom)) &&
    (corners.length > 2 || left === right || top === bottom);
  return { corners, min: [left, top], max: [right, bottom], isUpright };
}

/** Returns true when two boxes share more than a touch. */
export function meet(a: TextBox, b: TextBox): boolean {
  if (
    a.max[0] <= b.min[0] + TOUCH ||
    b.max[0] <= a.min[0] + TOUCH ||
    a.max[1] <= b.min[1] + TOUCH ||
    b.max[1] <= a.min[1] + TOUCH
  )
    return false;
  return (a.isUpright && b.isUpright) || convexOverlap(a.corners, b.corners, TOUCH) !== null;
}

/** What two boxes may share and still only touch, mm. */
const TOUCH = 1e-6;

/** A line as a box of its own, so that no text is set on it. */
export const lineBox = (from: Vec2, to: Vec2): TextBox => boxOf([from, to]);

/** The square around a circle. */
export const squareBox = ([x, y]: Vec2, radius: number): TextBox =>
  boxOf([
    [x - radius, y - radius],
    [x + radius, y - radius],
    [x + radius, y + radius],
    [x - radius, y + radius],
  ]);
