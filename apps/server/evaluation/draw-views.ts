import { type Drawing, drawElevation, drawPlan, drawServices, drawWorktops } from "@stanza/drawing";
import { type EvaluatedProject, type EvaluatedRow, positionMarks } from "@stanza/evaluation";
import { type ChoiceWords, choiceText } from "@stanza/offer";
import { type Project, viewedWall, viewedWalls, type WallId } from "@stanza/project";
import { lengthUnitOf } from "@stanza/quantities";
import type { Catalogues } from "./catalogues-in-use.ts";
import { drawRoom } from "./draw-room.ts";
import { materialsOf } from "./materials-of.ts";
import { openPositionWords } from "./offer/position-words.ts";

/**
 * A view on a sheet: the plan, the room as a picture, the elevation of a wall, all worktops with their cut-outs, or each wall with its
 * services.
 */
export type SheetViewChoice =
  | { readonly kind: "plan" }
  | { readonly kind: "picture" }
  | { readonly kind: "worktops" }
  | { readonly kind: "services" }
  | { readonly kind: "elevation"; readonly wall: WallId };

/** The chosen views in their order; a wall that is not there and a picture of nothing are left out. */
export function drawViews(
  project: Project,
  evaluated: EvaluatedProject,
  catalogues: Catalogues,
  views: readonly SheetViewChoice[],
  language: string,
): readonly Drawing[] {
  const { rooms, dimensions = [], hiddenChains = [] } = project;
  const materials = materialsOf(catalogues);
  const labels = positionMarks(evaluated);
  const wordsOf = openPositionWords(project, catalogues, { language, lengthUnit: lengthUnitOf(language) });
  /** The options of a row; its lengths are drawn. */
  const optionsOf = (row: EvaluatedRow): readonly ChoiceWords[] => {
    const options = row.article.variables.flatMap(({ code, kind }) => (kind === "option" ? [code] : []));
    return wordsOf(row).choices.filter(({ code }) => options.includes(code));
  };
  const named = (row: EvaluatedRow) => optionsOf(row).map((one) => choiceText(one, language));
  const bare = (row: EvaluatedRow) => optionsOf(row).map(({ value }) => value);
  const drawn = (view: SheetViewChoice): Drawing | null | readonly (Drawing | null)[] => {
    switch (view.kind) {
      case "plan":
        return drawPlan({ rooms, evaluated, language, labels, dimensions, hiddenChains });
      case "picture":
        return drawRoom(project, evaluated, catalogues);
      case "worktops":
        return drawWorktops({ rooms, evaluated, language, labels, describe: named });
      case "services":
        return rooms.flatMap((room) =>
          viewedWalls(room).map(({ segment }) =>
            drawServices({ room, wall: segment.wall.id, evaluated, language, describe: bare }),
          ),
        );
      case "elevation": {
        const room = rooms.find((one) => viewedWall(one, view.wall));
        return room
          ? drawElevation({ room, wall: view.wall, evaluated, materials, language, labels, hiddenChains })
          : null;
      }
    }
  };
  return views.flatMap((view) => [drawn(view)].flat()).filter((drawing) => drawing !== null);
}
