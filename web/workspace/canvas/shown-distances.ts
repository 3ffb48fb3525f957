import type { SideDistance } from "@stanza/editor";
import { editor, type Scene, useEditor } from "@stanza/web-project";
import { useMemo } from "react";

/** Distances shown: of what is in the hand, else of the selection. Touching things show none. */
export function useShownDistances(scene: Scene, isIdle: boolean): readonly SideDistance[] {
  const { interaction, selection } = useEditor((state) => state);
  return useMemo(() => {
    const holding = interaction.kind === "moving" || interaction.kind === "placing";
    const all = holding ? interaction.distances : isIdle && scene ? distancesOf(selection) : [];
    return all.filter(({ value }) => value > 0.5);
  }, [scene, isIdle, interaction, selection]);
}

const distancesOf = (selection: readonly string[]): readonly SideDistance[] =>
  selection.length > 0 ? editor.selectedDistances() : [];
