import { accepted, addRow, newProject, useCatalogue } from "@stanza/project";
import { expect, test } from "vitest";
import { demoCatalogue } from "../../../fixtures/demo-catalogues.ts";
import { evaluateProject } from "../project-evaluation.ts";

test("[EV-04] a hob of another manufacturer is let into the worktop, and the cut is sold by who makes the worktop", () => {
  const [kitchen, appliances] = [demoCatalogue("cucina").open, demoCatalogue("fuoco").open];
  const [ours, theirs] = [
    { catalogue: "CUCINA", model: "CALCE" },
    { catalogue: "FUOCO", model: "LINEA" },
  ];
  let project = accepted(useCatalogue(newProject(), { ...ours, version: kitchen.version }));
  project = accepted(useCatalogue(project, { ...theirs, version: appliances.version }));
  const rows = [
    { id: "base", ...ours, article: "BASE-HOB-900", at: [0, 0, 0] },
    { id: "hob", ...theirs, article: "IND-800", at: [50, 918, 40] },
  ] as const;
  for (const { at, ...row } of rows)
    project = accepted(addRow(project, { ...row, choices: {}, placement: { on: "room", at, rotY: 0 } }));
  const made = evaluateProject(
    project,
    new Map([kitchen, appliances].map((open) => [open.code, open])),
  ).rows.filter(({ automatic }) => automatic);
  const top = made.find(({ automatic }) => automatic?.rule === "AUTO-WORKTOP");
  expect(top?.article.values.CUTS).toMatch(/776,496$/);
  const cut = made.find(({ automatic }) => automatic?.rule === "AUTO-CUT");
  expect(cut?.row).toMatchObject({ catalogue: "CUCINA", model: "CALCE", article: "WT-CUT" });
  expect(cut?.automatic?.members).toEqual(["hob"]);
});
