import { isBlocked } from "@stanza/editor";
import type { Viewer } from "@stanza/viewer";
import { viewerRow } from "@stanza/web-pictures";
import {
  ghostRows,
  ghostsOf,
  joinedRows,
  type Scene,
  useEditor,
  useHovered,
  useInHand,
} from "@stanza/web-project";
import { useEffect, useRef } from "react";
import type { ShownScene } from "../shown.ts";
import { useNewRowsInSight } from "./new-rows.ts";
import { useStillScene } from "./use-still-scene.ts";

/** Keeps the viewer showing the scene, the selection and what is in the hand. */
export function useSceneInStep(viewer: Viewer | null, scene: ShownScene): void {
  useStillScene(viewer, scene);
  useHand(viewer, scene);
  useNewRowsInSight(viewer, scene);
  const selection = useEditor((state) => state.selection);
  const isIdle = useEditor((state) => state.interaction.kind === "idle");
  const pointedAt = useHovered((state) => state.row);
  const hovered = isIdle ? pointedAt : null;
  const backFaceCulling = useEditor((state) => state.toggles.backFaceCulling);
  useEffect(() => viewer?.setWallCulling(backFaceCulling), [viewer, backFaceCulling]);
  useEffect(() => viewer?.setSelection(selection), [viewer, selection]);
  useEffect(() => viewer?.setHovered(hovered), [viewer, hovered]);
}

/** Rows follow their ghosts; an article in hand is shown with its own parts, red where it may not go. */
function useHand(viewer: Viewer | null, scene: Scene): void {
  const interaction = useEditor((state) => state.interaction);
  const inHand = useInHand((state) => state.inHand);
  const dragged = useRef<readonly string[]>([]);
  useEffect(() => {
    if (!viewer) return;
    const ghosts = ghostsOf(interaction);
    const moving = ghosts.flatMap(({ row, frame }) => (row === null ? [] : [{ row, frame }]));
    const now = moving.map(({ row }) => row);
    for (const id of dragged.current) if (!now.includes(id)) viewer.dragRow(id, null);
    for (const { row, frame } of moving) viewer.dragRow(row, frame);
    dragged.current = now;
    const blocked = ghosts.some(isBlocked);
    const snapped = ghosts.some(({ reasons }) => reasons.length > 0);
    const placing =
      interaction.kind === "placing" ? ghostRows(interaction, [], inHand).map((row) => viewerRow(row)) : [];
    const joined = joinedRows(interaction, scene, inHand).map((row) => viewerRow(row));
    const overlapping = blocked
      ? ghostRows(interaction, scene.evaluated.rows, inHand).map((row) => viewerRow(row))
      : [...placing, ...joined];
    viewer.setPreview(overlapping, blocked ? "invalid" : snapped ? "valid" : "neutral");
  }, [viewer, scene, interaction, inHand]);
}
