import type { Vec2 } from "@stanza/geometry";
import type { Room } from "@stanza/project";
import type { DrawnHole } from "../drawing.ts";
import { type Pair, point } from "./dxf-pairs.ts";

/** The application under which other programs keep our data and ignore it. */
export const APPLICATION = "STANZA";
/** AutoCAD takes at most 255 bytes in a text and 16,383 in the data of an entity. */
const PIECE = 240;
const MOST_TEXT = 9_000;

/**
 * What a DXF's lines do not say of a room, as extended data of its first outline: name, heights, thicknesses. Corners are points in space,
 * which other programs move, turn and scale together with the entity.
 *
 * `room`, then the room as JSON in pieces, then the start of every wall and the end of an open room. `wire/plans/dxf/own` reads it.
 *
 * Source: DXF reference for release 12, extended data (1000 text, 1001 application, 1011 point in space).
 */
export function roomData({ name, height, walls, openEnd }: Room): readonly Pair[] {
  const curves = [...new Set(walls.flatMap(({ curve }) => curve ?? []))];
  const said = {
    ...(name === undefined ? {} : { name }),
    height,
    walls: walls.map((wall) => ({
      thickness: wall.thickness,
      ...(wall.height === undefined ? {} : { height: wall.height }),
      ...(wall.endHeight === undefined ? {} : { endHeight: wall.endHeight }),
      ...(wall.curve === undefined ? {} : { curve: curves.indexOf(wall.curve) }),
    })),
    open: openEnd !== null,
  };
  return data("room", said, [...walls.map(({ start }) => start), ...(openEnd ? [openEnd] : [])]);
}

/** What the block of a door or a window does not say: the two ends of its hole, sill and height, and the article with its choices. */
export function openingData({ from, to, ...said }: DrawnHole): readonly Pair[] {
  return data("opening", said, [from, to]);
}

function data(kind: string, said: object, points: readonly Vec2[]): readonly Pair[] {
  const text = ascii(JSON.stringify(said));
  // A room with more to say than an entity may carry comes back from its lines alone.
  if (text.length > MOST_TEXT) return [];
  return [
    [1001, APPLICATION],
    [1000, kind],
    ...(text.match(new RegExp(`.{1,${PIECE}}`, "g")) ?? []).map((piece): Pair => [1000, piece]),
    ...points.flatMap((at) => point(at, 1011)),
  ];
}

/** JSON that says every character in ASCII, without the `\\U+` that other programs take for a letter. */
const ascii = (json: string): string =>
  json
    .replaceAll("\\\\", "\\u005c")
    .replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

export const applicationEntry: readonly Pair[] = [
  [0, "APPID"],
  [2, APPLICATION],
  [70, 0],
];
