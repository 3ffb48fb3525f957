import { keepRowPhotos } from "./photograph-rows.ts";

/** Keeps the pictures of the open project's rows; the code that takes them is loaded when one is due. */
export const keepPicturesOfRows = (): (() => void) =>
  keepRowPhotos(async () => {
    const { RowCamera } = await import("./row-camera.ts");
    return new RowCamera();
  });
