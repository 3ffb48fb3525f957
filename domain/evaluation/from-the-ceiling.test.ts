import type { Choices } from "@stanza/catalogue";
import { accepted, addRow, newProject, type Project, useCatalogue } from "@stanza/project";
import { expect, test } from "vitest";
import { demoCatalogue } from "../../fixtures/demo-catalogues.ts";
import { sampleRoom } from "../project/testing/sample-project.ts";
import { openProjectEvaluation } from "./project-evaluation.ts";

const { open } = demoCatalogue("luce");

/** A pendant whose row was put at 1,500 mm, in a rectangular room of this height. */
function withPendant(height: number, x: number, choices: Choices = {}): Project {
  const model = open.defaultModel().code;
  const used = accepted(useCatalogue(newProject(), { catalogue: open.code, version: open.version, model }));
  const room = { ...sampleRoom("rt1"), height };
  const row = {
    id: "lamp",
    catalogue: open.code,
    model,
    article: "PEND-DOME-250",
    choices,
    placement: { on: "room", at: [x, 1500, 1000], rotY: 0 },
  } as const;
  return accepted(addRow({ ...used, rooms: [room] }, row));
}

const { update } = openProjectEvaluation(new Map([[open.code, open]]));
function lampIn(project: Project) {
  const [lamp] = update(project).rows;
  if (!lamp) throw new Error("The lamp failed.");
  const bottom = lamp.frame.at[1];
  return { bottom, top: bottom + lamp.article.box[1], lamp };
}

test("[CD-11] what hangs from the ceiling follows the room's height and its own length", () => {
  const usual = lampIn(withPendant(2700, 1000));
  expect(usual.top).toBe(2700);
  expect(lampIn(withPendant(3200, 1000)).top).toBe(3200);
  expect(lampIn(withPendant(2400, 1000)).top).toBe(2400);
  const long = lampIn(withPendant(2700, 1000, { CORD: 1450 }));
  expect(long.top).toBe(2700);
  expect(long.bottom).toBe(usual.bottom - 500);
});

test("outside every room it stays where it was put, and an unchanged lamp is the same object", () => {
  expect(lampIn(withPendant(2700, -5000)).bottom).toBe(1500);
  const project = withPendant(2700, 1000);
  const before = lampIn(project);
  expect(lampIn({ ...project, description: "renamed" }).lamp).toBe(before.lamp);
});
