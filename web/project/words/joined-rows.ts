import type { Interaction } from "@stanza/editor";
import type { EvaluatedRow } from "@stanza/evaluation";
import { loadedOnce } from "@stanza/web-ui";
import type { InHand } from "../editing/in-hand-store.ts";
import type { Scene } from "../evaluation/scene.ts";
import { ghostsOf } from "./ghosts.ts";

const NONE: readonly EvaluatedRow[] = [];

/** The evaluation of a whole project runs on the page for the hand alone, so it comes ahead of the first thing that is held. */
const code = loadedOnce(() => import("./rows-let-go.ts"), { ahead: true });

/** The rows that would be made if the hand let go now; see `rowsLetGo`. None for the moment in which that code is fetched. */
export function joinedRows(
  interaction: Interaction,
  scene: Scene,
  inHand: InHand | null,
): readonly EvaluatedRow[] {
  const loaded = code.get();
  if (loaded) return loaded.rowsLetGo(interaction, scene, inHand);
  if (ghostsOf(interaction).length > 0) code.load().catch(reportError);
  return NONE;
}
