import { type Drawing, drawElevation, drawPlan } from "@stanza/drawing";
import { type EvaluatedProject, positionMarks } from "@stanza/evaluation";
import { type Project, viewedWall, type WallId } from "@stanza/project";
import type { Catalogues } from "./catalogues-in-use.ts";
import { drawRoom } from "./draw-room.ts";
import { materialsOf } from "./materials-of.ts";

/** A view on a sheet: the plan, the room as a picture, or the elevation of a wall. */
export type SheetViewChoice =
  | { readonly kind: "plan" }
  | { readonly kind: "picture" }
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
  const drawn = (view: SheetViewChoice): Drawing | null => {
    if (view.kind === "plan")
      return drawPlan({ rooms, evaluated, language, labels, dimensions, hiddenChains });
    if (view.kind === "picture") return drawRoom(project, evaluated, catalogues);
    const room = rooms.find((one) => viewedWall(one, view.wall));
    return room
      ? drawElevation({ room, wall: view.wall, evaluated, materials, language, labels, hiddenChains })
      : null;
  };
  return views.flatMap((view) => drawn(view) ?? []);
}
