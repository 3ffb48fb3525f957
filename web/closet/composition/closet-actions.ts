import { textIn } from "@stanza/catalogue";
import { type CornerWay, closetsAlongWalls, moveAlongWalls, placeBeside } from "@stanza/editor";
import { choiceChange, type EvaluatedRow, isCloset, mirroredChoices } from "@stanza/evaluation";
import {
  type Change,
  changeVariant,
  duplicateRows,
  inOrder,
  placeRows,
  type RowId,
  removeRows,
} from "@stanza/project";
import { formatLength } from "@stanza/quantities";
import {
  choiceTargets,
  currentScene,
  evaluationSettled,
  lengthUnitNow,
  resolveChoices,
  transact,
  undo,
} from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { announce, toast } from "@stanza/web-ui";
import i18next from "i18next";
import { closetAtWidth } from "../closet-at-width.ts";
import { movedThere, type OtherPlace, otherPlace } from "../other-place.ts";

/** The closets as they stand now, once the last change has been evaluated. */
async function standing() {
  await evaluationSettled();
  const { project, evaluated } = currentScene();
  const placed = evaluated.rows.filter(({ automatic }) => !automatic);
  const closets = placed.filter(({ article }) => isCloset(article));
  return { project, placed, composition: closetsAlongWalls(closets, project.rooms) };
}

function commit(name: string, change: Change, options: { readonly gesture?: string } = {}): boolean {
  const outcome = transact(name, change, options);
  if (outcome?.ok) return true;
  toast(translate(outcome ? "edit.refused" : "edit.readOnly"), { key: "closets", kind: "warning" });
  return false;
}

const nameOf = (rows: readonly EvaluatedRow[], id: RowId): string =>
  textIn(rows.find(({ row }) => row.id === id)?.description ?? {}, i18next.language);

/** Nothing has room for a closet as it is: says where it would have, and how wide, and does so on demand. */
function offerPlace(
  { wall, width }: OtherPlace,
  label: "multiCloset.moveNarrower" | "multiCloset.copyNarrower",
  run: () => void,
): void {
  const words = { wall, width: formatLength(width, lengthUnitNow(), i18next.language) };
  toast(translate("multiCloset.roomElsewhere", words), {
    key: "closets",
    kind: "info",
    timeout: null,
    action: { label: translate(label, words), run },
  });
}

/** Moves a closet one place on or back along the walls; false: there is no such place, which is said. */
export async function moveCloset(id: RowId, by: 1 | -1, gesture?: string): Promise<boolean> {
  const { project, placed, composition } = await standing();
  const moved = moveAlongWalls(composition, placed, id, by);
  if (moved.kind === "refused") {
    const other = moved.cause === "noRoom" ? otherPlace(id, project, placed, true) : null;
    if (other) offerPlace(other, "multiCloset.moveNarrower", () => commit("edit.move", movedThere(other)));
    else toast(translate(`multiCloset.cannotMove.${moved.cause}`), { key: "closets", kind: "info" });
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
  const { project, placed, composition } = await standing();
  const placement = placeBeside(composition, placed, of);
  const id = crypto.randomUUID();
  if (!placement) {
    const other = otherPlace(of, project, placed, false);
    if (other)
      offerPlace(other, "multiCloset.copyNarrower", () =>
        commit(
          "edit.duplicate",
          inOrder(
            (so) => duplicateRows(so, { copies: [{ of, id, placement: other.placement }] }),
            (so) => changeVariant(so, { row: id, choices: other.resolved.choices }),
          ),
        ),
      );
    else toast(translate("multiCloset.noRoomForCopy"), { key: "closets", kind: "warning" });
    return undefined;
  }
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
  const resolved = target && closetAtWidth(target, Math.floor(target.row.article.box[0] - narrow.byMm));
  if (!target || !resolved)
    toast(translate("multiCloset.cannotNarrow", { name: nameOf(rows, narrow.row) }), {
      key: "closets",
      kind: "warning",
    });
  else commit("edit.move", inOrder(choiceChange(target, resolved), place));
}
