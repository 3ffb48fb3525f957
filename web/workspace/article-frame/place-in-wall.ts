import type { OpenCatalogue } from "@stanza/catalogue";
import { addRoom, type RowId } from "@stanza/project";
import { addArticle } from "@stanza/web-catalogue";
import { editor, transact, useProject } from "@stanza/web-project";

/** The wall that a window or a door is shown in: clear lengths of template `rt2`, mm. */
const WALL = { template: "rt2", dimensions: [3000, 1800, 3000] } as const;

/** Gives a window or a door a wall of its own. Null: it has no place there. */
export async function placeInWall(
  catalogue: OpenCatalogue,
  model: string,
  article: string,
): Promise<RowId | null> {
  transact("edit.addRoom", (project) => addRoom(project, { ...WALL, newId: () => crypto.randomUUID() }));
  const entry = catalogue.article(article, model);
  const added = entry ? await addArticle(catalogue, model, entry) : "refused";
  if (added === "inHand") editor.putAway();
  const rows = useProject.getState().open?.document.project.rows ?? [];
  return added === "placed" ? (rows.at(-1)?.id ?? null) : null;
}
