import { expect, test } from "vitest";
import { checkProject } from "../check/check-project.ts";
import { transact, undo } from "../history/history.ts";
import { newHistory } from "../history/new-history.ts";
import { heldBack, withGroups } from "../layers.ts";
import { accepted, type Outcome } from "../outcome.ts";
import type { Layer, Project } from "../project.ts";
import { sampleProject } from "../testing/sample-project.ts";
import { addLayer } from "./add-layer.ts";
import { changeLayer } from "./change-layer.ts";
import { duplicateRows } from "./duplicate-rows.ts";
import { groupRows } from "./group-rows.ts";
import { hideRows } from "./hide-rows.ts";
import { lockRows } from "./lock-rows.ts";
import { pasteRows } from "./paste-rows.ts";
import { putOnLayer } from "./put-on-layer.ts";
import { removeLayer } from "./remove-layer.ts";

const project = sampleProject();
const bases: Layer = { id: "ly", name: "Bases", visible: true, locked: false, colour: "#2478c3" };
const row = (from: Project, id: string) => from.rows.find((one) => one.id === id);
const causeOf = (outcome: Outcome<Project>) => (outcome.ok ? "" : outcome.refusal.cause);
const layered = accepted(
  putOnLayer(accepted(addLayer(project, bases)), { layer: "ly", rows: ["base"], walls: ["r1"] }),
);

test("[CD-04] rows and walls lie on a layer: what it hides and locks are its rows and walls", () => {
  expect(heldBack(layered).hiddenRows.size).toBe(0);
  const away = accepted(changeLayer(layered, { layer: "ly", visible: false, locked: true, name: "Below" }));
  const { hiddenRows, lockedRows, hiddenWalls, lockedWalls } = heldBack(away);
  expect([...hiddenRows, ...lockedRows]).toEqual(["base", "base"]);
  expect([...hiddenWalls, ...lockedWalls]).toEqual(["r1", "r1"]);
  expect(heldBack(away, { layers: false }).hiddenRows.size).toBe(0);
  expect(away.layers).toEqual([{ ...bases, name: "Below", visible: false, locked: true }]);
  expect(checkProject(away)).toMatchObject({ ok: true });
});

test("[CD-04] removing a layer keeps its rows, and undo restores it", () => {
  const history = newHistory(layered, { saved: true });
  const after = accepted(transact(history, "removeLayer", (so) => removeLayer(so, { layer: "ly" })));
  expect(after.project).toEqual(project);
  expect(undo(after).project).toEqual(layered);
});

test("[CD-04] invalid layers are refused", () => {
  expect(causeOf(addLayer(layered, bases))).toBe("duplicateId");
  expect(causeOf(addLayer(project, { ...bases, colour: "red" }))).toBe("badText");
  expect(causeOf(addLayer(project, { ...bases, name: "" }))).toBe("badText");
  expect(causeOf(changeLayer(project, { layer: "none", visible: false }))).toBe("unknownLayer");
  expect(causeOf(putOnLayer(project, { layer: "none", rows: ["base"] }))).toBe("unknownLayer");
  expect(causeOf(putOnLayer(project, { layer: null, walls: ["none"] }))).toBe("unknownWall");
  let full = project;
  for (let i = 0; i < 50; i++) full = accepted(addLayer(full, { ...bases, id: `l${i}` }));
  expect(causeOf(addLayer(full, bases))).toBe("tooManyLayers");
  expect(checkProject({ ...layered, layers: [{ ...bases, colour: 7 }] })).toMatchObject({ ok: false });
});

test("[CD-03] rows are grouped, locked and hidden, and all of it is undone", () => {
  const grouped = accepted(groupRows(project, { rows: ["base", "door"], group: "g" }));
  expect(withGroups(grouped, ["door"])).toEqual(["base", "door"]);
  expect(withGroups(grouped, ["sink", "worktop"])).toEqual(["sink", "worktop"]);
  expect(accepted(groupRows(grouped, { rows: ["base", "door"], group: null }))).toEqual(project);
  const locked = accepted(lockRows(project, { rows: ["base"], locked: true }));
  expect([...heldBack(locked).lockedRows]).toEqual(["base"]);
  expect(accepted(lockRows(locked, { rows: ["base"], locked: false }))).toEqual(project);
  const hidden = accepted(hideRows(project, { rows: ["sink"], hidden: true }));
  expect([...heldBack(hidden).hiddenRows]).toEqual(["sink"]);
  expect(accepted(hideRows(hidden, { rows: ["sink"], hidden: false }))).toEqual(project);
});

test("[CD-03] a copy is free and out of its original's group, or in one of its own", () => {
  const grouped = accepted(
    lockRows(accepted(groupRows(project, { rows: ["base"], group: "g" })), { rows: ["base"], locked: true }),
  );
  const copied = accepted(
    duplicateRows(grouped, {
      copies: [
        { of: "base", id: "one" },
        { of: "base", id: "two", group: "h" },
      ],
    }),
  );
  expect(row(copied, "one")).toEqual({ ...row(project, "base"), id: "one" });
  expect(row(copied, "two")?.group).toBe("h");
});

test("[CD-03] pasted rows bring their catalogue along if it is not used yet, and take this project's version if it is", () => {
  const cucina = { version: "9", model: "X", headers: {} };
  const closet = { version: "3", priceList: "PL", model: "WALK", headers: { WALK: { FIN: "OAK" } } };
  const rows = [
    { ...project.rows[0]!, id: "p1", layer: "ly" },
    { ...project.rows[0]!, id: "p2", catalogue: "closet", model: "WALK", article: "C-1" },
  ];
  const pasted = accepted(pasteRows(project, { rows, catalogues: { cucina, closet } }));
  expect(pasted.catalogues.cucina).toEqual(project.catalogues.cucina);
  expect(pasted.catalogues.closet).toEqual(closet);
  expect(row(pasted, "p1")).toEqual({ ...project.rows[0], id: "p1" });
  expect(row(accepted(pasteRows(layered, { rows, catalogues: { closet } })), "p1")?.layer).toBe("ly");
  expect(causeOf(pasteRows(project, { rows, catalogues: {} }))).toBe("unknownCatalogue");
  expect(causeOf(pasteRows(project, { rows: [project.rows[0]!], catalogues: {} }))).toBe("duplicateId");
  const hung = {
    ...project.rows[2]!,
    id: "p3",
    placement: { on: "wall", wall: "no", offset: 0, elevation: 0 },
  } as const;
  expect(causeOf(pasteRows(project, { rows: [hung], catalogues: {} }))).toBe("unknownWall");
});
