import type { Vec2 } from "@stanza/geometry";
import { meet, type TextBox } from "./text-box.ts";

/** The ground of a sheet that texts stand on already. */
export interface TakenGround {
  take(box: TextBox): void;
  isFree(box: TextBox): boolean;
}

/** cell   side of the squares in which boxes are looked up, mm; a few times the height of a text */
export function openGround(cell: number): TakenGround {
  const cells = new Map<number, TextBox[]>();
  const cellsOf = ({ min, max }: TextBox, visit: (key: number) => boolean): boolean => {
    const [left, right] = [Math.floor(min[0] / cell), Math.floor(max[0] / cell)];
    const [top, bottom] = [Math.floor(min[1] / cell), Math.floor(max[1] / cell)];
    for (let i = left; i <= right; i++)
      for (let j = top; j <= bottom; j++) if (!visit(i * CELLS_DOWN + j)) return false;
    return true;
  };
  return {
    take(box) {
      cellsOf(box, (key) => {
        const known = cells.get(key);
        if (known) known.push(box);
        else cells.set(key, [box]);
        return true;
      });
    },
    isFree: (box) => cellsOf(box, (key) => !cells.get(key)?.some((other) => meet(box, other))),
  };
}

/** More cells than any drawing has one below another, so that each has a number of its own. */
const CELLS_DOWN = 2 ** 24;

/** Points around a centre, nearest first, from `first` on in steps of `step`; a ring of them at a time. */
export function* ringsAround(
  [x, y]: Vec2,
  first: number,
  step: number,
  rings: number,
): Generator<readonly Vec2[]> {
  for (let ring = 0; ring < rings; ring++) {
    const radius = first + ring * step;
    const count = 12 + 4 * Math.min(ring, 6);
    yield Array.from({ length: count }, (_each, i): Vec2 => {
      const turn = (i / count) * 2 * Math.PI - Math.PI / 4;
      return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
    });
  }
}

/** A centre and the points around it, nearest first. */
export function* around(centre: Vec2, first: number, step: number, rings: number): Generator<Vec2> {
  yield centre;
  for (const ring of ringsAround(centre, first, step, rings)) yield* ring;
}

/** The first of these points that will do. */
export function firstOf(points: Iterable<Vec2>, isGood: (at: Vec2) => boolean): Vec2 | undefined {
  for (const at of points) if (isGood(at)) return at;
  return undefined;
}
