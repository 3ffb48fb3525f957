export { ArticlePicture } from "./article/ArticlePicture.tsx";
export { cataloguePicture, makerPicture, showUnpublished } from "./article/catalogue-picture.ts";
export { whenIdle } from "./article/picture-queue.ts";
export { base64 } from "./base64.ts";
export { environmentCaption } from "./look/environment-caption.ts";
export { type HdrPreview, hdrFileUrl } from "./look/hdr-library.ts";
export { chooseLook, loadHdrLibrary, lookOf, shownPreview, useLook } from "./look/look-store.ts";
export { mayPhotograph, photographDevice } from "./photograph/may-photograph.ts";
export type { PhotographShown } from "./photograph/photograph-protocol.ts";
export {
  keepPicture,
  keepPictures,
  offerPictures,
  pictureIsStale,
  renewPicture,
  takePicture,
  usePhotographer,
} from "./project/project-picture.ts";
export { keepPicturesLater } from "./rows/keep-row-photos-later.ts";
export { photographRows } from "./rows/photograph-rows.ts";
export { RowCamera } from "./rows/row-camera.ts";
export { rowPhotoOf, useRowPhotos } from "./rows/row-photos.ts";
export { type PicturedScene, scenePicture } from "./scene/scene-picture.ts";
export { Turntable } from "./turntable/Turntable.tsx";
export { openHiddenViewer } from "./viewer/hidden-viewer.ts";
export {
  type CanvasViewer,
  loadViewer,
  type OwnViewerOptions,
  useCanvasViewer,
  type ViewedCanvas,
} from "./viewer/use-canvas-viewer.ts";
export { useLookInStep } from "./viewer/use-look.ts";
export { ViewerCanvas, ViewerNotice } from "./viewer/ViewerCanvas.tsx";
export { viewerRow } from "./viewer/viewer-input.ts";
