import { type PhotoCamera, photoFieldOfView, type Vec2 } from "@stanza/geometry";
import type { Viewer } from "@stanza/viewer";
import { viewerRow } from "@stanza/web-pictures";
import { useCatalogues } from "@stanza/web-project";
import { log } from "@stanza/web-ui";
import { useCallback, useEffect, useRef, useState } from "react";
import { currentShown } from "../canvas/shown.ts";

/** After the last drag, ms. */
const DELAY_MS = 120;

/** The furniture alone, transparent elsewhere, as the camera of a photograph would see it. */
export type TakeFurniture = (camera: PhotoCamera, size: Vec2) => Promise<Blob>;

/** A viewer of its own, out of sight: the room is the one in the photograph. `status` absent: there is no WebGL here. */
export function useFurniture(): {
  readonly status: "loading" | "ready" | "absent";
  readonly take: TakeFurniture;
} {
  const [status, setStatus] = useState<"loading" | "ready" | "absent">("loading");
  const viewer = useRef<Viewer | null>(null);
  useEffect(() => {
    let left = false;
    const start = async () => {
      const { Viewer } = await import("@stanza/viewer");
      if (left) return;
      const made = new Viewer({ canvas: document.createElement("canvas"), onPick: () => {} });
      viewer.current = made;
      const materials = [...useCatalogues.getState().loaded.values()].flatMap(({ open }) => open.materials);
      made.setMaterials(Object.fromEntries(materials.map((one) => [one.code, one])));
      // Doors and windows are in the photograph's own walls.
      const rows = currentShown().evaluated.rows.filter(({ row }) => row.placement.on === "room");
      made.setRows(rows.map((row) => viewerRow(row)));
      setStatus("ready");
    };
    start().catch((error: unknown) => {
      log("warning", `The furniture could not be drawn over the photograph: ${String(error)}`);
      setStatus("absent");
    });
    return () => {
      left = true;
      viewer.current?.dispose();
      viewer.current = null;
    };
  }, []);
  const take = useCallback<TakeFurniture>(async (camera, [width, height]) => {
    const { current } = viewer;
    if (!current) throw new Error("There is no 3D view.");
    const { position, right, up, back } = camera;
    const fov = photoFieldOfView(camera);
    return current.takePicture({
      width,
      height,
      type: "image/png",
      camera: { position, right, up, back, fov },
    });
  }, []);
  return { status, take };
}

/** An address of the furniture as `camera` sees it, made anew a moment after the camera moved; `null`: none yet, or nothing in sight. */
export function useFurniturePicture(
  camera: PhotoCamera | null,
  size: Vec2,
  { status, take }: ReturnType<typeof useFurniture>,
): string | null {
  const [url, setUrl] = useState<string | null>(null);
  const [width, height] = size;
  useEffect(() => {
    if (!camera || status !== "ready") return;
    let left = false;
    const timer = setTimeout(async () => {
      const picture = await take(camera, [width, height]).catch(() => null);
      if (!left) setUrl(picture && URL.createObjectURL(picture));
    }, DELAY_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [camera, status, take, width, height]);
  useEffect(
    () => () => {
      if (url !== null) URL.revokeObjectURL(url);
    },
    [url],
  );
  return camera ? url : null;
}
