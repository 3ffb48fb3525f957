import type { EvaluatedArticle } from "@stanza/catalogue";
import { compose, type Frame, toParent } from "@stanza/geometry";
import { ceilingOver, type Room, type Row, type WallSegment } from "@stanza/project";

/**
 * The frame of a row's article in the room.
 *
 * A wall item's origin is the left-bottom corner of its opening on the wall's **outer** face, so that its Z runs through the wall's
 * thickness to the inner face; its underside is the placement's elevation above the opening's sill.
 *
 * segment  the wall of a wall item; without it the item is put at the room's origin
 */
export function rowFrame(
  row: Row,
  opening: EvaluatedArticle["opening"],
  segment: WallSegment | undefined,
): Frame {
  const { placement } = row;
  if (placement.on === "room") return { at: placement.at, rotY: placement.rotY };
  const y = placement.elevation + (opening?.sill ?? 0);
  if (segment === undefined) return { at: [placement.offset, y, 0], rotY: 0 };
  return compose(segment.frame, { at: [placement.offset, y, -segment.wall.thickness], rotY: 0 });
}

/**
 * The frame of an evaluated article in the room: as `rowFrame`, but what hangs from the ceiling has its top at the ceiling over its middle,
 * whatever height the row was put at. So it follows the room's height, and a longer cable reaches further down.
 */
export function standingFrame(
  row: Row,
  { opening, mount, box }: Pick<EvaluatedArticle, "opening" | "mount" | "box">,
  segment: WallSegment | undefined,
  rooms: readonly Room[],
): Frame {
  const frame = rowFrame(row, opening, segment);
  if (mount !== "ceiling") return frame;
  const [x, , z] = toParent(frame, [box[0] / 2, 0, box[2] / 2]);
  const ceiling = ceilingOver([x, z], rooms);
  return ceiling === null ? frame : { ...frame, at: [frame.at[0], ceiling - box[1], frame.at[2]] };
}
