import { textIn } from "@stanza/catalogue";
import { type CornerWay, closetsAlongWalls, moveAlongWalls, placeBeside } from "@stanza/editor";
import {
  CLOSET_VARIABLES,
  choiceChange,
  type EvaluatedRow,
  isCloset,
  mirroredChoices,
} from "@stanza/evaluation";
import { type Change, duplicateRows, inOrder, placeRows, type RowId, removeRows } from "@stanza/project";
import {
  choiceTargets,
  currentScene,
  evaluationSettled,
  resolveChoices,
  transact,
  undo,
} from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { announce, toast } from "@stanza/web-ui";
import { fitOf } from "@stanza/web-workspace";
import i18next from "i18next";

/** The closets as they stand now, once the last change has been evaluated. */
async function standing() {
  await evaluationSettled();
  const { project, evaluated } = currentScene();
  const placed = evaluated.rows.filter(({ automatic }) => !automatic);
  const closets = placed.filter(({ article }) => isCloset(article));
  return { placed, composition: closetsAlongWalls(closets, project.rooms) };
}

function commit(name: string, change: Change, options: { readonly gesture?: string } = {}): boolean {
  const outcome = transact(name, change, options);
  if (outcome?.ok) return true;
  toast(translate(outcome ? "edit.refused" : "edit.readOnly"), { key: "closets", kind: "warning" });
  return false;
}

const nameOf = (rows: readonly EvaluatedRow[], id: RowId): string =>
  textIn(rows.find(({ row }) => row.id === id)?.description ?? {}, i18next.language);

/** Moves a closet one place on or back along the walls; false: there is no such place, which is said. */
export async function moveCloset(id: RowId, by: 1 | -1, gesture?: string): Promise<boolean> {
  const { placed, composition } = await standing();
  const moved = moveAlongWalls(composition, placed, id, by);
  if (moved.kind === "refused") {
    toast(translate(`multiCloset.cannotMove.${moved.cause}`), { key: "closets", kind: "info" });
    return false;
  }
  const { placements, wall } = moved;
  const isMoved = commit(
    "edit.move",
    (project) => placeRows(project, { placements }),
    gesture === undefined ? {} : { gesture },
  );
  if (isMoved) announce(translate("multiCloset.movedTo", { name: nameOf(placed, id), wall }));
  return isMoved;
}

/** Adds a copy beside a closet; answers with its id. Undefined: no wall has room for it, which is said. */
export async function duplicateCloset(of: RowId): Promise<RowId | undefined> {
  const { placed, composition } = await standing();
  const placement = placeBeside(composition, placed, of);
  if (!placement) {
    toast(translate("multiCloset.noRoomForCopy"), { key: "closets", kind: "warning" });
    return undefined;
  }
  const id = crypto.randomUUID();
  return commit("edit.duplicate", (project) => duplicateRows(project, { copies: [{ of, id, placement }] }))
    ? id
    : undefined;
}

/** Makes a closet its own mirror image, where it stands. */
export async function mirrorCloset(id: RowId): Promise<void> {
  const { placed } = await standing();
  const [target] = choiceTargets(placed.filter(({ row }) => row.id === id));
  if (!target) return;
  const wish = mirroredChoices(resolveChoices(target, {}).evaluation);
  if (Object.keys(wish).length === 0)
    toast(translate("multiCloset.nothingToMirror"), { key: "closets", kind: "info" });
  else commit("edit.mirror", choiceChange(target, resolveChoices(target, wish)));
}

/** Deletes a closet; the way back stays in view for a while. */
export function removeCloset(id: RowId): void {
  const name = nameOf(currentScene().evaluated.rows, id);
  if (!commit("edit.remove", (project) => removeRows(project, { rows: [id] }))) return;
  toast(translate("multiCloset.removed", { name }), {
    key: "closets",
    timeout: 8000,
    action: { label: translate("action.undo"), run: undo },
  });
}

/** Solves a corner in one step: its closets are placed, and one that has to be narrower is, with its sections spread evenly. */
export function solveCorner({ placements, narrow }: CornerWay): void {
  const place: Change = (project) => placeRows(project, { placements });
  const { rows } = currentScene().evaluated;
  const [target] = choiceTargets(rows.filter(({ row }) => row.id === narrow?.row));
  if (!narrow) {
    commit("edit.move", place);
    return;
  }
  const width = target ? Math.floor(target.row.article.box[0] - narrow.byMm) : 0;
  const resolved = target && resolvedAt(target, width);
  if (!target || !resolved || resolved.evaluation.result.box[0] > width + 1)
    toast(translate("multiCloset.cannotNarrow", { name: nameOf(rows, narrow.row) }), {
      key: "closets",
      kind: "warning",
    });
  else commit("edit.move", inOrder(choiceChange(target, resolved), place));
}

/** A closet as wide as given, its sections spread over it; undefined: they cannot be. */
function resolvedAt(target: ReturnType<typeof choiceTargets>[number], width: number) {
  const [code] = CLOSET_VARIABLES;
  const structure = target.row.article.variables.some((variable) => variable.code === code);
  const variable = structure ? fitOf(target, code)?.variable : undefined;
  if (variable === undefined) return undefined;
  const { row } = target.row;
  const choices = { ...row.choices, [variable]: width };
  const spread = fitOf({ ...target, row: { ...target.row, row: { ...row, choices } } }, code)?.spread;
  return spread ? resolveChoices(target, { [variable]: width, [code]: spread }) : undefined;
}
