export type { Orbit } from "@stanza/models";
export type { Look } from "./light/look.ts";
export type { PickResult } from "./picking/pick-result.ts";
export type { PictureRequest } from "./picture/picture-request.ts";
export type { SceneCopy, SurfaceMesh } from "./picture/scene-copy.ts";
export { Viewer } from "./viewer.ts";
export type { PointerHandler, ViewerOptions, ViewerPointer } from "./viewer-events.ts";
export type { WalkInput } from "./walk/walk-path.ts";
