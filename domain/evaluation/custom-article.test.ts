import { accepted, addRow, newProject, type OwnLine, setOwnLines, useCatalogue } from "@stanza/project";
import { expect, test } from "vitest";
import { openProjectEvaluation, ownLineOf } from "./index.ts";
import { smallKitchen } from "./testing/small-kitchen.ts";

const kitchen = smallKitchen();
const catalogues = new Map([[kitchen.code, kitchen]]);
const model = "M";
const placement = { on: "room", at: [0, 0, 0], rotY: 0 } as const;
const used = accepted(useCatalogue(newProject(), { catalogue: "SMALL", version: kitchen.version, model }));
const line = (id: string, description: string): OwnLine => ({
  id,
  code: `X-${id}`,
  description,
  quantity: 2,
  unit: "m",
  unitPrice: "120.50",
});
const withArticle = (article: string, lines: readonly OwnLine[]) =>
  accepted(addRow(used, { id: "c", catalogue: "SMALL", model, article, placement, lines }));

test("[PR-13] a custom article has its informative line and the typed lines; with one line only it has an error", () => {
  const live = openProjectEvaluation(catalogues);
  const empty = withArticle("99-FREE", []);
  const [bare] = live.update(empty).rows;
  expect(bare?.article.erpLines.map(({ id, code, level }) => [id, code, level])).toEqual([
    ["article", "99-FREE", 1],
  ]);
  expect(bare?.article.problems).toMatchObject([
    { code: "E_CUSTOM_EMPTY", severity: "error", because: { it: "Inserire almeno un articolo" } },
  ]);

  const typed = accepted(setOwnLines(empty, { row: "c", lines: [line("a", "Iron shelf"), line("b", "")] }));
  const [row] = live.update(typed).rows;
  expect(
    row?.article.erpLines.map(({ id, code, quantity, unit, level }) => [id, code, quantity, unit, level]),
  ).toEqual([
    ["article", "99-FREE", 1, "pc", 1],
    ["a", "X-a", 2, "m", 0],
    ["b", "X-b", 2, "m", 0],
  ]);
  expect(row?.article.problems).toEqual([]);
  expect(row?.description).toEqual({ en: "Iron shelf" });
  expect(row && ownLineOf(row, "a")?.unitPrice).toBe("120.50");
  expect(row && ownLineOf(row, "article")).toBeUndefined();
  const renamed = { ...typed, description: "other", rows: [...typed.rows] };
  expect(live.update(renamed).rows[0]).toBe(row);
});

test("[PR-13] lines typed on any other article mean nothing", () => {
  const [row] = openProjectEvaluation(catalogues).update(withArticle("UNIT-600", [line("a", "Free")])).rows;
  expect(row?.article.erpLines.map(({ code }) => code)).not.toContain("X-a");
  expect(row && ownLineOf(row, "a")).toBeUndefined();
});
