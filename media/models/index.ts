export {
  between,
  FIELD_OF_VIEW,
  fitted,
  limitOrbit,
  type Orbit,
  orbitAxes,
  orbitPosition,
  panned,
  ROW_FIELD_OF_VIEW,
  turned,
  zoomed,
} from "./camera/orbit.ts";
export { type Photograph, photographOf } from "./camera/photograph-of.ts";
export { middleOf, nodeBounds, seenBy, standsAt } from "./camera/seen-by.ts";
export { findWall, presetOrbit, type ViewedScene, type ViewPreset } from "./camera/view-preset.ts";
export { centred, modelBounds } from "./centred.ts";
export { toDxfFaces } from "./dxf/to-dxf-faces.ts";
export { toGlb } from "./gltf/to-glb.ts";
export { toIfc } from "./ifc/to-ifc.ts";
export { type IgxScene, igxSceneOf, modelOfIgx } from "./igx/igx-scene.ts";
export { toIgx } from "./igx/to-igx.ts";
export { accentOf, type LinearColor, linearColor } from "./materials/accent-of.ts";
export { PATTERNS, type Pattern, patternPixels } from "./materials/pattern-pixels.ts";
export { ROOM_SURFACES, UNKNOWN_SURFACE } from "./materials/room-surfaces.ts";
export { type Model, type ModelMaterial, type ModelMesh, type ModelNode, trianglesOf } from "./model.ts";
export { type ModelOptions, type ModelResult, modelToMeshes } from "./model-to-meshes.ts";
export { toObj } from "./obj/to-obj.ts";
export { type Affine, inverse, transformDirection, transformPoint } from "./placing/affine.ts";
export { boundsIn } from "./placing/part-placement.ts";
export {
  type MeshTarget,
  moveRow,
  openRow,
  opens,
  type PlacedPart,
  type PlacedRow,
  partToRoom,
  placeRow,
  roomBounds,
  writeMesh,
} from "./placing/placed-row.ts";
export { type ModelScene, modelScene, type NamedRow } from "./scene/model-scene.ts";
export {
  floorOutline,
  type Part,
  type Surface,
  straightPieces,
  topAt,
  type ViewerOpening,
  type ViewerRoom,
  type ViewerRow,
  type ViewerWall,
} from "./scene/scene-input.ts";
export { type SeenRow, viewerRooms } from "./scene/viewer-rooms.ts";
export { ceilingMesh, floorMesh, SLAB_THICKNESS } from "./shapes/floor-mesh.ts";
export { EMPTY_MESH, type SolidMesh } from "./shapes/solid-mesh.ts";
export { wallMesh } from "./shapes/wall-mesh.ts";
export { toUsdz } from "./usd/to-usdz.ts";
