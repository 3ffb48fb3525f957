import type { Choices } from "@stanza/catalogue";
import { evaluateProject } from "@stanza/evaluation";
import { accepted, addRow, newProject, type Project, useCatalogue as takeIntoUse } from "@stanza/project";
import { demoCatalogue, demoCatalogues } from "../../../fixtures/demo-catalogues.ts";
import type { ChoiceTarget } from "../choices/resolve-choices.ts";

export type DemoArticle = readonly [article: string, choices?: Choices];

/** Articles of the demo kitchen standing side by side in the middle of nowhere. */
export function kitchenWith(...articles: readonly DemoArticle[]): Project {
  const { code, version } = demoCatalogue("cucina").open;
  const start = accepted(takeIntoUse(newProject(), { catalogue: code, version, model: "CALCE" }));
  return articles.reduce<Project>(
    (project, [article, choices = {}], i) =>
      accepted(
        addRow(project, {
          id: `row${i + 1}`,
          catalogue: code,
          model: "CALCE",
          article,
          choices,
          placement: { on: "room", at: [i * 2000, 0, 0], rotY: 0 },
        }),
      ),
    start,
  );
}

/** The project's own rows as the panel would choose for them. */
export function targetsOf(project: Project): readonly ChoiceTarget[] {
  const catalogue = demoCatalogue("cucina").open;
  return evaluateProject(project, demoCatalogues())
    .rows.filter((row) => !row.automatic)
    .map((row) => ({ catalogue, row, header: {} }));
}
