export { MOST_COPIES } from "./arranger.ts";
export { ALIGNMENTS, type Alignment } from "./arranging/align.ts";
export { ARRAY_DIRECTIONS, type ArrayDirection, type ArrayWay, arrayStep } from "./arranging/array.ts";
export { DISTRIBUTIONS, type Distribution } from "./arranging/distribute.ts";
export { SIDE_VARIABLE, sideOf } from "./arranging/mirror.ts";
export { Cad, type CadHost, type PictureWish } from "./cad/cad.ts";
export {
  type ClosetCorner,
  type CornerWay,
  closetCorners,
  collides,
  cornerWays,
  leastFiller,
} from "./composition/closet-corners.ts";
export {
  type ClosetComposition,
  closetsAlongWalls,
  inWalkingOrder,
  type PlacedCloset,
  type WallOfClosets,
} from "./composition/closets-along-walls.ts";
export {
  type AtCorner,
  type CornerFrame,
  clearOfWall,
  isSquare,
  reachFrom,
} from "./composition/corner-geometry.ts";
export {
  type MovedAlong,
  moveAlongWalls,
  type PlacedRow,
  placeBeside,
} from "./composition/move-along-walls.ts";
export { type Stretch, widestStretch } from "./composition/widest-stretch.ts";
export { movedDimension } from "./dimensions/dimension-from-points.ts";
export type { SideDistance } from "./distances.ts";
export { dock, standingAt } from "./dock.ts";
export {
  DIMENSION_EDIT_NAMES,
  EDIT_NAMES,
  type EditName,
  type EditNotice,
  ROOM_EDIT_NAMES,
} from "./edit-notice.ts";
export { Editor } from "./editor.ts";
export type { CommitOptions } from "./editor-host.ts";
export type { EditorState } from "./editor-state.ts";
export { EditorStore } from "./editor-store.ts";
export { galleryToPlace } from "./gallery-to-place.ts";
export { type Ghost, isBlocked } from "./ghost.ts";
export type { Interaction } from "./interaction.ts";
export { nudgeLength } from "./nudge-length.ts";
export { FLOOR, type PointerInput, type Surface } from "./pointer-input.ts";
export { type RoomAtWall, roomAtWall } from "./room-at-wall.ts";
export { seated } from "./seating-host.ts";
export { distancesAround } from "./selected-distances.ts";
export type { SnapReason } from "./snapping/request.ts";
export type { ArticleToPlace, ToPlace } from "./to-place.ts";
export { type EditorToggle, type EditorToggles, MAP_2D_SCALE, USUAL_TOGGLES } from "./toggles.ts";
export { gripQuestion } from "./tools/gripping-wall.ts";
export { pendingDimension } from "./tools/measuring.ts";
export { USUAL_WALL_SETTINGS, type WallSettings } from "./wall-settings.ts";
export { lengthAlong, pointAlong, wallInRoom } from "./walls/divided-wall.ts";
export { itemWidths } from "./walls/item-widths.ts";
export { cornerAngle, type WallDrawing } from "./walls/wall-drawing.ts";
export { type Gripped, gripPlace, type WallGrip } from "./walls/wall-gripping.ts";
export { WALL_SNAP_MODES, type WallSnapMode, type WallSnapReason } from "./walls/wall-snapping.ts";
export { isTypedWrong, shownEnd, shownSagitta, wallQuestion } from "./walls/wall-typing.ts";
