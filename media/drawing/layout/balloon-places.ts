import { add2, distance2, pointInPolygon, scale2, sub2, unit2, type Vec2 } from "@stanza/geometry";
import type { Shape } from "../drawing.ts";
import { balloonRadius, PAPER } from "./paper-sizes.ts";
import { around, firstOf, ringsAround, type TakenGround } from "./taken-ground.ts";
import { boxOf, lineBox, squareBox } from "./text-box.ts";

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
  const { radius } = one;
  const isFree = (at: Vec2): boolean => ground.isFree(squareBox(at, radius));
  const home = balloon.home ?? [];
  const core = radius * 0.75;
  const isRoomy = home.length > 2 && isAtLeast(home, 2 * core);
  const holds = (at: Vec2): boolean =>
    isRoomy && squareBox(at, core).corners.every((corner) => pointInPolygon(corner, home) !== "outside");
  const fits = (at: Vec2): boolean => isFree(at) && holds(at);
  const step = radius * 0.7;
  const inside = isRoomy ? firstOf(around(balloon.at, step, step, 8), fits) : undefined;
  if (inside) {
    ground.take(squareBox(inside, radius));
    return { ...one, at: inside };
  }
  const leaderTo = (at: Vec2): readonly [Vec2, Vec2] => {
    const tip = balloon.at;
    return [tip, add2(at, scale2(unit2(sub2(tip, at)), radius))];
  };
  const at = besideRow(balloon.at, radius, {
    isFree: (place) => isFree(place) && !holds(place),
    isClear: (place) => ground.isFree(lineBox(...leaderTo(place))),
  });
  ground.take(squareBox(at, radius));
  if (distance2(at, balloon.at) <= radius) return { ...one, at };
  const leader = leaderTo(at);
  ground.take(lineBox(...leader));
  return { ...one, at, leader };
}

/** Rings that are tried for a leader that crosses nothing, once there is a free place. A long one is harder to follow than a crossing. */
const RINGS_FOR_CLEAR = 8;

/** The nearest free place whose leader is clear, else the nearest free one; the row's own where it is crowded far around. */
function besideRow(
  home: Vec2,
  radius: number,
  ask: { readonly isFree: (at: Vec2) => boolean; readonly isClear: (at: Vec2) => boolean },
): Vec2 {
  let crossing: Vec2 | undefined;
  let left = Infinity;
  for (const ring of ringsAround(home, radius * 1.9, radius * 0.8, 40)) {
    for (const at of ring) {
      if (!ask.isFree(at)) continue;
      if (ask.isClear(at)) return at;
      crossing ??= at;
    }
    if (crossing) left = Math.min(left, RINGS_FOR_CLEAR) - 1;
    if (left < 0) break;
  }
  return crossing ?? home;
}

function isAtLeast(corners: readonly Vec2[], side: number): boolean {
  const { min, max } = boxOf(corners);
  return max[0] - min[0] >= side && max[1] - min[1] >= side;
}
