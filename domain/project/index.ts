export {
  ATTACHMENT_LIMITS,
  ATTACHMENT_TYPES,
  type AttachmentEnding,
  attachmentEnding,
} from "./attachment-kinds.ts";
export { addGallery } from "./changes/add-gallery.ts";
export { addLayer } from "./changes/add-layer.ts";
export { addRoom } from "./changes/add-room.ts";
export { addRow, type NewRow } from "./changes/add-row.ts";
export { addWallItem } from "./changes/add-wall-item.ts";
export type { ChoiceChanges } from "./changes/change-choices.ts";
export { changeHeader } from "./changes/change-header.ts";
export { changeLayer } from "./changes/change-layer.ts";
export { changeVariant } from "./changes/change-variant.ts";
export { duplicateRows } from "./changes/duplicate-rows.ts";
export { editAutomaticRow } from "./changes/edit-automatic-row.ts";
export { groupRows } from "./changes/group-rows.ts";
export { hideRows } from "./changes/hide-rows.ts";
export { lockRows } from "./changes/lock-rows.ts";
export { sparingLockedWalls } from "./changes/locked-walls.ts";
export { moveRoom } from "./changes/move-room.ts";
export { moveWall } from "./changes/move-wall.ts";
export { pasteRows } from "./changes/paste-rows.ts";
export { placeRow } from "./changes/place-row.ts";
export { placeRows } from "./changes/place-rows.ts";
export { putOnLayer } from "./changes/put-on-layer.ts";
export { removeAutomaticRow } from "./changes/remove-automatic-row.ts";
export { removeLayer } from "./changes/remove-layer.ts";
export { removeRoom } from "./changes/remove-room.ts";
export { removeRows } from "./changes/remove-rows.ts";
export { removeWall } from "./changes/remove-wall.ts";
export { rename } from "./changes/rename.ts";
export { replaceArticle } from "./changes/replace-article.ts";
export { replaceRoom } from "./changes/replace-room.ts";
export { restoreAutomaticRow } from "./changes/restore-automatic-row.ts";
export { restoreRule } from "./changes/restore-rule.ts";
export { seatWallItems } from "./changes/seat-wall-items.ts";
export { putDimension, removeDimension, showChain } from "./changes/set-dimensions.ts";
export { setNote } from "./changes/set-note.ts";
export { CUSTOM_LINE_ID, setOwnLines } from "./changes/set-own-lines.ts";
export { putPhoto, removePhoto } from "./changes/set-photos.ts";
export { setQuantity } from "./changes/set-quantity.ts";
export { setRoomHeight } from "./changes/set-room-height.ts";
export { setSurfaceMaterial } from "./changes/set-surface-material.ts";
export { setTemplateDimensions } from "./changes/set-template-dimensions.ts";
export { setTracePicture } from "./changes/set-trace-picture.ts";
export { setWall } from "./changes/set-wall.ts";
export { setWallLength } from "./changes/set-wall-length.ts";
export { type CatalogueUpdate, updateCatalogues } from "./changes/update-catalogues.ts";
export { useCatalogue } from "./changes/use-catalogue.ts";
export { checkProject } from "./check/check-project.ts";
export type { ChoiceChange } from "./difference/choice-changes.ts";
export {
  type AutomaticDifference,
  compareProjects,
  type HeaderDifference,
  isEmptyDifference,
  type ProjectAspect,
  type ProjectDifference,
} from "./difference/compare-projects.ts";
export { movedRows } from "./difference/moved-rows.ts";
export type { RoomAspect, RoomDifference } from "./difference/room-differences.ts";
export type { RowAspect, RowDifference } from "./difference/row-differences.ts";
export {
  DIMENSION_KINDS,
  type Dimension,
  type DimensionId,
  type DimensionKind,
  type DimensionPoint,
} from "./dimension.ts";
export { type Change, inOrder, redo, transact, undo } from "./history/history.ts";
export { type History, type HistoryEntry, newHistory } from "./history/new-history.ts";
export type { GroupId, RowId, WallId } from "./ids.ts";
export { type HeldBack, heldBack, withGroups } from "./layers.ts";
export { LIMITS } from "./limits.ts";
export { type Clash, type MergedPart, type MergedProject, mergeProjects } from "./merge/merge-projects.ts";
export {
  type Deed,
  type Judge,
  mergeRecords,
  mergeValue,
  type Side,
  type ThreeStates,
} from "./merge/three-way.ts";
export { newProject } from "./new-project.ts";
export { accepted, type Outcome, type ProjectRefusal, type RefusalCause } from "./outcome.ts";
export {
  ACTIONS,
  type Action,
  type Actor,
  mayEver,
  needsOf,
  type Reach,
  ROLES,
  type Role,
  reachOf,
  roleOf,
} from "./permissions.ts";
export { PHOTO_LINES, type Photo, type PhotoLineName, type PhotoLines } from "./photo/photo.ts";
export { cameraAtWall, photoCamera } from "./photo/photo-camera.ts";
export { inPositionOrder, type Positioned } from "./position-order.ts";
export {
  type AutomaticEdit,
  type CatalogueUse,
  type Layer,
  OWN_LINE_UNITS,
  type OwnLine,
  type OwnLineUnit,
  type Placement,
  PROJECT_STATUSES,
  type Project,
  type ProjectStatus,
  type Room,
  type Row,
  type TracePicture,
  type Wall,
} from "./project.ts";
export {
  type Denial,
  firstStatus,
  isReadOnly,
  type ProjectMeta,
  type ProjectPolicy,
  projectCan,
} from "./project-can.ts";
export { datesPrices, onceAccepted, projectStatus, STATUS_TRANSITIONS } from "./project-status.ts";
export { appendWall } from "./room/append-wall.ts";
export { ceilingOver } from "./room/ceiling-over.ts";
export { checkRoom } from "./room/check-room.ts";
export { closeRoom } from "./room/close-room.ts";
export { arcAngle, arcPoint, circleOf } from "./room/curves/arc.ts";
export { arcPoints, sagittaOfRadius } from "./room/curves/arc-points.ts";
export { bendWall } from "./room/curves/bend-wall.ts";
export { seatAngle } from "./room/curves/openings-on-arc.ts";
export { angleOnCurve, arcOfCurve, distanceToCurve, facetAt } from "./room/curves/place-on-curve.ts";
export { type ViewedWall, viewedWall, viewedWalls } from "./room/curves/viewed-walls.ts";
export { type WallBulges, wallBulges } from "./room/curves/wall-bulges.ts";
export { curvesAmong, sagittaThrough, type WallCurve, wallCurve } from "./room/curves/wall-curve.ts";
export { areFreeWalls } from "./room/free-walls.ts";
export { joinable, joinWalls } from "./room/join-walls.ts";
export { moveCorner } from "./room/move-corner.ts";
export { roomCorners } from "./room/room-corners.ts";
export {
  DEFAULT_FLOOR_MATERIAL,
  DEFAULT_ROOM_HEIGHT,
  DEFAULT_WALL_HEIGHT,
  DEFAULT_WALL_MATERIAL,
  DEFAULT_WALL_THICKNESS,
  roomFromTemplate,
  templateDimensions,
} from "./room/room-from-template.ts";
export {
  innerAreaM2,
  innerPolygon,
  outerFaces,
  outerOutline,
  statedNetM2,
  wallPolygons,
} from "./room/room-outline.ts";
export { ROOM_TEMPLATES, type RoomTemplate, roomTemplate, type TemplateCode } from "./room/room-templates.ts";
export { splitWall } from "./room/split-wall.ts";
export { fitSurvey, type Measure, type SurveyFit } from "./room/survey/fit-survey.ts";
export { SKETCH, sketchedCorners } from "./room/survey/sketched-corners.ts";
export { surveyCorners, surveyedRoom } from "./room/survey/surveyed-room.ts";
export { EXPECTED_EDGE, edgeWarning, USUAL_LENGTHS } from "./room/usual-lengths.ts";
export { wallName } from "./room/wall-name.ts";
export { type WallSegment, wallSegment, wallSegments } from "./room/wall-segments.ts";
export {
  freeVersionName,
  MAX_VERSION_NAME,
  VERSION_LIMITS,
  versionKey,
  versionName,
} from "./version-name.ts";
