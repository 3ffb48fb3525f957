import type { Material } from "@stanza/catalogue";
import type { Viewer } from "@stanza/viewer";
import { useLookInStep, viewerRow } from "@stanza/web-pictures";
import { useTheme } from "@stanza/web-site";
import { log } from "@stanza/web-ui";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

export type SeenRow = Parameters<typeof viewerRow>[0];

/** One closet in a 3D view of its own. The camera stays where it is while the closet changes. */
export function useClosetViewer(
  canvas: RefObject<HTMLCanvasElement | null>,
  row: SeenRow,
  materials: readonly Material[],
) {
  const [viewer, setViewer] = useState<Viewer | null>(null);
  const [isAbsent, setIsAbsent] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const scheme = useTheme((state) => state.scheme);
  const hasLooked = useRef(false);
  useLookInStep(viewer);

  useEffect(() => {
    let left = false;
    let made: Viewer | null = null;
    const start = async () => {
      const { Viewer: Made } = await import("@stanza/viewer");
      const element = canvas.current;
      if (left || !element) return;
      made = new Made({
        canvas: element,
        theme: useTheme.getState().scheme,
        onPick: () => {},
        onContextGone: () => setIsAbsent(true),
      });
      setViewer(made);
    };
    start().catch((error: unknown) => {
      log("warning", `The closet could not be shown in 3D: ${String(error)}`);
      setIsAbsent(true);
    });
    return () => {
      left = true;
      hasLooked.current = false;
      setViewer(null);
      made?.dispose();
    };
  }, [canvas]);

  useEffect(() => {
    if (!viewer) return;
    viewer.setMaterials(Object.fromEntries(materials.map((one) => [one.code, one])));
    viewer.setRows([viewerRow(row)]);
    if (!hasLooked.current) viewer.view("iso", { ease: false });
    hasLooked.current = true;
  }, [viewer, row, materials]);

  useEffect(() => viewer?.setTheme(scheme), [viewer, scheme]);

  const setOpen = useCallback(
    (open: boolean) => {
      viewer?.setAllOpen(open);
      setIsOpen(open);
    },
    [viewer],
  );
  const turnBy = useCallback(
    (degrees: number) =>
      viewer?.setCamera({ ...viewer.camera, azimuth: viewer.camera.azimuth + degrees }, { ease: true }),
    [viewer],
  );
  const view = useCallback((preset: "iso" | "front") => viewer?.view(preset), [viewer]);
  const status = isAbsent ? "absent" : viewer ? "ready" : "loading";
  return { status, isOpen, setOpen, turnBy, view } as const;
}
