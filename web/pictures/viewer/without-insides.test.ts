import { expect, test } from "vitest";
import { demoCatalogues } from "../../../fixtures/demo-catalogues.ts";
import { withoutInsides } from "./without-insides.ts";

const cucina = [...demoCatalogues().values()].find((open) => open.article("BASE-1D-600"));

function partsOf(article: string, choices = {}) {
  if (!cucina) throw new Error("There is no demo kitchen.");
  const model = cucina.defaultModel().code;
  return cucina.evaluate({ model, article, header: {}, choices }).result.parts;
}

test("[CD-04] boxCulling: a closed base unit is drawn without its shelf, with its sides, fronts and handles", () => {
  const parts = partsOf("BASE-1D-600");
  const left = withoutInsides(parts);
  const gone = parts.filter((part) => !left.includes(part)).map(({ id }) => id);
  expect(gone.some((id) => id.includes("shelf"))).toBe(true);
  const kept = new Set(left.map(({ layer }) => layer));
  expect([...kept]).toEqual(expect.arrayContaining(["carcass", "fronts"]));
  expect(left.filter(({ layer }) => layer === "fronts")).toEqual(
    parts.filter(({ layer }) => layer === "fronts"),
  );
});

test("[CD-04] boxCulling: what is open at the front or has glass keeps everything", () => {
  const open = partsOf("BASE-1D-600").filter(({ open: opens }) => !opens);
  expect(withoutInsides(open)).toBe(open);
  const parts = partsOf("BASE-1D-600");
  const glazed = parts.map((part, i) => (i === 0 ? { ...part, layer: "glass" } : part));
  expect(withoutInsides(glazed)).toBe(glazed);
});
