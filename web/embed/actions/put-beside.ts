import type { ArticleEntry, OpenCatalogue } from "@stanza/catalogue";
import { addRow, type RowId } from "@stanza/project";
import { transact, useEvaluation, useProject } from "@stanza/web-project";

/**
 * Puts an article to the right of everything else where the project has no walls to put it against, as galleries are; null: it has walls, or
 * the article stands in one.
 */
export function putBeside(catalogue: OpenCatalogue, model: string, entry: ArticleEntry): RowId | null {
  const project = useProject.getState().open?.document.project;
  if (!project || project.rooms.some(({ walls }) => walls.length > 0)) return null;
  const header = project.catalogues[catalogue.code]?.headers[model] ?? {};
  const { result } = catalogue.evaluate({ model, article: entry.code, header, choices: {} });
  if (result.mount === "wall-opening") return null;
  const rows = useEvaluation.getState().evaluated?.rows ?? [];
  const rights = rows.map(({ frame, article }) => frame.at[0] + Math.max(article.box[0], article.box[2]));
  const x = rights.length === 0 ? 0 : Math.ceil(Math.max(...rights));
  const id = crypto.randomUUID();
  const outcome = transact("edit.place", (so) =>
    addRow(so, {
      id,
      catalogue: catalogue.code,
      model,
      article: entry.code,
      placement: { on: "room", at: [x, result.elevation, 0], rotY: 0 },
    }),
  );
  return outcome?.ok ? id : null;
}
