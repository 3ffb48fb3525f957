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
export { movedDimension } from "./dimensions/dimension-from-points.ts";
export type { SnappedDimensionPoint } from "./dimensions/snap-dimension-point.ts";
export { placeAtDistance, type Side, type SideDistance, sideDistances } from "./distances.ts";
export { dock } from "./dock.ts";
export {
  DIMENSION_EDIT_NAMES,
  EDIT_NAMES,
  type EditName,
  type EditNotice,
  ROOM_EDIT_NAMES,
  type RoomEditName,
} from "./edit-notice.ts";
export { Editor } from "./editor.ts";
export { EditorDriver, type HeldKeys } from "./editor-driver.ts";
export type { CommitOptions, EditorHost } from "./editor-host.ts";
export type { EditorState } from "./editor-state.ts";
export { collides, type Footprint, firstCollision, footprintOf, obstaclesOf } from "./footprint.ts";
export { galleryToPlace } from "./gallery-to-place.ts";
export type { Ghost } from "./ghost.ts";
export type { HeightDistance } from "./height-distances.ts";
export type { Interaction } from "./interaction.ts";
export { linkedRows } from "./linked-rows.ts";
export { FLOOR, type KeyInput, type PointerInput, type Surface } from "./pointer-input.ts";
export { seated } from "./seating-host.ts";
export { distancesAround } from "./selected-distances.ts";
export type { SnapOptions, Snapped, SnapReason, SnapRequest, SnapSurroundings } from "./snapping/request.ts";
export { snap } from "./snapping/snap.ts";
export type { ArticleToPlace, GalleryToPlace, ToPlace } from "./to-place.ts";
export { type EditorToggle, type EditorToggles, MAP_2D_SCALE, USUAL_TOGGLES } from "./toggles.ts";
export { pendingDimension } from "./tools/measuring.ts";
export type { ToolKind } from "./tools/tools.ts";
export { USUAL_WALL_SETTINGS, type WallSettings } from "./wall-settings.ts";
export { lengthAlong, pointAlong, type WallInRoom, wallInRoom } from "./walls/divided-wall.ts";
export { itemWidths } from "./walls/item-widths.ts";
export { cornerAngle, type WallDrawing } from "./walls/wall-drawing.ts";
export { type Gripped, gripPlace, type WallGrip } from "./walls/wall-gripping.ts";
export {
  WALL_SNAP_MODES,
  type WallSnapMode,
  type WallSnapReason,
} from "./walls/wall-snapping.ts";
export { isTypedWrong, shownEnd, shownSagitta } from "./walls/wall-typing.ts";
