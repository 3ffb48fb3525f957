import type { Material } from "@stanza/catalogue";
import type { Viewer } from "@stanza/viewer";
import { type OwnViewerOptions, useCanvasViewer, useLookInStep, viewerRow } from "@stanza/web-pictures";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

export type SeenRow = Parameters<typeof viewerRow>[0];

/** A press turns the view and picks nothing. */
const make = (open: (options: OwnViewerOptions) => Viewer) => ({ viewer: open({ onPick: () => {} }) });

/** One closet in a 3D view of its own. The camera stays where it is while the closet changes. */
export function useClosetViewer(
  canvas: RefObject<HTMLCanvasElement | null>,
  row: SeenRow,
  materials: readonly Material[],
) {
  const { made, ...shown } = useCanvasViewer(canvas, make);
  const viewer = made?.viewer ?? null;
  const [isOpen, setIsOpen] = useState(false);
  const lookedAt = useRef<Viewer | null>(null);
  useLookInStep(viewer);

  useEffect(() => {
    if (!viewer) return;
    viewer.setMaterials(Object.fromEntries(materials.map((one) => [one.code, one])));
    viewer.setRows([viewerRow(row)]);
    if (lookedAt.current !== viewer) viewer.view("iso", { ease: false });
    lookedAt.current = viewer;
  }, [viewer, row, materials]);

  useEffect(() => viewer?.setAllOpen(isOpen), [viewer, isOpen]);

  const turnBy = useCallback(
    (degrees: number) =>
      viewer?.setCamera({ ...viewer.camera, azimuth: viewer.camera.azimuth + degrees }, { ease: true }),
    [viewer],
  );
  const view = useCallback((preset: "iso" | "front") => viewer?.view(preset), [viewer]);
  return { shown, isOpen, setOpen: setIsOpen, turnBy, view } as const;
}
