import { expect, test } from "vitest";
import { openPlan } from "../open-plan.ts";
import { planOf } from "../testing/dxf-plan-of.ts";
import { DxfText, flatDxf } from "../testing/dxf-text.ts";

const namesOf = (dxf: DxfText) =>
  planOf(dxf.bytes(4))
    .levels[0]!.rooms.map(({ name }) => name)
    .sort();
const says = (dxf: DxfText, type: string, text: string, x: number, y: number, height = 200) =>
  dxf.add(type, "A-TEXT", [10, x], [20, y], [40, height], [1, text]);

test("[CD-02] the names that are written in rooms are theirs; figures and remarks are not", () => {
  const dxf = flatDxf();
  says(dxf, "TEXT", "12.00 m²", 6500, 1500);
  says(dxf, "TEXT", "Bad", 6500, 2000);
  says(dxf, "TEXT", "all dimensions to be checked on site by the builder", 6500, 2500, 900);
  says(dxf, "TEXT", "H=2.70", 6500, 3000, 900);
  expect(namesOf(dxf)).toEqual(["Bad", "Living"]);
});

test("[CD-02] of several texts the largest is the name, without its formatting, also as a block's attribute", () => {
  const dxf = flatDxf();
  says(dxf, "MTEXT", "{\\fArial|b1|i0;\\H300;Wohnk\\U+00FCche}\\P20 m2", 2500, 3000, 400);
  says(dxf, "ATTRIB", "Camera", 6500, 2000);
  expect(namesOf(dxf)).toEqual(["Camera", "Wohnküche"]);
});

test("texts that name nothing are counted as left out", () => {
  const dxf = flatDxf();
  says(dxf, "TEXT", "North", -5000, -5000);
  const plan = planOf(dxf.bytes(4));
  expect(plan.notes.find(({ key }) => key === "labels")?.count).toBe(1);
});

test("[CD-02] a drawing of solids in space says that it is no floor plan", () => {
  const dxf = new DxfText();
  for (let i = 0; i < 3; i++) dxf.add("3DSOLID", "0", [1, "acis"]);
  const opened = openPlan(dxf.bytes(4));
  expect(!opened.ok && opened.cause).toBe("notFloorPlan");
});
