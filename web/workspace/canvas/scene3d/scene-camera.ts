import { viewerRooms } from "@stanza/models";
import type { PictureRequest } from "@stanza/viewer";
import { lookOf, openHiddenViewer, useLook, usePhotographer, viewerRow } from "@stanza/web-pictures";
import { currentShown } from "../shown.ts";

/** Takes pictures of everything that is shown: with the 3D view, or with one of its own out of sight where there is none. */
export class SceneCamera {
  #own: ReturnType<typeof openScene> | null = null;

  /** Rejects rather than giving a black picture, and where the browser has no WebGL. */
  async picture(request: PictureRequest): Promise<Blob> {
    const { by } = usePhotographer.getState();
    if (by) return by(request);
    this.#own ??= openScene();
    return (await this.#own).takePicture(request);
  }

  /** Gives its graphics memory back. */
  close(): void {
    void this.#own?.then((viewer) => viewer.dispose()).catch(() => undefined);
    this.#own = null;
  }
}

async function openScene() {
  const viewer = await openHiddenViewer();
  const { project, evaluated, held } = currentShown();
  viewer.setRooms(viewerRooms(project.rooms, evaluated, held.hiddenWalls));
  viewer.setRows(evaluated.rows.map((row) => viewerRow(row)));
  // An environment that cannot be had leaves the usual light.
  await viewer.setLook(lookOf(useLook.getState())).catch(() => undefined);
  return viewer;
}
