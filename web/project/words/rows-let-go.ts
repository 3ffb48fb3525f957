import type { Interaction } from "@stanza/editor";
import { type EvaluatedRow, openProjectEvaluation, type ProjectEvaluation } from "@stanza/evaluation";
import type { Project, Row } from "@stanza/project";
import { type LoadedCatalogue, useCatalogues } from "../catalogues/catalogue-store.ts";
import type { InHand } from "../editing/in-hand-store.ts";
import type { Scene } from "../evaluation/scene.ts";
import { ghostRows, ghostsOf } from "./ghosts.ts";

/** Larger projects show their joints when the hand lets go: on the page itself they would cost frames. */
const MOST_ROWS = 300;
const NONE: readonly EvaluatedRow[] = [];

let kept: { readonly loaded: ReadonlyMap<string, LoadedCatalogue>; readonly live: ProjectEvaluation } | null =
  null;

/** Evaluates on the page, apart from the worker: each step of a drag changes one row only. */
function liveEvaluation(loaded: ReadonlyMap<string, LoadedCatalogue>): ProjectEvaluation {
  if (kept?.loaded !== loaded) {
    const catalogues = new Map([...loaded].map(([code, { open }]) => [code, open]));
    kept = { loaded, live: openProjectEvaluation(catalogues) };
  }
  return kept.live;
}

/**
 * The worktops, plinths, fillers and panels that would be made if the hand let go now, where they are not as they are already. None while
 * something is in the way, for doors and windows, and in projects whose rules failed.
 */
export function rowsLetGo(
  interaction: Interaction,
  { project, evaluated }: Scene,
  inHand: InHand | null,
): readonly EvaluatedRow[] {
  const ghosts = ghostsOf(interaction);
  const isHeld = ghosts.length > 0 && ghosts.every(({ collidesWith }) => collidesWith === null);
  if (!isHeld || project.rows.length > MOST_ROWS || evaluated.failed.length > 0) return NONE;
  const held = ghostRows(interaction, evaluated.rows, inHand);
  if (held.length === 0 || held.some(({ article }) => article.mount === "wall-opening")) return NONE;
  const { rows } = liveEvaluation(useCatalogues.getState().loaded).update(letGo(project, held));
  const now = new Map(evaluated.rows.map((row) => [row.row.id, row]));
  return rows.filter((row) => row.automatic && !isAsNow(row, now.get(row.row.id)));
}

/** The project as it would be with the rows in the hand where their ghosts are. */
function letGo(project: Project, held: readonly EvaluatedRow[]): Project {
  const moved = new Map(
    held.map(({ row, frame: { at, rotY } }): [string, Row] => [
      row.id,
      { ...row, placement: { on: "room", at, rotY } },
    ]),
  );
  const stay = project.rows.map((row) => moved.get(row.id) ?? row);
  const own = new Set(project.rows.map(({ id }) => id));
  return { ...project, rows: [...stay, ...[...moved.values()].filter(({ id }) => !own.has(id))] };
}

function isAsNow(row: EvaluatedRow, now: EvaluatedRow | undefined): boolean {
  return (
    now !== undefined &&
    now.row.article === row.row.article &&
    now.frame.rotY === row.frame.rotY &&
    now.frame.at.every((one, axis) => one === row.frame.at[axis]) &&
    now.article.box.every((one, axis) => one === row.article.box[axis])
  );
}
