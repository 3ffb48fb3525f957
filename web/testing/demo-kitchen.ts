import type { Choices } from "@stanza/catalogue";
import { accepted, addRow, newProject, type Project, useCatalogue as takeIntoUse } from "@stanza/project";
import { demoCatalogue } from "./demo-catalogues.ts";

export type DemoRow = readonly [article: string, choices?: Choices];

/** Articles of the demo kitchen CUCINA, model CALCE, side by side in an empty project; rows are `row1`, `row2` and so on. */
export const demoKitchen = (...rows: readonly DemoRow[]): Promise<Project> => demoProject("cucina", rows);

/** Articles of the demo wardrobe ARMADIO, e.g. the closet `CL-2424` with its sections and equipment; rows as in `demoKitchen`. */
export const demoWardrobe = (...rows: readonly DemoRow[]): Promise<Project> => demoProject("armadio", rows);

/** Articles of the second closet maker PERTICA, e.g. the closet on posts `PE-2500`; rows as in `demoKitchen`. */
export const demoPosts = (...rows: readonly DemoRow[]): Promise<Project> => demoProject("pertica", rows);

async function demoProject(
  name: "cucina" | "armadio" | "pertica",
  rows: readonly DemoRow[],
): Promise<Project> {
  const { bundle } = await demoCatalogue(name);
  const { code: catalogue, version } = bundle;
  const model = bundle.models[0]!.code;
  const start = accepted(takeIntoUse(newProject({ description: "Kitchen" }), { catalogue, version, model }));
  return rows.reduce<Project>(
    (project, [article, choices = {}], index) =>
      accepted(
        addRow(project, {
          id: `row${index + 1}`,
          catalogue,
          model,
          article,
          choices,
          placement: { on: "room", at: [index * 2000, 0, 0], rotY: 0 },
        }),
      ),
    start,
  );
}
