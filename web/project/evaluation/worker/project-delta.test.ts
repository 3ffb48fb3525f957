import { EVALUATED_FIELDS, evaluationInput } from "@stanza/evaluation";
import { accepted, addRow, newProject, type Project, useCatalogue as takeIntoUse } from "@stanza/project";
import { expect, test } from "vitest";
import { applyDelta, projectDelta } from "./project-delta.ts";

const project: Project = accepted(
  addRow(accepted(takeIntoUse(newProject(), { catalogue: "C", version: "1", model: "M" })), {
    id: "a",
    catalogue: "C",
    model: "M",
    article: "UNIT",
    placement: { on: "room", at: [0, 0, 0], rotY: 0 },
  }),
);

test("the worker gets the fields that evaluation reads, and of later changes only those that changed", () => {
  const first = projectDelta(null, project);
  expect(applyDelta(null, first)).toEqual(evaluationInput(project));
  for (const field of EVALUATED_FIELDS) {
    const other = { ...project, [field]: field === "rows" ? [] : structuredClone(project[field]) };
    const delta = projectDelta(project, other);
    expect(Object.keys(delta.rest)).toEqual(field === "rows" ? [] : [field]);
    expect(applyDelta(project, delta)[field]).toEqual(other[field]);
  }
});

test("a change of anything else sends nothing", () => {
  const renamed: Project = { ...project, description: "Another name", layers: [], hiddenChains: ["A"] };
  const delta = projectDelta(project, renamed);
  expect(delta).toEqual({ rows: [], rest: {} });
  expect(applyDelta(project, delta).rows).toBe(project.rows);
});

test("without the first delta there is no project", () => {
  expect(() => applyDelta(null, projectDelta(project, project))).toThrow("whole project");
});
