import type { GesturePointer } from "@stanza/gestures";
import type { Viewer, ViewerPointer } from "@stanza/viewer";
import { type OwnViewerOptions, offerPictures, useCanvasViewer } from "@stanza/web-pictures";
import { currentScene, editor, hover, pictureShown } from "@stanza/web-project";
import { type RefObject, useCallback, useEffect } from "react";
import { enterOrEdit } from "../enter-or-edit.ts";
import { undoOrRedo } from "../hand-gestures.ts";
import { openSelectionMenu } from "../selection-menu.ts";
import { wholeWall } from "../walls/whole-wall.ts";
import { cameraMoved } from "./camera-moves.ts";
import { toggleDoors } from "./doors.ts";
import { SceneTool } from "./scene-tool.ts";

/**
 * The viewer of the open project, with the editor's hand in it.
 *
 * edit       brings up the properties of what was double-tapped
 * isWanted   there is something to see; until then nothing of 3D is loaded or made
 */
export function useViewer(canvas: RefObject<HTMLCanvasElement | null>, edit: () => void, isWanted: boolean) {
  const make = useCallback(
    (open: (options: OwnViewerOptions) => Viewer) => {
      const viewer = open({
        onHover: (hit) => hover(hit?.kind === "row" ? hit.rowId : null),
        onPick: (hit, event) => {
          // On foot no press is the editor's.
          const took = !viewer.walk.isOn && tool.tookPress;
          if (took) return;
          if (hit?.kind === "row") editor.select([hit.rowId]);
          else if (hit?.kind === "wall")
            editor.selectWall(wholeWall(currentScene().project.rooms, hit.wallId));
          else if (!event.shiftKey) editor.select([]);
        },
        onDoubleClick: (hit) => {
          if (hit?.kind === "row" && editor.state.interaction.kind !== "drawingWalls")
            toggleDoors([hit.rowId]);
        },
        onDoubleTap: ({ rowId }) => {
          if (enterOrEdit(rowId) === "entered") return;
          viewer.zoomToFit({ rowIds: [rowId] });
          edit();
        },
        onLongPress: (hit) => {
          const { interaction, selection } = editor.state;
          if (hit?.kind !== "row" || interaction.kind === "placing") return;
          if (!selection.includes(hit.rowId)) editor.pick(hit.rowId);
          openSelectionMenu();
        },
        onFingersTap: undoOrRedo,
        onCameraChange: cameraMoved,
      });
      const tool = new SceneTool(viewer);
      viewer.pointerHandler = tool;
      return { viewer, tool };
    },
    [edit],
  );
  const { made, ...view } = useCanvasViewer(canvas, make, isWanted);

  // Asleep is an end only where nobody looks: else the picture is about to be made.
  const hasEnded = view.status === "asleep" ? !isWanted : view.status !== "loading";
  useEffect(() => {
    if (hasEnded) pictureShown();
  }, [hasEnded]);

  const viewer = made?.viewer ?? null;
  useEffect(() => (viewer ? offerPictures((request) => viewer.takePicture(request)) : undefined), [viewer]);

  return { viewer, tool: made?.tool ?? null, view };
}

/** Reads a pointer event as the viewer would, when it did not see the press. */
export function pointerAt(viewer: Viewer, pointer: GesturePointer): ViewerPointer {
  const { clientX, clientY } = pointer;
  return {
    hit: viewer.pick(clientX, clientY),
    floor: viewer.pointOnFloor(clientX, clientY),
    clientX,
    clientY,
    pointer,
  };
}
