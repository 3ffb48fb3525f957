import type { ArticleEntry, OpenCatalogue } from "@stanza/catalogue";
import { dock } from "@stanza/editor";
import { addRow, inOrder, useCatalogue as takeIntoUse, viewedWall, type WallId } from "@stanza/project";
import {
  beginPlacement,
  editor,
  evaluationSettled,
  todaysPin,
  transact,
  useEvaluation,
  useProject,
} from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { toast } from "@stanza/web-ui";
import { sayWallRefusal } from "../canvas/walls/locked-walls.ts";
import { seatedHere } from "../canvas/walls/seated-here.ts";

/** Takes a thing of the building in hand; it is put down with a click in either view. */
export const takeInHand = (catalogue: OpenCatalogue, model: string, entry: ArticleEntry): void =>
  beginPlacement(catalogue, model, entry);

/** Puts a door or window into the longest free stretch of one wall and selects it; says so where there is none. */
export async function addToWall(
  catalogue: OpenCatalogue,
  model: string,
  entry: ArticleEntry,
  wall: WallId,
): Promise<void> {
  await evaluationSettled();
  const project = useProject.getState().open?.document.project;
  const { evaluated } = useEvaluation.getState();
  const room = project?.rooms.find(({ walls }) => walls.some(({ id }) => id === wall));
  const viewed = room && viewedWall(room, wall);
  if (!project || !viewed) return;
  const { code } = catalogue;
  const header = project.catalogues[code]?.headers[model] ?? {};
  const { result } = catalogue.evaluate({ model, article: entry.code, header, choices: {} });
  const article = { box: result.box, mount: result.mount, elevation: result.opening?.sill ?? 0 };
  const walls = new Set((viewed.curve?.facets ?? [viewed.segment]).map((segment) => segment.wall.id));
  const placement = dock(article, project, evaluated ?? { rows: [], failed: [] }, walls);
  if (placement === null) {
    toast(translate("building.noSpace", { name: viewed.segment.name }), { key: "edit", kind: "warning" });
    return;
  }
  const id = crypto.randomUUID();
  const pin = todaysPin(code) ?? { version: catalogue.version };
  const isUsed = Object.hasOwn(project.catalogues, code);
  const outcome = transact(
    "edit.place",
    seatedHere(
      inOrder(
        (so) => (isUsed ? { ok: true, value: so } : takeIntoUse(so, { catalogue: code, model, ...pin })),
        (so) => addRow(so, { id, catalogue: code, model, article: entry.code, placement }),
      ),
      { [id]: result.box[0] },
    ),
  );
  if (outcome?.ok === false) sayWallRefusal(outcome.refusal);
  if (outcome?.ok) void evaluationSettled().then(() => editor.select([id]));
}
