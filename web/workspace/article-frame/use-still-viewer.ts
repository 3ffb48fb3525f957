import type { Viewer } from "@stanza/viewer";
import { offerPictures } from "@stanza/web-pictures";
import { pictureShown } from "@stanza/web-project";
import { useTheme, wantsStillness } from "@stanza/web-site";
import { log } from "@stanza/web-ui";
import { type RefObject, useEffect, useRef, useState } from "react";
import { toggleDoors } from "../canvas/scene3d/doors.ts";

/** The code of the 3D view, which comes while the article is still evaluated. */
export const loadViewer = () => import("@stanza/viewer");

/** A device that takes the graphics card away this often has none to give. */
const MOST_STARTS = 3;

export interface StillViewer {
  readonly viewer: Viewer | null;
  /** `lost`: the graphics card took the picture away; `absent`: there is no WebGL here. */
  readonly status: "loading" | "ready" | "lost" | "absent";
  /** Another canvas is needed when this changes. */
  readonly generation: number;
}

/**
 * A viewer in which nothing can be moved: it is turned, its doors open, and the page around scrolls over it until it is pressed.
 *
 * takesWheel   whether the wheel is the view's now
 */
export function useStillViewer(
  canvas: RefObject<HTMLCanvasElement | null>,
  takesWheel: () => boolean,
): StillViewer {
  const [generation, setGeneration] = useState(0);
  const [viewer, setViewer] = useState<Viewer | null>(null);
  const [status, setStatus] = useState<StillViewer["status"]>("loading");
  const failures = useRef(0);

  useEffect(() => {
    let made: Viewer | null = null;
    let left = false;
    let isLost = false;
    const shown = (): void => {
      isLost = false;
      failures.current = 0;
      setStatus("ready");
    };
    const start = async (of: number): Promise<void> => {
      const { Viewer } = await loadViewer();
      const element = canvas.current;
      if (left || !element || of !== generation) return;
      made = new Viewer({
        canvas: element,
        theme: useTheme.getState().scheme,
        reducedMotion: wantsStillness(),
        takesWheel,
        onDoubleClick: (hit) => hit?.kind === "row" && toggleDoors([hit.rowId]),
        onDoubleTap: ({ rowId }) => toggleDoors([rowId]),
        onContextLost: () => {
          isLost = true;
          setStatus("lost");
        },
        onContextRestored: shown,
        onContextGone: () => {
          failures.current++;
          if (failures.current < MOST_STARTS) setGeneration((count) => count + 1);
          else setStatus("absent");
        },
      });
      setViewer(made);
      await made.ready;
      if (!left && !isLost) shown();
    };
    start(generation).catch((error: unknown) => {
      log("error", `The 3D view could not start: ${String(error)}`);
      setStatus("absent");
    });
    return () => {
      left = true;
      setViewer(null);
      made?.dispose();
    };
  }, [canvas, generation, takesWheel]);

  useEffect(() => {
    if (status !== "loading") pictureShown();
  }, [status]);
  useEffect(() => (viewer ? offerPictures((request) => viewer.takePicture(request)) : undefined), [viewer]);
  return { viewer, status, generation };
}
