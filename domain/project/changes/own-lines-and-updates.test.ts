import { expect, test } from "vitest";
import { checkProject } from "../check/check-project.ts";
import { transact, undo } from "../history/history.ts";
import { newHistory } from "../history/new-history.ts";
import { newProject } from "../new-project.ts";
import { accepted } from "../outcome.ts";
import type { OwnLine, Project } from "../project.ts";
import { projectCan } from "../project-can.ts";
import { addRow } from "./add-row.ts";
import { replaceArticle } from "./replace-article.ts";
import { restoreRule } from "./restore-rule.ts";
import { setOwnLines } from "./set-own-lines.ts";
import { setQuantity } from "./set-quantity.ts";
import { updateCatalogues } from "./update-catalogues.ts";
import { useCatalogue } from "./use-catalogue.ts";

const LINE: OwnLine = {
  id: "l1",
  code: "FABRO-1",
  description: "Iron shelf",
  quantity: 1.5,
  unit: "m",
  unitPrice: "120.50",
};
const used = accepted(
  useCatalogue(newProject(), { catalogue: "CUC", version: "1", model: "M", priceList: "EUR-1" }),
);
const placement = { on: "room", at: [0, 0, 0], rotY: 0 } as const;
const project = accepted(
  addRow(used, { id: "r", catalogue: "CUC", model: "M", article: "99-FREE", placement, choices: { A: 1 } }),
);
const withLines = (lines: readonly OwnLine[]) => setOwnLines(project, { row: "r", lines });

test("[PR-13] a custom article keeps its typed lines, and a project with them is valid", () => {
  const changed = accepted(withLines([LINE]));
  expect(changed.rows[0]?.lines).toEqual([LINE]);
  expect(checkProject(JSON.parse(JSON.stringify(changed)))).toEqual({ ok: true, project: changed });
  const replaced = accepted(replaceArticle(changed, { row: "r", article: "BASE-60" }));
  expect(replaced.rows[0]).not.toHaveProperty("lines");
});

test("[PR-13] lines that cannot be priced, or that pose as the article itself, are refused at their place", () => {
  const cases: readonly (readonly [Partial<Record<keyof OwnLine, unknown>>, string, string])[] = [
    [{ unitPrice: "-1" }, "notANumber", "lines.0.unitPrice"],
    [{ unitPrice: "1,50" }, "notANumber", "lines.0.unitPrice"],
    [{ unitPrice: 12 }, "notANumber", "lines.0.unitPrice"],
    [{ unitPrice: "999999999" }, "outOfBounds", "lines.0.unitPrice"],
    [{ quantity: 0 }, "outOfBounds", "lines.0.quantity"],
    [{ quantity: Number.NaN }, "notANumber", "lines.0.quantity"],
    [{ unit: "box" }, "badText", "lines.0.unit"],
    [{ code: "" }, "badText", "lines.0.code"],
    [{ id: "article" }, "duplicateId", "lines.0.id"],
  ];
  for (const [change, cause, at] of cases) {
    const lines = [{ ...LINE, ...change }] as readonly OwnLine[];
    expect(withLines(lines), JSON.stringify(change)).toMatchObject({ ok: false, refusal: { cause, at } });
    const stored = { ...project, rows: [{ ...project.rows[0], lines }] };
    expect(checkProject(stored), JSON.stringify(change)).toMatchObject({
      ok: false,
      problems: [{ path: expect.stringContaining("rows.0.lines") }],
    });
  }
  expect(withLines([LINE, LINE])).toMatchObject({ ok: false, refusal: { cause: "duplicateId" } });
  expect(withLines(Array.from({ length: 101 }, (_, i) => ({ ...LINE, id: `l${i}` })))).toMatchObject({
    ok: false,
    refusal: { cause: "outOfBounds" },
  });
});

test("[PR-13] only a seller sets prices of their own", () => {
  const actor = { userId: "u", supervisor: false, sellerLevel: 0, shops: [] };
  const may = (type: "guest" | "pro" | "customer") => projectCan.setPrices({ ...actor, type }).allowed;
  expect([may("pro"), may("customer"), may("guest")]).toEqual([true, false, false]);
});

test("[PR-13] restoring a row's rule reverts article, choices and lines, and leaves placement and quantity", () => {
  const before = project.rows[0]!;
  const changed = accepted(setQuantity(accepted(withLines([LINE])), { row: "r", quantity: 3 }));
  const moved = {
    ...changed,
    rows: changed.rows.map((row) => ({ ...row, choices: { A: 9 }, article: "B" })),
  };
  const [row] = accepted(restoreRule(moved, { before })).rows;
  expect(row).toEqual({ ...before, quantity: 3 });
  expect(restoreRule(moved, { before: { ...before, id: "nobody" } })).toMatchObject({ ok: false });
});

test("an update of catalogues is one change with its versions, lists, repairs and removals, and undo reverts it as a whole", () => {
  const before = accepted(
    addRow(project, { id: "gone", catalogue: "CUC", model: "M", article: "OLD", placement }),
  );
  const update = (now: Project) =>
    updateCatalogues(now, {
      updates: { CUC: { version: "2", priceList: "EUR-2" } },
      choices: { r: { A: 2, B: null }, nobody: { A: 1 } },
      remove: ["gone"],
    });
  const history = accepted(transact(newHistory(before, { saved: true }), "update", update));
  expect(history.project.catalogues.CUC).toEqual({
    version: "2",
    priceList: "EUR-2",
    model: "M",
    headers: {},
  });
  expect(history.project.rows.map(({ id, choices }) => [id, choices])).toEqual([["r", { A: 2 }]]);
  expect(undo(history).project).toEqual(before);
});

test("an update of a catalogue that is not in use, or to no version, is refused", () => {
  expect(updateCatalogues(project, { updates: { BAG: { version: "2" } } })).toMatchObject({
    ok: false,
    refusal: { cause: "unknownCatalogue" },
  });
  expect(updateCatalogues(project, { updates: { CUC: { version: "" } } })).toMatchObject({
    ok: false,
    refusal: { cause: "badText", at: "updates.CUC.version" },
  });
});
