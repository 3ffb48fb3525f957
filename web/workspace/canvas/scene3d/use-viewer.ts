import type { GesturePointer } from "@stanza/gestures";
import type { Viewer, ViewerPointer } from "@stanza/viewer";
import { offerPictures } from "@stanza/web-pictures";
import { currentScene, editor, hover, pictureShown } from "@stanza/web-project";
import { useTheme } from "@stanza/web-site";
import { log } from "@stanza/web-ui";
import { type RefObject, useEffect, useState } from "react";
import { enterOrEdit } from "../enter-or-edit.ts";
import { undoOrRedo } from "../hand-gestures.ts";
import { openSelectionMenu } from "../selection-menu.ts";
import { wholeWall } from "../walls/whole-wall.ts";
import { cameraMoved } from "./camera-moves.ts";
import { toggleDoors } from "./doors.ts";
import { SceneTool } from "./scene-tool.ts";

/** The 3D view's own state beside the scene. */
export interface ViewerState {
  readonly viewer: Viewer | null;
  readonly tool: SceneTool | null;
  /** `lost`: the graphics card took the picture away; `absent`: there is no WebGL here. */
  readonly status: "loading" | "ready" | "lost" | "absent";
  /** Another canvas is needed when this changes. */
  readonly generation: number;
}

/**
 * A viewer on the canvas, its code loaded when it is first wanted: three.js is never part of the page's first load.
 *
 * edit   brings up the properties of what was double-tapped
 */
export function useViewer(canvas: RefObject<HTMLCanvasElement | null>, edit: () => void): ViewerState {
  const [generation, setGeneration] = useState(0);
  const [made, setMade] = useState<{ readonly viewer: Viewer; readonly tool: SceneTool } | null>(null);
  const [status, setStatus] = useState<ViewerState["status"]>("loading");

  useEffect(() => {
    let viewer: Viewer | null = null;
    let left = false;
    const start = async (of: number): Promise<void> => {
      const { Viewer } = await import("@stanza/viewer");
      const element = canvas.current;
      if (left || !element || of !== generation) return;
      const tool: { current: SceneTool | null } = { current: null };
      viewer = new Viewer({
        canvas: element,
        theme: useTheme.getState().scheme,
        onHover: (hit) => hover(hit?.kind === "row" ? hit.rowId : null),
        onPick: (hit, event) => {
          // On foot no press is the editor's.
          const took = !viewer?.walk.isOn && (tool.current?.tookPress ?? false);
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
          viewer?.zoomToFit({ rowIds: [rowId] });
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
        onContextLost: () => setStatus("lost"),
        onContextRestored: () => setStatus("ready"),
        onContextGone: () => setGeneration((count) => count + 1),
      });
      tool.current = new SceneTool(viewer);
      viewer.pointerHandler = tool.current;
      setMade({ viewer, tool: tool.current });
      setStatus("ready");
    };
    start(generation).catch((error: unknown) => {
      log("error", `The 3D view could not start: ${String(error)}`);
      setStatus("absent");
    });
    return () => {
      left = true;
      setMade(null);
      viewer?.dispose();
    };
  }, [canvas, generation, edit]);

  const hasEnded = status !== "loading";
  useEffect(() => {
    if (hasEnded) pictureShown();
  }, [hasEnded]);

  const viewer = made?.viewer;
  useEffect(() => viewer && offerPictures((request) => viewer.takePicture(request)), [viewer]);

  return { viewer: viewer ?? null, tool: made?.tool ?? null, status, generation };
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
