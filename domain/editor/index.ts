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
export {
  drawnRoom,
  EMPTY_DRAWING,
  followPointer,
  putCorner,
  shownEnd,
  stopDrawing,
  typeKey,
  type WallDrawing,
  type WallPointer,
} from "./tools/wall-drawing.ts";
