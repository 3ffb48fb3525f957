import { add2, distance2, pointInPolygon, scale2, sub2, unit2, type Vec2 } from "@stanza/geometry";
import type { Shape } from "../drawing.ts";
import { balloonRadius, PAPER } from "./paper-sizes.ts";
import { around, type TakenGround } from "./taken-ground.ts";
import { lineBox, squareBox } from "./text-box.ts";

type Balloon = Extract<Shape, { type: "balloon" }>;

const sized = (balloon: Balloon, scale: number) => ({
  ...balloon,
  radius: balloonRadius(balloon.text) * scale,
  height: PAPER.balloon.height * scale,
});

/** A wall's letter, outside its dimension lines. `edge`: their reach from the measured line, mm. */
export function layOutLetter(
  balloon: Balloon,
  { from, out }: NonNullable<Balloon["beyond"]>,
  edge: number,
  scale: number,
  ground: TakenGround,
): Balloon {
  const one = sized(balloon, scale);
  const along: Vec2 = [-out[1], out[0]];
  const start = add2(from, scale2(out, edge + one.radius + 1.5 * scale));
  const places = [0, 1, 2, 3, 4, 5, 6].flatMap((away) =>
    [0, 1, -1, 2, -2, 3, -3].map((aside) =>
      add2(start, add2(scale2(out, away * one.radius), scale2(along, aside * one.radius * 2))),
    ),
  );
  const at = places.find((place) => ground.isFree(squareBox(place, one.radius))) ?? start;
  ground.take(squareBox(at, one.radius));
  return { ...one, at };
}

/** A row's number: on the row where there is room for it, else as near as it gets, with a leader to the row. */
export function layOutBalloon(balloon: Balloon, scale: number, ground: TakenGround): Balloon {
  const one = sized(balloon, scale);
  const isFree = (at: Vec2): boolean => ground.isFree(squareBox(at, one.radius));
  const home = balloon.home ?? [];
  const holds = (at: Vec2): boolean =>
    home.length > 2 &&
    squareBox(at, one.radius * 0.75).corners.every((corner) => pointInPolygon(corner, home) !== "outside");
  const step = one.radius * 0.7;
  const near = [balloon.at, ...around(balloon.at, step, step, 8)];
  const inside = near.find((at) => holds(at) && isFree(at));
  if (inside) {
    ground.take(squareBox(inside, one.radius));
    return { ...one, at: inside };
  }
  const leaderTo = (at: Vec2): readonly Vec2[] => {
    const tip = balloon.at;
    return [tip, add2(at, scale2(unit2(sub2(tip, at)), one.radius))];
  };
  const rings = around(balloon.at, one.radius * 1.9, one.radius * 0.8, 40).filter((at) => !holds(at));
  const at =
    rings.find((place) => isFree(place) && ground.isFree(lineBox(...(leaderTo(place) as [Vec2, Vec2])))) ??
    rings.find(isFree) ??
    balloon.at;
  ground.take(squareBox(at, one.radius));
  const leader = leaderTo(at);
  if (distance2(at, balloon.at) <= one.radius) return { ...one, at };
  ground.take(lineBox(leader[0]!, leader[1]!));
  return { ...one, at, leader };
}
