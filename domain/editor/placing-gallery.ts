import { compose, type Frame } from "@stanza/geometry";
import { addGallery, type Outcome, type Project, type RowId } from "@stanza/project";
import type { Footprint } from "./footprint.ts";
import { firstCollision } from "./footprint.ts";
import type { Ghost } from "./ghost.ts";
import type { Surroundings } from "./surroundings.ts";
import type { GalleryToPlace } from "./to-place.ts";

/** The ghost of a gallery with the first obstacle of any of its articles; the inside of an L is free. */
export function collidingGallery(
  ghost: Ghost,
  { members }: GalleryToPlace,
  surroundings: Surroundings,
): Ghost {
  for (const { frame, box, mount } of members) {
    const footprint: Footprint = { row: "", frame: compose(ghost.frame, frame), box, mount };
    const collidesWith = firstCollision(footprint, surroundings.obstacles);
    if (collidesWith !== null) return { ...ghost, collidesWith };
  }
  return { ...ghost, collidesWith: null };
}

/**
 * Adds a gallery's articles at the place of its ghost.
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
