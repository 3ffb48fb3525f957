import type { RowPhotoKind } from "@stanza/contract";
import type { EvaluatedRow } from "@stanza/evaluation";
import type { PictureRequest } from "@stanza/viewer";
import { DEFAULT_ENVIRONMENT } from "@stanza/viewer/environments";
import { PICTURE_PRESETS } from "@stanza/viewer/picture-presets";
import { lookOf, useLook } from "../look/look-store.ts";
import { usePhotographer } from "../project/project-picture.ts";
import { openHiddenViewer } from "../viewer/hidden-viewer.ts";
import { viewerRow } from "../viewer/viewer-input.ts";
import type { RowPhotographer } from "./photograph-rows.ts";

const PRESETS: Readonly<Record<RowPhotoKind, PictureRequest>> = {
  row: PICTURE_PRESETS.row,
  thumbnail: PICTURE_PRESETS.rowThumbnail,
  large: PICTURE_PRESETS.rowLarge,
};

/** Takes pictures of rows, each alone: with the 3D view that is shown, or with one of its own out of sight. */
export class RowCamera implements RowPhotographer {
  #own: ReturnType<typeof openHiddenViewer> | null = null;

  take(row: EvaluatedRow, kind: RowPhotoKind): Promise<Blob> {
    return this.picture(row, { ...PRESETS[kind], type: "image/jpeg" });
  }

  /** A picture as it is asked for. Rejects rather than giving a black one, and where the browser has no WebGL. */
  async picture(row: EvaluatedRow, request: PictureRequest): Promise<Blob> {
    const wish = { ...request, target: { rowId: row.row.id } };
    const { by } = usePhotographer.getState();
    // Another light in the room must not change the pictures of its rows.
    const isUsual = lookOf(useLook.getState()).environment === DEFAULT_ENVIRONMENT;
    if (by && isUsual) {
      try {
        return await by(wish);
      } catch {
        // It is hidden in that view, or the view has lost its graphics: there is another way.
      }
    }
    this.#own ??= openHiddenViewer();
    const viewer = await this.#own;
    viewer.setRows([viewerRow(row)]);
    return viewer.takePicture(wish);
  }

  /** Gives its graphics memory back. */
  close(): void {
    void this.#own?.then((viewer) => viewer.dispose()).catch(() => undefined);
    this.#own = null;
  }
}
