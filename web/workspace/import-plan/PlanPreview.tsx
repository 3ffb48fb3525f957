import type { Vec2 } from "@stanza/geometry";
import { boxFootprint } from "@stanza/geometry";
import type { ImportedLevel, ImportedOpening, ImportedRoom } from "@stanza/plans";
import { type Room, wallPolygons } from "@stanza/project";
import { cx } from "@stanza/web-ui";
import { useMemo } from "react";
import shape from "../room/design/RoomShape.module.css";
import css from "./ImportPlan.module.css";

interface Props {
  readonly level: ImportedLevel;
  readonly placeholders: boolean;
  /** Read aloud instead of the drawing. */
  readonly label: string;
}

/** A storey drawn as large as its place allows: floors, walls, doors and windows, furniture as boxes. */
export function PlanPreview({ level, placeholders, label }: Props) {
  const rooms = useMemo(() => level.rooms.map(asRoom), [level]);
  const boxes = level.placeholders.map(({ at, rotY, size }) => boxFootprint({ at, rotY }, size));
  const points = [
    ...rooms.flatMap((room) => wallPolygons(room).flat()),
    ...(placeholders ? boxes.flat() : []),
  ];
  if (points.length === 0) return null;
  const [x0, x1] = [least(points, 0), most(points, 0)];
  const [z0, z1] = [least(points, 1), most(points, 1)];
  const margin = Math.max(x1 - x0, z1 - z0) * 0.02 + 1;
  const box = [x0 - margin, z0 - margin, x1 - x0 + 2 * margin, z1 - z0 + 2 * margin].join(" ");
  return (
    <svg className={shape.drawing} viewBox={box} role="img" aria-label={label}>
      {rooms.map((room) =>
        room.openEnd ? null : (
          <polygon
            key={room.id}
            className={shape.floor}
            points={text(room.walls.map(({ start }) => start))}
          />
        ),
      )}
      {placeholders
        ? boxes.map((corners, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no names of their own, and never move in the list
            <polygon key={i} className={css.box} points={text(corners)} />
          ))
        : null}
      {rooms.map((room, r) =>
        wallPolygons(room).map((polygon, w) => (
          <polygon
            key={room.walls[w]!.id}
            className={cx(shape.wall, level.rooms[r]!.walls[w]!.kind === "boundary" && shape.boundary)}
            points={text(polygon)}
          />
        )),
      )}
      {level.rooms.flatMap((room, r) =>
        room.openings.map((opening, o) => (
          <polygon
            // biome-ignore lint/suspicious/noArrayIndexKey: openings have no names of their own, and never move in the list
            key={`${r}.${o}`}
            className={cx(css.opening, css[opening.kind])}
            points={text(hole(room, opening))}
          />
        )),
      )}
    </svg>
  );
}

/** The room as the project will have it, for its outlines. */
function asRoom(room: ImportedRoom, index: number): Room {
  return {
    id: `${index}`,
    template: "",
    walls: room.walls.map(({ start, thickness }, i) => ({ id: `${index}.${i}`, start, thickness })),
    openEnd: room.openEnd,
    height: room.height,
    floorMaterial: "",
    wallMaterial: "",
  };
}

/** The part of the wall that an opening takes. */
function hole(room: ImportedRoom, { wall, offset, width }: ImportedOpening): readonly Vec2[] {
  const { start, thickness } = room.walls[wall]!;
  const end = room.walls[wall + 1]?.start ?? room.openEnd ?? room.walls[0]!.start;
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
  const [dx, dz] = [(end[0] - start[0]) / length, (end[1] - start[1]) / length];
  const at = (along: number, out: number): Vec2 => [
    start[0] + dx * along + dz * out,
    start[1] + dz * along - dx * out,
  ];
  return [at(offset, 0), at(offset, thickness), at(offset + width, thickness), at(offset + width, 0)];
}

const least = (points: readonly Vec2[], axis: 0 | 1): number =>
  points.reduce((so, point) => Math.min(so, point[axis]), Number.POSITIVE_INFINITY);
const most = (points: readonly Vec2[], axis: 0 | 1): number =>
  points.reduce((so, point) => Math.max(so, point[axis]), Number.NEGATIVE_INFINITY);
const text = (polygon: readonly Vec2[]): string => polygon.map((point) => point.join(",")).join(" ");
