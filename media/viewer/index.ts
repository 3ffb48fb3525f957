export { FIELD_OF_VIEW, type Orbit } from "./camera/orbit.ts";
export type { ViewPreset } from "./camera/view-preset.ts";
export type { EnvironmentName } from "./light/environment-designs.ts";
export type { Look } from "./light/look.ts";
export { ROOM_SURFACES } from "./materials/room-surfaces.ts";
export { PictureError } from "./picture/darkroom.ts";
export { DEFAULT_PICTURE_SIDE, MOST_PICTURE_SIDE, PICTURE_PRESETS } from "./picture/picture-presets.ts";
export type { PictureRequest } from "./picture/picture-request.ts";
export type { PreviewTone } from "./preview/preview-layer.ts";
export type {
  Part,
  PickResult,
  Surface,
  ViewerOpening,
  ViewerRoom,
  ViewerRow,
  ViewerWall,
} from "./scene-input.ts";
export { Viewer } from "./viewer.ts";
export type { PointerHandler, ViewerCallbacks, ViewerOptions, ViewerPointer } from "./viewer-events.ts";
export type { WalkControl } from "./walk/walk-control.ts";
export type { WalkInput } from "./walk/walk-path.ts";
