import { expect, test } from "vitest";
import { demoCatalogue } from "../../../fixtures/demo-catalogues.ts";
import { barred } from "./barred.ts";
import { placeRow } from "./placed-row.ts";

const partsOf = (doors: string) =>
  demoCatalogue("armadio").open.evaluate({
    model: "TRAMA",
    article: "CL-2424",
    header: {},
    choices: { DOORS: doors },
  }).result.parts;
const kinds = (ids: Iterable<{ readonly id: string }>) =>
  [...new Set([...ids].map(({ id }) => id.replace(/[\d#-].*$/, "")))].sort();

test("[CL-02] a pull-out behind the fixed one of two sliding leaves stays shut; the drawers beside it open", () => {
  const parts = partsOf("SLIDING");
  const shut = barred(parts);
  expect(kinds(shut)).toEqual(["trouser"]);
  // All of it: frame, front and bars.
  expect(shut.size).toBe(parts.filter(({ id }) => id.startsWith("trouser")).length);
  const row = { id: "r", frame: { at: [0, 0, 0], rotY: 0 }, parts } as const;
  const [closed, open] = [placeRow(row), placeRow(row, { openness: 1 })];
  const moved = parts.filter((_, i) => open.parts[i]?.toArticle[11] !== closed.parts[i]?.toArticle[11]);
  expect(kinds(moved)).toEqual(["drawer"]);
});

test("[CL-02] hinged doors and open closets keep nothing shut", () => {
  for (const doors of ["HINGED", "NONE"]) expect([doors, barred(partsOf(doors)).size]).toEqual([doors, 0]);
});
