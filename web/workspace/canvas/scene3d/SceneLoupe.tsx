import { shownEnd, type WallDrawing } from "@stanza/editor";
import type { Vec2 } from "@stanza/geometry";
import { innerPolygon, type Room } from "@stanza/project";
import { DrawnWalls } from "../plan/DrawnWalls.tsx";
import planCss from "../plan/Plan.module.css";
import { type Place, pathOf } from "../plan/projected.ts";
import { LOUPE_SIZE, LOUPE_ZOOM, LoupeGlass } from "../walls/LoupeGlass.tsx";
import css from "../walls/Walls.module.css";

interface Props {
  readonly place: Place;
  /** On the view's element, CSS pixels. */
  readonly finger: Vec2;
  readonly drawing: WallDrawing;
  readonly rooms: readonly Room[];
  /** The lines of the ground, plan points. */
  readonly ground: readonly (readonly Vec2[])[];
  readonly width: number;
}

/** The part of the floor that a finger hides in 3D, magnified above it: ground, rooms, and the walls that are drawn. */
export function SceneLoupe({ place, finger, drawing, rooms, ground, width }: Props) {
  const end = shownEnd(drawing);
  const centre = (end && place(end)) ?? finger;
  const near: Place = (at) => {
    const on = place(at);
    return on && [magnified(on[0], centre[0]), magnified(on[1], centre[1])];
  };
  return (
    <LoupeGlass finger={finger} width={width}>
      <svg className={planCss.overlay} aria-hidden="true">
        <path d={ground.map((ends) => pathOf(near, ends)).join("")} className={css.ground} />
        {rooms.map((room) => {
          const points = innerPolygon(room);
          const [first] = points;
          return first ? (
            <path key={room.id} d={pathOf(near, [...points, first])} className={css.standing} />
          ) : null;
        })}
      </svg>
      <DrawnWalls place={near} drawing={drawing} bare />
    </LoupeGlass>
  );
}

const magnified = (at: number, centre: number): number => (at - centre) * LOUPE_ZOOM + LOUPE_SIZE / 2;
