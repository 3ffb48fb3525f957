import {
  accepted,
  addRoom,
  addRow,
  addWallItem,
  changeVariant,
  newProject,
  type Project,
  useCatalogue,
} from "@stanza/project";
import { expect, test } from "vitest";
import { type EvaluatedStep, type EvaluationWork, openProjectEvaluation, tookTooLong } from "./index.ts";
import { countingStarts } from "./testing/counting-starts.ts";
import { smallKitchenWith } from "./testing/small-kitchen.ts";

const { open: small } = smallKitchenWith([
  "models/M.tree.yaml",
  "    - {cod: HOB-600",
  "    - {cod: DOOR, neutro: PANEL}\n    - {cod: HOB-600",
]);
const catalogues = new Map([[small.code, small]]);

/** Two units, an article that there is not, and a unit hung in wall B. */
function kitchen(): Project {
  let project = accepted(
    useCatalogue(newProject(), { catalogue: "SMALL", version: small.version, model: "M" }),
  );
  const ids = ["room", "A", "B", "C", "D"];
  project = accepted(addRoom(project, { template: "rt1", newId: () => ids.shift() ?? "more" }));
  for (const [id, article, x] of [
    ["a", "UNIT-600", 0],
    ["b", "HOB-600", 600],
    ["lost", "NO-SUCH-THING", 2000],
  ] as const) {
    const placement = { on: "room", at: [x, 0, 0], rotY: 0 } as const;
    project = accepted(addRow(project, { id, catalogue: "SMALL", model: "M", article, placement }));
  }
  const door = { catalogue: "SMALL", model: "M", article: "DOOR" };
  return accepted(addWallItem(project, { id: "door", ...door, wall: "B", offset: 500 }));
}

/** The same catalogues, counting the evaluations that start from nothing. */
function counted() {
  const started: string[] = [];
  const open = new Map([...catalogues].map(([code, one]) => [code, countingStarts(one, started)]));
  return { started, open };
}

test("[EV-02] a full re-evaluation repeats the person's rows, one by one; wall items are done and keep what is known; a failed row is marked done with its problem", () => {
  const { started, open } = counted();
  const live = openProjectEvaluation(open);
  const project = kitchen();
  const first = live.update(project);
  const door = first.rows.find(({ row }) => row.id === "door");
  started.length = 0;
  const running = live.again(project);
  const steps: EvaluatedStep[] = [];
  let step = running.next();
  for (; !step.done; step = running.next()) steps.push(step.value);
  expect(steps.map(({ row, outcome, progress }) => [row, outcome, progress])).toEqual([
    ["a", "evaluated", 0.25],
    ["b", "evaluated", 0.5],
    ["lost", "failed", 0.75],
    ["door", "wall item", 1],
  ]);
  expect(started).toContain("UNIT-600");
  expect(started).not.toContain(door?.row.article);
  expect(step.value.rows.find(({ row }) => row.id === "door")).toBe(door);
  expect(step.value.failed.map(({ row, problem }) => [row.id, problem.code])).toEqual([
    ["lost", "E_ARTICLE"],
  ]);
  expect(step.value.rows.map(({ article }) => article.erpLines)).toEqual(
    first.rows.map(({ article }) => article.erpLines),
  );
});

test("[F14] a watchdog hears of every row and of each catalogue's automatic rules, before and after", () => {
  const heard: string[] = [];
  const name = (work: EvaluationWork) => (work.kind === "row" ? work.row.id : `rules ${work.catalogue}`);
  const live = openProjectEvaluation(catalogues, {
    watch: (work, phase) => heard.push(`${phase} ${name(work)}`),
  });
  live.update(kitchen());
  expect(heard.slice(0, 5)).toEqual(["begin a", "end a", "begin b", "end b", "begin lost"]);
  expect(heard).toContain("end rules SMALL");
});

test("[F14] an excluded row is not evaluated and shown as failed with article and catalogue, the rest goes on; once admitted again it is evaluated", () => {
  const { started, open } = counted();
  let blocked = true;
  const live = openProjectEvaluation(open, {
    excluded: (work) =>
      blocked && work.kind === "row" && work.row.article === "UNIT-600" ? tookTooLong(work.row) : undefined,
  });
  const project = kitchen();
  const result = live.update(project);
  expect(started).not.toContain("UNIT-600");
  expect(result.failed.map(({ row, problem }) => [row.id, problem.code])).toEqual([
    ["a", "E_TIME"],
    ["lost", "E_ARTICLE"],
  ]);
  expect(result.failed[0]?.problem.because.en).toMatch(/UNIT-600 .* SMALL/);
  expect(result.rows.map(({ row }) => row.id)).toContain("b");
  blocked = false;
  const changed = accepted(changeVariant(project, { row: "a", choices: { W: 700 } }));
  expect(live.update(changed).rows.map(({ row }) => row.id)).toContain("a");
});
