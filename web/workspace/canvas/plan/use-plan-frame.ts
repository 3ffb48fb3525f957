import { useEditor, useScene } from "@stanza/web-project";
import { type RefObject, useEffect, useMemo } from "react";
import type { CanvasActions } from "../canvas-keys.ts";
import { listenToHand } from "../hand-gestures.ts";
import { useElementSize } from "../use-element-size.ts";
import { planExtent } from "./plan-extent.ts";
import { planTool } from "./plan-tool.ts";
import { followContent, holdScale, resizePlan, setCursor } from "./plan-view.ts";
import type { Box } from "./view-transform.ts";

/**
 * Connects the plan's element with the hand and with the view: gestures, the element's size, the held scale.
 *
 * returns  the extent of the stored project, for "fit"; a change in the hand does not move it, so the plan stays where it is meanwhile
 */
export function usePlanFrame(
  frame: RefObject<HTMLDivElement | null>,
  editSelection: CanvasActions["editSelection"],
): Box {
  const scaleHeld = useEditor((state) => state.toggles.map2DScale);
  const stored = useScene();
  const everything = useMemo(() => planExtent(stored), [stored]);
  useEffect(
    () => (frame.current ? listenToHand(frame.current, planTool(editSelection)) : undefined),
    [frame, editSelection],
  );
  useElementSize(frame, (size) => resizePlan(size, everything));
  useEffect(() => () => setCursor(null), []);
  useEffect(() => followContent(everything), [everything]);
  useEffect(() => holdScale(scaleHeld), [scaleHeld]);
  return everything;
}
