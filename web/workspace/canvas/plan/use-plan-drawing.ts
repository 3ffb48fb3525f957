import type { Drawing } from "@stanza/drawing";
import { type Interaction, pendingDimension } from "@stanza/editor";
import { ghostRows, joinedRows, movingKey, useEditor, useInHand } from "@stanza/web-project";
import { useMemo } from "react";
import { useDimensionFlags } from "../dimensions/dimension-flags.ts";
import { useCarriedDimension, useMeasuring } from "../dimensions/measure-tool.ts";
import type { ShownScene } from "../shown.ts";
import { useShownRoom } from "../walls/shown-room.ts";
import { drawDimension, drawGhosts, drawScene } from "./plan-drawings.ts";

/**
 * The painted layers of the plan. `drawing` holds everything that stays still, so that a drag paints only `ghosts`: the articles or the
 * dimension in the hand.
 *
 * isDrawingWalls  walls are being drawn; dimension chains would be in the way
 */
export function usePlanDrawing(
  scene: ShownScene,
  language: string,
  interaction: Interaction,
  isDrawingWalls: boolean,
): { readonly drawing: Drawing; readonly ghosts: Drawing | null } {
  const inHand = useInHand((state) => state.inHand);
  const measuring = useMeasuring();
  const carried = useCarriedDimension();
  const dimensionKinds = useDimensionFlags((state) => state.shown);
  const isHolding =
    interaction.kind === "moving" || interaction.kind === "placing" || interaction.kind === "turning";
  const dimensionChains = !isHolding && !isDrawingWalls;
  const moving = movingKey(interaction);
  const chosenRoom = useChosenRoom(scene);
  const drawing = useMemo(
    () =>
      drawScene(scene, language, {
        moving,
        dimensionChains,
        dimensionKinds,
        carried: carried?.id ?? null,
        chosenRoom,
      }),
    [scene, language, moving, dimensionChains, dimensionKinds, carried?.id, chosenRoom],
  );
  const dimension = carried ?? (measuring && pendingDimension(measuring));
  const ghosts = useMemo(
    () =>
      dimension
        ? drawDimension(dimension, scene, language)
        : drawGhosts(
            [
              ...ghostRows(interaction, scene.evaluated.rows, inHand),
              ...joinedRows(interaction, scene, inHand),
            ],
            language,
          ),
    [interaction, scene, inHand, language, dimension],
  );
  return { drawing, ghosts };
}

/** The room that the panel shows: that of the selected wall, the one that was chosen, or the first. */
function useChosenRoom({ project: { rooms } }: ShownScene): string | undefined {
  const wall = useEditor((state) => state.wall);
  const shown = useShownRoom((state) => state.room);
  const ofWall = rooms.find(({ walls }) => walls.some(({ id }) => id === wall));
  return (ofWall ?? rooms.find(({ id }) => id === shown) ?? rooms[0])?.id;
}
