import { PerspectiveCamera } from "three";
import { poseCamera } from "../camera/camera-rig.ts";
import { FIELD_OF_VIEW, fitted, ROW_FIELD_OF_VIEW } from "../camera/orbit.ts";
import type { Stage } from "../stage.ts";
import { PictureError, type PicturePixels } from "./darkroom.ts";
import type { PictureRequest } from "./picture-request.ts";

/** Half to the right and a little from above: how furniture is shown when nothing else is asked. */
const DEFAULT_ANG_X = 22;
const DEFAULT_ANG_Y = 25;

/**
 * The pixels of a picture. After one of everything the walls are cut for the picture's camera: cut them again for the view's.
 *
 * @throws PictureError when the row is unknown or has no geometry, the context is lost, or the picture is black
 */
export function takePicture(stage: Stage, request: PictureRequest): PicturePixels {
  const { width, height, angX = DEFAULT_ANG_X, angY = DEFAULT_ANG_Y, target = "all" } = request;
  const fov = request.fov ?? (target === "all" ? FIELD_OF_VIEW : ROW_FIELD_OF_VIEW);
  const background = request.background ?? (request.type === "image/png" ? null : "#ffffff");
  const placed = target === "all" ? null : stage.rows.placed(target.rowId);
  if (placed === undefined) throw new PictureError("The row is not in the view.");
  const bounds = placed ? placed.bounds : stage.bounds();
  if (!bounds) throw new PictureError("The row has nothing to show.");
  const camera = new PerspectiveCamera(fov, width / height, 40, 200_000);
  poseCamera(camera, fitted({ azimuth: angY, elevation: angX }, bounds, width / height, { fov }));
  return placed
    ? stage.photographRow(placed.row, camera, { width, height }, background)
    : stage.photographAll(camera, { width, height }, background);
}
