import type { GesturePointer } from "@stanza/gestures";
import type { Viewer, ViewerPointer } from "@stanza/viewer";
import { offerPictures } from "@stanza/web-pictures";
import { currentScene, editor, hover, pictureShown } from "@stanza/web-project";
import { useTheme, wantsStillness } from "@stanza/web-site";
import { log } from "@stanza/web-ui";
import { type RefObject, useEffect, useRef, useState } from "react";
import { enterOrEdit } from "../enter-or-edit.ts";
import { undoOrRedo } from "../hand-gestures.ts";
import { openSelectionMenu } from "../selection-menu.ts";
import { wholeWall } from "../walls/whole-wall.ts";
import { cameraMoved } from "./camera-moves.ts";
import { toggleDoors } from "./doors.ts";
import { SceneTool } from "./scene-tool.ts";

/** A device that takes the graphics card away this often has none to give: the plan goes on alone. */
const MOST_STARTS = 3;

/** The 3D view's own state beside the scene. */
export interface ViewerState {
  readonly viewer: Viewer | null;
  readonly tool: SceneTool | null;
  /** `asleep`: nobody has wanted it yet; `lost`: the graphics card took the picture away; `absent`: there is no WebGL here. */
  readonly status: "asleep" | "loading" | "ready" | "lost" | "absent";
  /** Another canvas is needed when this changes. */
  readonly generation: number;
}

/**
 * A viewer on the canvas, its code loaded when it is first wanted: three.js is never part of the page's first load. What surrounds it is
 * painted before it begins.
 *
 * edit       brings up the properties of what was double-tapped
 * isWanted   there is something to see; until then nothing of 3D is loaded or made
 */
export function useViewer(
  canvas: RefObject<HTMLCanvasElement | null>,
  edit: () => void,
  isWanted: boolean,
): ViewerState {
  const [generation, setGeneration] = useState(0);
  const [made, setMade] = useState<{ readonly viewer: Viewer; readonly tool: SceneTool } | null>(null);
  const [status, setStatus] = useState<ViewerState["status"]>("asleep");
  /** Canvases in a row whose graphics card went away before they showed anything. */
  const failures = useRef(0);

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
      const [{ Viewer }] = await Promise.all([import("@stanza/viewer"), painted()]);
      const element = canvas.current;
      if (left || !element || of !== generation) return;
      const tool: { current: SceneTool | null } = { current: null };
      viewer = new Viewer({
        reducedMotion: wantsStillness(),
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
        onContextLost: () => {
          isLost = true;
          setStatus("lost");
        },
        onContextRestored: () => shown(),
        onContextGone: () => {
          failures.current++;
          if (failures.current < MOST_STARTS) setGeneration((count) => count + 1);
          else setStatus("absent");
        },
      });
      tool.current = new SceneTool(viewer);
      viewer.pointerHandler = tool.current;
      setMade({ viewer, tool: tool.current });
      await viewer.ready;
      if (!left && !isLost) shown();
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
  }, [canvas, generation, edit, isWanted]);

  // Asleep is an end only where nobody looks: else the picture is about to be made.
  const hasEnded = status === "asleep" ? !isWanted : status !== "loading";
  useEffect(() => {
    if (hasEnded) pictureShown();
  }, [hasEnded]);

  const viewer = made?.viewer;
  useEffect(() => viewer && offerPictures((request) => viewer.takePicture(request)), [viewer]);

  return { viewer: viewer ?? null, tool: made?.tool ?? null, status, generation };
}

/** Resolves when the browser has shown what stands on the page now; at once where nothing is shown, as in a tab behind others. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === "hidden") resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

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
