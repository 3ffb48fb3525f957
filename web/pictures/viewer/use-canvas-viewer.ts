import type { Viewer, ViewerOptions } from "@stanza/viewer";
import { useTheme, wantsStillness } from "@stanza/web-site";
import { log } from "@stanza/web-ui";
import { type RefObject, useEffect, useRef, useState } from "react";

/** A device that takes the graphics card away this often has none to give. */
const MOST_STARTS = 3;

/** The code of the 3D view, with three.js: never part of a page's first load. Called early, it comes while the scene is still made. */
export const loadViewer = () => import("@stanza/viewer");

/** What a view wants of its viewer; canvas, theme, motion and the graphics card are seen to. */
export type OwnViewerOptions = Omit<
  ViewerOptions,
  "canvas" | "theme" | "reducedMotion" | "onContextLost" | "onContextRestored" | "onContextGone"
>;

/** A canvas and how far its picture is. */
export interface ViewedCanvas {
  /** `asleep`: nobody has wanted it yet; `lost`: the graphics card took the picture away; `absent`: there is no WebGL here. */
  readonly status: "asleep" | "loading" | "ready" | "lost" | "absent";
  /** Another canvas is needed when this changes. */
  readonly generation: number;
}

export interface CanvasViewer<Made> extends ViewedCanvas {
  /** What `make` made for the present canvas; null before and after. */
  readonly made: Made | null;
}

/**
 * The one way to start a 3D view: loads its code when it is wanted, makes a viewer on the canvas once what surrounds it is painted, follows
 * the theme, waits for a lost graphics card, begins on another canvas where it does not come back, and disposes of everything at the end.
 *
 * make       opens the viewer with what the view wants of it, and returns it with whatever belongs to it; another function is another viewer
 * isWanted   there is something to see; until then nothing of 3D is loaded or made
 */
export function useCanvasViewer<Made extends { readonly viewer: Viewer }>(
  canvas: RefObject<HTMLCanvasElement | null>,
  make: (open: (options: OwnViewerOptions) => Viewer) => Made,
  isWanted = true,
): CanvasViewer<Made> {
  const [generation, setGeneration] = useState(0);
  const [made, setMade] = useState<Made | null>(null);
  const [status, setStatus] = useState<ViewedCanvas["status"]>(isWanted ? "loading" : "asleep");
  /** Canvases in a row whose graphics card went away before they showed anything. */
  const failures = useRef(0);
  const scheme = useTheme((state) => state.scheme);

  useEffect(() => {
    if (!isWanted) return;
    setStatus("loading");
    let viewer: Viewer | null = null;
    let left = false;
    let isLost = false;
    const shown = (): void => {
      isLost = false;
      failures.current = 0;
      setStatus("ready");
    };
    const start = async (of: number): Promise<void> => {
      const [{ Viewer }] = await Promise.all([loadViewer(), painted()]);
      const element = canvas.current;
      if (left || !element || of !== generation) return;
      const begun = make((options) => {
        viewer = new Viewer({
          ...options,
          canvas: element,
          theme: useTheme.getState().scheme,
          reducedMotion: wantsStillness(),
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
        return viewer;
      });
      setMade(begun);
      await begun.viewer.ready;
      if (!left && !isLost) shown();
    };
    start(generation).catch((error: unknown) => {
      log("error", `The 3D view could not start: ${String(error)}`);
      if (!left) setStatus("absent");
    });
    return () => {
      left = true;
      setMade(null);
      viewer?.dispose();
    };
  }, [canvas, generation, make, isWanted]);

  useEffect(() => made?.viewer.setTheme(scheme), [made, scheme]);
  return { made, status, generation };
}

/** Resolves when the browser has shown what stands on the page now; at once where nothing is shown, as in a tab behind others. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === "hidden") resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
