export { placeAtDistance, type Side, type SideDistance, sideDistances } from "./distances.ts";
export { dock } from "./dock.ts";
export { Editor } from "./editor.ts";
export type { EditorHost } from "./editor-host.ts";
export { collides, type Footprint, firstCollision, footprintOf, obstaclesOf } from "./footprint.ts";
export { galleryToPlace } from "./gallery-to-place.ts";
export type {
  ArticleToPlace,
  EditName,
  EditNotice,
  EditorState,
  EditorToggles,
  GalleryToPlace,
  Ghost,
  Interaction,
  PointerInput,
  ToPlace,
} from "./interaction.ts";
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
