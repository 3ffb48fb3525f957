import type { EvaluatedArticle } from "@stanza/catalogue";
import { compose, type Frame } from "@stanza/geometry";
import type { Row, WallSegment } from "@stanza/project";

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
