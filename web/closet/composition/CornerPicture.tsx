import { type AtCorner, type CornerFrame, clearOfWall, reachFrom } from "@stanza/editor";
import css from "./Composition.module.css";

interface Props {
  readonly frame: CornerFrame;
  /** The closet of the first wall goes through, else that of the second. */
  readonly isFirst: boolean;
  readonly hasFiller: boolean;
}

/** Sizes in the picture, of no unit: the closets, the filler, how far the walls are seen. */
const DEPTH = 30;
const LONG = 84;
const SHORT = 58;
const FILLER = 8;
const WALLS = 96;
const MARGIN = 6;

/** The corner from above as it is in the room: two walls, the closet that goes through, the one that stops, the filler between them. */
export function CornerPicture({ frame, isFirst, hasFiller }: Props) {
  const [own, other] = isFirst ? ([0, 1] as const) : ([1, 0] as const);
  const through: AtCorner = { near: clearOfWall(frame, DEPTH), width: LONG, depth: DEPTH };
  const reach = Math.max(reachFrom(frame, through, own, DEPTH) ?? 0, clearOfWall(frame, DEPTH));
  const gap = hasFiller ? FILLER : 0;
  const goes = corners(frame, own, through.near, LONG);
  const stops = corners(frame, other, reach + gap, SHORT);
  const fills = corners(frame, other, reach, gap);
  const walls = ([0, 1] as const).map((wall) => frame.walls[wall].away.map((part) => part * WALLS));
  const all = [...goes, ...stops, ...walls, [0, 0]];
  const [low, high] = [0, 1]
    .map((axis) => all.map((point) => point[axis] ?? 0))
    .reduce<[number[], number[]]>(
      ([least, most], along) => [
        [...least, Math.min(...along) - MARGIN],
        [...most, Math.max(...along) + MARGIN],
      ],
      [[], []],
    );
  const [x = 0, y = 0] = low;
  const [right = 0, bottom = 0] = high;
  return (
    <svg className={css.cornerPicture} viewBox={`${x} ${y} ${right - x} ${bottom - y}`} aria-hidden="true">
      <path d={`M${walls[0]?.join(" ")} L0 0 L${walls[1]?.join(" ")}`} className={css.wallLine} />
      <polygon points={textOf(goes)} className={css.goes} />
      <polygon points={textOf(stops)} className={css.stops} />
      {hasFiller ? <polygon points={textOf(fills)} className={css.fills} /> : null}
    </svg>
  );
}

type Point = readonly [number, number];

/** The outline of something at a wall of the corner. */
function corners({ walls }: CornerFrame, wall: 0 | 1, near: number, width: number): readonly Point[] {
  const { away, normal } = walls[wall];
  const point = (along: number, into: number): Point => [
    along * away[0] + into * normal[0],
    along * away[1] + into * normal[1],
  ];
  return [point(near, 0), point(near + width, 0), point(near + width, DEPTH), point(near, DEPTH)];
}

const textOf = (points: readonly Point[]): string => points.map((point) => point.join(",")).join(" ");
