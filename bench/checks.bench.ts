import { evaluateProject, preflight, rowPictureKey } from "@stanza/evaluation";
import { demoCatalogue } from "../fixtures/demo-catalogues.ts";
import { tableLines } from "../web/workspace/plan-table/table-lines.ts";
import { CATALOGUE, kitchens } from "./kitchens.ts";
import { type Bench, cpuMs, cpuOfEach, type Measure } from "./measure.ts";

const ROWS = 1000;

/** The list of what must be fixed, the plan as a table and the names of what rows look like, at 1,000 rows, against copying the result. */
export const bench: Bench = {
  name: "checks",
  async run() {
    const { open } = demoCatalogue("cucina");
    const project = kitchens(ROWS);
    const evaluated = evaluateProject(project, new Map([[CATALOGUE, open]]));
    // The state that the worker sends first: articles of which nothing is known yet.
    const fresh = structuredClone(evaluated);
    const before = cpuMs();
    for (const row of fresh.rows) rowPictureKey(row, project);
    const keys = cpuMs() - before;
    const [checks, table, copy] = await cpuOfEach([
      () => preflight(project, evaluated),
      () => tableLines(project, evaluated),
      () => structuredClone(evaluated),
    ]);
    const measure = (name: string, value: number, atMost: number): Measure => ({
      name,
      value,
      unit: "ms CPU",
      reference: "structuredClone of the evaluated project",
      ratio: value / copy!,
      bar: { of: "value", atMost },
    });
    return [
      measure("preflight, 1,000 rows", checks!, 50),
      measure("plan as a table, 1,000 rows", table!, 50),
      measure("names of what 1,000 rows look like, first time", keys, 100),
    ];
  },
};
