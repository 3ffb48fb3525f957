import type { Vec2 } from "@stanza/geometry";
import { meet, type TextBox } from "./text-box.ts";

/** The ground of a sheet that texts stand on already. */
export interface TakenGround {
  take(box: TextBox): void;
  isFree(box: TextBox): boolean;
}

/** cell   side of the squares in which boxes are looked up, mm; a few times the height of a text */
export function openGround(cell: number): TakenGround {
  const cells = new Map<string, TextBox[]>();
  const keysOf = ({ min, max }: TextBox): readonly string[] => {
    const keys: string[] = [];
    const at = (value: number): number => Math.floor(value / cell);
    for (let i = at(min[0]); i <= at(max[0]); i++)
      for (let j = at(min[1]); j <= at(max[1]); j++) keys.push(`${i} ${j}`);
    return keys;
  };
  return {
    take(box) {
      for (const key of keysOf(box)) {
        const known = cells.get(key);
        if (known) known.push(box);
        else cells.set(key, [box]);
      }
    },
    isFree: (box) => keysOf(box).every((key) => !cells.get(key)?.some((other) => meet(box, other))),
  };
}

/** Points around a centre, nearest first, from `first` on in steps of `step`. */
export function around([x, y]: Vec2, first: number, step: number, rings: number): readonly Vec2[] {
  return Array.from({ length: rings }, (_, ring): readonly Vec2[] => {
    const radius = first + ring * step;
    const count = 12 + 4 * Math.min(ring, 6);
    return Array.from({ length: count }, (_each, i): Vec2 => {
      const turn = (i / count) * 2 * Math.PI - Math.PI / 4;
      return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
    });
  }).flat();
}
