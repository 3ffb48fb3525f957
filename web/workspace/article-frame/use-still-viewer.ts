import type { Viewer } from "@stanza/viewer";
import { type OwnViewerOptions, offerPictures, useCanvasViewer } from "@stanza/web-pictures";
import { pictureShown } from "@stanza/web-project";
import { type RefObject, useCallback, useEffect } from "react";
import { toggleDoors } from "../canvas/scene3d/doors.ts";

/**
 * A viewer in which nothing can be moved: it is turned, its doors open, and the page around scrolls over it until it is pressed.
 *
 * takesWheel   whether the wheel is the view's now
 */
export function useStillViewer(canvas: RefObject<HTMLCanvasElement | null>, takesWheel: () => boolean) {
  const make = useCallback(
    (open: (options: OwnViewerOptions) => Viewer) => ({
      viewer: open({
        takesWheel,
        onDoubleClick: (hit) => hit?.kind === "row" && toggleDoors([hit.rowId]),
        onDoubleTap: ({ rowId }) => toggleDoors([rowId]),
      }),
    }),
    [takesWheel],
  );
  const { made, ...view } = useCanvasViewer(canvas, make);
  const viewer = made?.viewer ?? null;
  const hasEnded = view.status !== "loading";
  useEffect(() => {
    if (hasEnded) pictureShown();
  }, [hasEnded]);
  useEffect(() => (viewer ? offerPictures((request) => viewer.takePicture(request)) : undefined), [viewer]);
  return { viewer, view };
}
