import { compose, type Frame } from "@stanza/geometry";
import { addGallery, type Outcome, type Project, type RowId } from "@stanza/project";
import type { Footprint } from "./footprint.ts";
import { firstCollision } from "./footprint.ts";
import type { Ghost } from "./ghost.ts";
import type { Surroundings } from "./surroundings.ts";
import type { GalleryToPlace } from "./to-place.ts";

/** The ghost of a gallery with what any of its articles runs into: the middle of an L is free. */
export function collidingGallery(ghost: Ghost, { members }: GalleryToPlace, around: Surroundings): Ghost {
  for (const { frame, box, mount } of members) {
    const footprint: Footprint = { row: "", frame: compose(ghost.frame, frame), box, mount };
    const collidesWith = firstCollision(footprint, around.obstacles);
    if (collidesWith !== null) return { ...ghost, collidesWith };
  }
  return { ...ghost, collidesWith: null };
}

/**
 * The change that puts a gallery's articles where its ghost is.
 *
 * frame   of the common box, in the room
 * ids     of the new rows, one for each member
 */
export function galleryChange(
  { catalogue, version, model, header, members }: GalleryToPlace,
  frame: Frame,
  ids: readonly RowId[],
): (project: Project) => Outcome<Project> {
  const rows = members.map(({ article, choices, frame: own }, i) => {
    const { at, rotY } = compose(frame, own);
    return { id: ids[i] ?? "", article, choices, placement: { on: "room", at, rotY } as const };
  });
  return (project) => addGallery(project, { catalogue, version, model, ...(header ? { header } : {}), rows });
}
