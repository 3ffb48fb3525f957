import type { Choices } from "@stanza/catalogue";
import { accepted, addRow, newProject, type Project, useCatalogue as takeIntoUse } from "@stanza/project";
import { demoCatalogue } from "./demo-catalogues.ts";

/** Articles of the demo kitchen CUCINA, model CALCE, side by side in an empty project; rows are `row1`, `row2` and so on. */
export async function demoKitchen(
  ...articles: readonly (readonly [article: string, choices?: Choices])[]
): Promise<Project> {
  const { bundle } = await demoCatalogue("cucina");
  const start = accepted(
    takeIntoUse(newProject({ description: "Kitchen" }), {
      catalogue: bundle.code,
      version: bundle.version,
      model: "CALCE",
    }),
  );
  return articles.reduce<Project>(
    (project, [article, choices = {}], index) =>
      accepted(
        addRow(project, {
          id: `row${index + 1}`,
          catalogue: bundle.code,
          model: "CALCE",
          article,
          choices,
          placement: { on: "room", at: [index * 2000, 0, 0], rotY: 0 },
        }),
      ),
    start,
  );
}
