import { FIELD_OF_VIEW, fitted, presetOrbit, ROW_FIELD_OF_VIEW } from "@stanza/models";
import { Matrix4, PerspectiveCamera, Vector3 } from "three";
import { type CameraRig, poseCamera } from "../camera/camera-rig.ts";
import type { Stage } from "../stage.ts";
import { PictureError, type PicturePixels } from "./darkroom.ts";
import { MOST_PICTURE_SIDE } from "./picture-presets.ts";
import type { PictureCamera, PictureRequest } from "./picture-request.ts";

/** Half to the right and a little from above: how furniture is shown when nothing else is asked. */
const DEFAULT_ANG_X = 22;
const DEFAULT_ANG_Y = 25;
/** Times that a black picture is taken once more: a card under load may give back an empty one. */
const RETRIES = 2;

/**
 * The pixels of a picture.
 *
 * @throws PictureError when a side is not 1 … 4096 pixels, the row is unknown or has no geometry, the context is lost, or the picture is
 * black each time
 */
export function takePicture(stage: Stage, request: PictureRequest, rig: CameraRig): PicturePixels {
  const { width, height, target = "all" } = request;
  if (![width, height].every((side) => Number.isInteger(side) && side >= 1 && side <= MOST_PICTURE_SIDE))
    throw new PictureError(`A picture's sides are 1 to ${MOST_PICTURE_SIDE} pixels.`);
  const background = request.background ?? (request.type === "image/png" ? null : "#ffffff");
  const row = target === "all" ? null : stage.rows.placed(target.rowId);
  if (row === undefined) throw new PictureError("The row is not in the view.");
  const camera = cameraFor(stage, request, rig);
  for (let retry = 0; ; retry++) {
    try {
      return row
        ? stage.photographRow(row.row, camera, { width, height }, background)
        : stage.photographAll(camera, { width, height }, background);
    } catch (error) {
      const isLost = stage.renderer.getContext().isContextLost();
      if (!(error instanceof PictureError) || isLost || retry === RETRIES) throw error;
    }
  }
}

function cameraFor(stage: Stage, request: PictureRequest, rig: CameraRig): PerspectiveCamera {
  const { width, height, angX = DEFAULT_ANG_X, angY = DEFAULT_ANG_Y, view, target = "all" } = request;
  const aspect = width / height;
  if (request.camera && target === "all") return matchedCamera(request.camera, aspect);
  if (view === "current" && target === "all") return currentCamera(rig, aspect);
  const fov = request.fov ?? (target === "all" ? FIELD_OF_VIEW : ROW_FIELD_OF_VIEW);
  const camera = new PerspectiveCamera(fov, aspect, 40, 200_000);
  if (view !== undefined && view !== "current" && target === "all") {
    poseCamera(camera, presetOrbit(view, stage.viewed, aspect, fov));
    return camera;
  }
  const bounds = target === "all" ? stage.bounds() : stage.rows.placed(target.rowId)?.bounds;
  if (!bounds) throw new PictureError("The row has nothing to show.");
  const angles = { azimuth: angY, elevation: angX };
  poseCamera(camera, fitted(angles, bounds, aspect, { fov }));
  return camera;
}

function matchedCamera({ position, right, up, back, fov }: PictureCamera, aspect: number): PerspectiveCamera {
  const camera = new PerspectiveCamera(fov, aspect, 40, 200_000);
  camera.position.set(...position);
  camera.quaternion.setFromRotationMatrix(
    new Matrix4().makeBasis(new Vector3(...right), new Vector3(...up), new Vector3(...back)),
  );
  camera.updateMatrixWorld();
  return camera;
}

/** The view's own camera in another format: nothing that the view shows is cut off. */
function currentCamera({ camera: seen }: CameraRig, aspect: number): PerspectiveCamera {
  const camera = seen.clone();
  const half = Math.tan((seen.fov * Math.PI) / 360) * Math.max(1, seen.aspect / aspect);
  camera.aspect = aspect;
  // The lens is shifted by a part of the picture's height, which is another now.
  if (camera.view) camera.view.offsetY *= Math.tan((seen.fov * Math.PI) / 360) / half;
  camera.fov = (Math.atan(half) * 360) / Math.PI;
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
  return camera;
}
