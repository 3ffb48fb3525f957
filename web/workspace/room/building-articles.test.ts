import { expect, test } from "vitest";
import { demoCatalogue } from "../../../fixtures/demo-catalogues.ts";
import { buildingArticles } from "./building-articles.ts";

const catalogues = (["cucina", "muri"] as const).map((name) => demoCatalogue(name).open);
const codes = (kind: "openings" | "obstacles") =>
  buildingArticles(catalogues, (catalogue) => catalogue.defaultModel().code, kind).flatMap(({ entries }) =>
    entries.map(({ neutro }) => neutro),
  );

test("[CD-03] doors and windows are offered for a wall, columns, niches, beams and radiators for the room", () => {
  expect(codes("openings")).toContain("WI-DOOR-1");
  expect(codes("openings")).not.toContain("NICHE");
  for (const neutro of ["COL-SQ", "NICHE", "BEAM", "RAD-PANEL", "PH-BOX"]) {
    expect(codes("obstacles")).toContain(neutro);
  }
});

test("[CD-03] no kitchen is part of the building", () => {
  expect(codes("obstacles").some((neutro) => neutro.startsWith("BASE"))).toBe(false);
});
