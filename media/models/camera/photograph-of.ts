import { unionBounds, type Vec3 } from "@stanza/geometry";
import type { Model } from "../model.ts";
import type { ViewerRoom } from "../scene/scene-input.ts";
import { FIELD_OF_VIEW, fitted, type Orbit, orbitPosition, ROW_FIELD_OF_VIEW } from "./orbit.ts";
import { nodeBounds, seenBy } from "./seen-by.ts";
import { presetOrbit } from "./view-preset.ts";

/** What a camera sees and where it stands, metres and degrees. */
export interface Photograph {
  readonly model: Model;
  readonly camera: { readonly from: Vec3; readonly to: Vec3; readonly fovDegrees: number };
}

/** How one piece of furniture is looked at, as the 3D view's pictures of rows are. */
const PIECE = { azimuth: 28, elevation: 14 } as const;

/**
 * A model as a photographer would take it: rooms at eye level with the walls left out that hide them, furniture without a room a little from
 * above and from the side. `null`: there is nothing to be seen.
 *
 * aspect  width by height of the picture
 */
export function photographOf(model: Model, rooms: readonly ViewerRoom[], aspect: number): Photograph | null {
  const boxes = model.nodes.map(nodeBounds);
  if (boxes.length === 0) return null;
  const bounds = boxes.reduce(unionBounds);
  const pieces = model.nodes.filter(({ kind }) => kind === "furniture").map(nodeBounds);
  const [orbit, fovDegrees] =
    rooms.length > 0
      ? [presetOrbit("eye", { rooms, bounds, pieces }, aspect), FIELD_OF_VIEW]
      : [fitted(PIECE, bounds, aspect, { fov: ROW_FIELD_OF_VIEW }), ROW_FIELD_OF_VIEW];
  const camera = { ...cameraOf(orbit), fovDegrees };
  return { model: seenBy(model, rooms, camera), camera };
}

const cameraOf = (orbit: Orbit): { readonly from: Vec3; readonly to: Vec3 } => ({
  from: metres(orbitPosition(orbit)),
  to: metres(orbit.target),
});

/** To the millimetre, so that equal scenes have equal cameras. */
const metres = (place: Vec3): Vec3 => place.map((mm) => Math.round(mm) / 1000) as unknown as Vec3;
