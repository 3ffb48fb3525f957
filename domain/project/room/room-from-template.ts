import { add2, distance2, type Vec2 } from "@stanza/geometry";
import { firstRefusal, sizeRefusal } from "../limits.ts";
import { done, type Outcome, refused } from "../outcome.ts";
import type { Room } from "../project.ts";
import { checkRoom } from "./check-room.ts";
import { roomCorners, withCorners } from "./room-corners.ts";
import { type RoomTemplate, roomTemplate } from "./room-templates.ts";
import { templateCorners } from "./template-corners.ts";

/** Spec 1 §9 "Default room height", mm. */
export const DEFAULT_ROOM_HEIGHT = 2400;
/** Spec 1 §9 "default wall height … in the CAD", mm. */
export const DEFAULT_WALL_HEIGHT = 2700;
/** ASSUMED: the spec names none. mm. */
export const DEFAULT_WALL_THICKNESS = 100;
/** Materials of a new room: codes of the viewer's room materials. */
export const DEFAULT_FLOOR_MATERIAL = "floor-oak";
export const DEFAULT_WALL_MATERIAL = "wall-white";

export interface RoomOptions {
  /** Makes the ids of the room and its walls. */
  readonly newId: () => string;
  readonly name?: string;
  /**
   * Room height, mm. ASSUMED: 2400 is the height of a room made from a template, which is what the dialog edits, and 2700 that of `rt11`,
   * whose walls are drawn in the CAD; walls follow the room (docs/assumptions.md).
   */
  readonly height?: number;
  /** Own height of every wall, mm; absent: they follow the room. */
  readonly wallHeight?: number;
  /** mm. */
  readonly thickness?: number;
  readonly floorMaterial?: string;
  readonly wallMaterial?: string;
  /** North-west corner of the room's inner bounds. */
  readonly at?: Vec2;
}

/**
 * Makes a room from one of the eleven templates (`ROOM_TEMPLATES`).
 *
 * dimensions   clear inner lengths in the template's order, mm; absent: the template's defaults
 * refused      `unknownTemplate`; `wrongDimensions` for another count, or a cut corner whose walls are not the shorter ones; `notANumber`
 *              and `outOfBounds` at `dimensions.<n>`; whatever `checkRoom` refuses
 */
export function roomFromTemplate(
  code: string,
  dimensions: readonly number[] | undefined,
  options: RoomOptions,
): Outcome<Room> {
  const template = roomTemplate(code);
  if (!template) return refused("unknownTemplate", "template", `there is no room template ${code}`);
  const corners = cornersOf(
    template,
    dimensions ?? template.dimensions.map((one) => one.default),
    options.at ?? [0, 0],
  );
  if (!corners.ok) return corners;
  const open = template.shape.type === "open";
  const starts = open ? corners.value.slice(0, -1) : corners.value;
  const { newId, thickness = DEFAULT_WALL_THICKNESS, wallHeight } = options;
  const room: Room = {
    id: newId(),
    ...(options.name === undefined ? {} : { name: options.name }),
    template: template.code,
    walls: starts.map((start) => ({
      id: newId(),
      start,
      thickness,
      ...(wallHeight === undefined ? {} : { height: wallHeight }),
    })),
    openEnd: open ? corners.value.at(-1)! : null,
    height: options.height ?? (template.shape.type === "empty" ? DEFAULT_WALL_HEIGHT : DEFAULT_ROOM_HEIGHT),
    floorMaterial: options.floorMaterial ?? DEFAULT_FLOOR_MATERIAL,
    wallMaterial: options.wallMaterial ?? DEFAULT_WALL_MATERIAL,
  };
  return checkRoom(room);
}

/**
 * Gives the room other template dimensions: its walls keep their ids, heights and thicknesses, and its bounds their north-west corner.
 *
 * refused   as `roomFromTemplate`; `wrongDimensions` when walls were added to the template or removed from it
 */
export function withTemplateDimensions(room: Room, dimensions: readonly number[]): Outcome<Room> {
  const template = roomTemplate(room.template);
  if (!template) return refused("unknownTemplate", "template", `there is no room template ${room.template}`);
  const corners = cornersOf(template, dimensions, northWest(roomCorners(room)));
  if (!corners.ok) return corners;
  if (corners.value.length !== roomCorners(room).length) {
    return refused("wrongDimensions", "dimensions", "the room no longer has the walls of its template");
  }
  return checkRoom(withCorners(room, corners.value));
}

/** The dimensions that make this room from its template; `null` when its shape has been changed into one that the template cannot have. */
export function templateDimensions(room: Room): readonly number[] | null {
  const template = roomTemplate(room.template);
  const corners = roomCorners(room);
  if (!template || template.shape.type === "empty") return null;
  const dimensions = template.dimensions.map(({ wall }) => {
    const from = corners[wall];
    const to = corners[(wall + 1) % corners.length];
    return from && to ? distance2(from, to) : 0;
  });
  const made = templateCorners(template, dimensions);
  const at = northWest(corners);
  const same =
    made.length === corners.length && made.every((one, i) => distance2(add2(one, at), corners[i]!) < 0.01);
  return same ? dimensions : null;
}

function cornersOf(
  template: RoomTemplate,
  dimensions: readonly number[],
  at: Vec2,
): Outcome<readonly Vec2[]> {
  if (dimensions.length !== template.dimensions.length) {
    const message = `expected ${template.dimensions.length} dimensions, got ${dimensions.length}`;
    return refused("wrongDimensions", "dimensions", message);
  }
  const refusal = firstRefusal(...dimensions.map((one, i) => sizeRefusal(one, `dimensions.${i}`)));
  if (refusal) return refusal;
  const { shape } = template;
  if (shape.type === "cut") {
    const [north = 0, east = 0, south = 0, west = 0] = dimensions;
    const widthCut = shape.corner.startsWith("N") ? south - north : north - south;
    const depthCut = shape.corner.endsWith("E") ? west - east : east - west;
    if (widthCut <= 0 || depthCut <= 0) {
      const message = `the two walls at the ${shape.corner} corner must be shorter than the ones opposite`;
      return refused("wrongDimensions", "dimensions", message);
    }
  }
  return done(templateCorners(template, dimensions).map((corner) => add2(corner, at)));
}

function northWest(corners: readonly Vec2[]): Vec2 {
  if (corners.length === 0) return [0, 0];
  return [Math.min(...corners.map(([x]) => x)), Math.min(...corners.map(([, z]) => z))];
}
