import type { Choices } from "@stanza/catalogue";
import {
  accepted,
  addRoom,
  addRow,
  changeHeader,
  newProject,
  type Placement,
  type Project,
  placeRow,
  removeAutomaticRow,
  restoreAutomaticRow,
  useCatalogue,
} from "@stanza/project";
import { expect, test } from "vitest";
import { demoCatalogues } from "../../../fixtures/demo-catalogues.ts";
import { evaluateProject } from "../project-evaluation.ts";
import { preflight } from "./preflight.ts";

const catalogues = demoCatalogues();

type Unit = readonly [article: string, at: readonly [number, number, number], choices?: Choices];

/** Articles in an rt1 room of 5 × 5 m with walls A … D, doors and windows in wall A. */
function kitchen(
  units: Readonly<Record<string, Unit>>,
  wallItems: Readonly<Record<string, readonly [article: string, offset: number, elevation: number]>> = {},
  sizes?: readonly number[],
): Project {
  let project = newProject();
  for (const { code: catalogue, version } of catalogues.values())
    project = accepted(
      useCatalogue(project, { catalogue, version, model: catalogues.get(catalogue)!.defaultModel().code }),
    );
  const ids = ["room", "A", "B", "C", "D"];
  const dimensions = sizes ? { dimensions: sizes } : {};
  project = accepted(
    addRoom(project, { template: "rt1", ...dimensions, newId: () => ids.shift() ?? "more" }),
  );
  const add = (id: string, article: string, placement: Placement, choices: Choices = {}): void => {
    const open = [...catalogues.values()].find((one) => one.article(article))!;
    const row = { id, catalogue: open.code, model: open.defaultModel().code, article, choices, placement };
    project = accepted(addRow(project, row));
  };
  for (const [id, [article, offset, elevation]] of Object.entries(wallItems))
    add(id, article, { on: "wall", wall: "A", offset, elevation });
  for (const [id, [article, at, choices]] of Object.entries(units))
    add(id, article, { on: "room", at, rotY: 0 }, choices);
  return project;
}

const found = (project: Project) =>
  preflight(project, evaluateProject(project, catalogues), { catalogues }).map(({ matter, rows }) => [
    matter.kind,
    ...rows,
  ]);

test("[CD-11] a tall unit before a window is found, a base unit below it is not", () => {
  const window = { w: ["WIN2-1200", 1000, 0] } as const;
  expect(found(kitchen({ t: ["TALL-LARDER-600", [1200, 0, 0]] }, window))).toContainEqual([
    "window",
    "t",
    "w",
  ]);
  expect(found(kitchen({ b: ["BASE-1D-600", [1200, 0, 0]] }, window))).toEqual([]);
  expect(found(kitchen({ t: ["TALL-LARDER-600", [3000, 0, 0]] }, window))).toEqual([]);
});

test("[CD-11] a unit in the way of a door's leaf, and one before the door", () => {
  const kinds = found(kitchen({ b: ["BASE-1D-600", [1200, 0, 0]] }, { d: ["DOOR-800", 1000, 0] })).map(
    ([kind]) => kind,
  );
  expect(kinds).toEqual(expect.arrayContaining(["clearance", "window"]));
});

test("[CD-11] a hood beside its hob is found, and its fix brings it over the middle", () => {
  const project = kitchen({
    base: ["BASE-HOB-900", [2000, 0, 0]],
    hob: ["APP-HOB-IN80", [2050, 918, 40]],
    hood: ["APP-HOOD-CH90", [2200, 1600, 0]],
  });
  const finding = preflight(project, evaluateProject(project, catalogues)).find(
    ({ matter }) => matter.kind === "hood",
  )!;
  if (finding.matter.kind !== "hood") throw new Error("no hood");
  const fixed = accepted(placeRow(project, { row: "hood", placement: finding.matter.missed.to }));
  expect(found(fixed).map(([kind]) => kind)).not.toContain("hood");
});

test("[CD-11] a hob that nothing extracts from is a hint; a hood over it, one of a wall unit too, answers it", () => {
  const hob = {
    base: ["BASE-HOB-900", [2000, 0, 0]],
    hob: ["APP-HOB-IN80", [2050, 918, 40]],
  } as const;
  const kinds = (units: Readonly<Record<string, Unit>>) =>
    preflight(kitchen(units), evaluateProject(kitchen(units), catalogues)).flatMap(
      ({ matter, rows, urgency }) => (matter.kind === "noHood" ? [[urgency, ...rows]] : []),
    );
  expect(kinds(hob)).toEqual([["advice", "hob"]]);
  expect(kinds({ ...hob, hood: ["APP-HOOD-CH90", [2000, 1600, 0]] })).toEqual([]);
  expect(kinds({ ...hob, hood: ["WALL-HOOD-900", [2000, 1500, 0]] })).toEqual([]);
  expect(kinds({ base: hob.base })).toEqual([]);
});

test("[EV-04] free sides without panels are found where the switch is off, and are closed by it", () => {
  const model = { catalogue: "CUCINA", model: catalogues.get("CUCINA")!.defaultModel().code };
  const project = kitchen({ b: ["BASE-1D-600", [1200, 0, 0]] });
  expect(found(project)).toEqual([]);
  const off = accepted(changeHeader(project, { ...model, choices: { FIT: false } }));
  expect(found(off)).toEqual([
    ["openEnd", "b"],
    ["openEnd", "b"],
  ]);
  expect(found(accepted(changeHeader(off, { ...model, choices: { FIT: true } })))).toEqual([]);
});

test("[EV-04] a worktop that was taken away is found, and brought back", () => {
  const project = kitchen({ b: ["BASE-1D-600", [1200, 0, 0]] });
  const top = { row: "AUTO-WORKTOP:b", members: ["b"] };
  const without = accepted(removeAutomaticRow(project, top));
  expect(found(without)).toEqual([["removed", "b"]]);
  expect(found(accepted(restoreAutomaticRow(without, { row: top.row })))).toEqual([]);
});

test("[CD-11] a window wider than its wall must be put right", () => {
  expect(found(kitchen({}, { w: ["WIN2-1200", 0, 0] }, [1000, 900]))[0]).toEqual(["tooWide", "w"]);
});
