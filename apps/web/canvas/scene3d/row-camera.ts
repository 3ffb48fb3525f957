import type { EvaluatedRow } from "@stanza/evaluation";
import type { PictureRequest } from "@stanza/viewer";
import { useCatalogues } from "../../stores/catalogue-store.ts";
import { usePhotographer } from "../../stores/project-picture.ts";
import { viewerRow } from "./viewer-input.ts";

/** Takes pictures of rows, each alone: with the 3D view that is shown, or with one of its own out of sight. */
export interface RowCamera {
  /** @throws PictureError rather than giving a black picture */
  take(row: EvaluatedRow, request: Omit<PictureRequest, "target">): Promise<Blob>;
  /** Gives its graphics memory back. */
  close(): void;
}

/** A browser without WebGL says so with the first picture. */
export function openRowCamera(): RowCamera {
  let own: ReturnType<typeof openViewer> | null = null;
  return {
    async take(row, request) {
      const target = { rowId: row.row.id };
      const { by } = usePhotographer.getState();
      if (by) {
        try {
          return await by({ ...request, target });
        } catch {
          // It is hidden in that view, or the view has lost its graphics: there is another way.
        }
      }
      own ??= openViewer();
      const viewer = await own;
      viewer.setRows([viewerRow(row)]);
      return viewer.takePicture({ ...request, target });
    },
    close() {
      void own?.then((viewer) => viewer.dispose()).catch(() => undefined);
      own = null;
    },
  };
}



async function openViewer() {
  const { Viewer } = await import("@stanza/viewer");
  const canvas = document.createElement("canvas");
  const viewer = new Viewer({ canvas, onPick: () => {} });
  const materials = [...useCatalogues.getState().loaded.values()].flatMap(({ open }) => open.materials);
  viewer.setMaterials(Object.fromEntries(materials.map((one) => [one.code, one])));
  return viewer;
}
