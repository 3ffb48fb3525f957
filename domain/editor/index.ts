export { Arranger, MOST_COPIES } from "./arranger.ts";
export { ALIGNMENTS, type Alignment } from "./arranging/align.ts";
export { ARRAY_DIRECTIONS, type ArrayDirection, type ArrayWay, arrayStep } from "./arranging/array.ts";
export { DISTRIBUTIONS, type Distribution } from "./arranging/distribute.ts";
export { type MirrorAxis, SIDE_VARIABLE, sideOf } from "./arranging/mirror.ts";
export type { PastedRows } from "./arranging/paste.ts";
export {
  CAD_EVENT_TYPES,
  Cad,
  type CadCallback,
  type CadEvents,
  type CadEventType,
  type CadHost,
  type CadImage,
  type CadWall,
  type PictureWish,
  PROJECT_PICTURE,
  ROW_PICTURE,
} from "./cad/cad.ts";
export { placeAtDistance, type Side, type SideDistance, sideDistances } from "./distances.ts";
export { dock } from "./dock.ts";
export { Editor } from "./editor.ts";
export { EditorDriver, type HeldKeys } from "./editor-driver.ts";
export type { EditorHost } from "./editor-host.ts";
export { collides, type Footprint, firstCollision, footprintOf, obstaclesOf } from "./footprint.ts";
export { galleryToPlace } from "./gallery-to-place.ts";
export type { HeightDistance } from "./height-distances.ts";
export {
  type ArticleToPlace,
  EDIT_NAMES,
  type EditName,
  type EditNotice,
  type EditorState,
  type EditorToggle,
  type EditorToggles,
  type GalleryToPlace,
  type Ghost,
  type Interaction,
  MAP_2D_SCALE,
  type PointerInput,
  type ToPlace,
  USUAL_TOGGLES,
} from "./interaction.ts";
export { linkedRows } from "./linked-rows.ts";
export { seated } from "./seating-host.ts";
export { distancesAround } from "./selected-distances.ts";
export type { SnapOptions, Snapped, SnapReason, SnapRequest, SnapSurroundings } from "./snapping/request.ts";
export { snap } from "./snapping/snap.ts";
export { drawnRoom } from "./tools/drawn-room.ts";
export {
  cornerAngle,
  emptyDrawing,
  followPointer,
  putCorner,
  stopDrawing,
  toggleArc,
  type WallDrawing,
  type WallSetup,
} from "./tools/wall-drawing.ts";
export {
  type GripPull,
  type Gripped,
  gripPlace,
  pulled,
  surroundingsFor,
  type WallGrip,
} from "./tools/wall-gripping.ts";
export {
  type SnappedCorner,
  snapCorner,
  WALL_SNAP_MODES,
  type WallPointer,
  type WallSnapMode,
  type WallSnapReason,
  type WallSurroundings,
} from "./tools/wall-snapping.ts";
export { isTypedWrong, shownEnd, shownSagitta, typeKey } from "./tools/wall-typing.ts";
