import type { EditorToggles } from "@stanza/editor";
import { type HeldBack, heldBack } from "@stanza/project";
import { currentScene, editorState, type Scene, useEditor } from "@stanza/web-project";
import { useMemo } from "react";
import { usePreviewedScene } from "./walls/previewed-scene.ts";

/** The scene of both views, without what is hidden. */
export interface ShownScene extends Scene {
  readonly held: HeldBack;
}

let last: { readonly scene: Scene; readonly layers: boolean; readonly shown: ShownScene } | null = null;

/** A generated row goes with the last of the rows that it was made from. */
function shownOf(scene: Scene, { layers }: Pick<EditorToggles, "layers">): ShownScene {
  if (last?.scene === scene && last.layers === layers) return last.shown;
  const held = heldBack(scene.project, { layers });
  const { hiddenRows } = held;
  const rows = scene.evaluated.rows.filter(({ row, automatic }) =>
    automatic && automatic.members.length > 0
      ? !automatic.members.every((id) => hiddenRows.has(id))
      : !hiddenRows.has(row.id),
  );
  const evaluated = hiddenRows.size === 0 ? scene.evaluated : { ...scene.evaluated, rows };
  const shown: ShownScene = { project: scene.project, evaluated, held };
  last = { scene, layers, shown };
  return shown;
}

/** The shown scene, outside React. */
export const currentShown = (): ShownScene => shownOf(currentScene(), editorState.state.toggles);

export function useShownScene(): ShownScene {
  const scene = usePreviewedScene();
  const layers = useEditor((state) => state.toggles.layers);
  return useMemo(() => shownOf(scene, { layers }), [scene, layers]);
}
