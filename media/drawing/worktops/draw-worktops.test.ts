import type { EvaluatedRow } from "@stanza/evaluation";
import { expect, test } from "vitest";
import { layOut, textBoxes } from "../layout/lay-out.ts";
import { meet } from "../layout/text-box.ts";
import { sampleKitchen, sampleRoom } from "../testing/sample-kitchen.ts";
import { drawWorktops } from "./draw-worktops.ts";

const top = sampleKitchen.rows.find(({ row }) => row.id === "top")!;
const cutout: EvaluatedRow = {
  ...top,
  row: { ...top.row, id: "cut" },
  frame: { at: [1662, 820, 52], rotY: 0 },
  article: { ...top.article, tags: ["cutout"], box: [776, 1, 496], parts: [] },
};
/** Goes on around the corner where `top` ends. */
const leg: EvaluatedRow = {
  ...top,
  row: { ...top.row, id: "leg" },
  frame: { at: [3550, 820, 1620], rotY: 90 },
  article: { ...top.article, box: [1620, 38, 620] },
};
const drawn = drawWorktops({
  rooms: [sampleRoom],
  evaluated: { rows: [...sampleKitchen.rows, cutout, leg], failed: [] },
  language: "it",
  labels: { top: "17", cut: "26", leg: "18" },
  describe: () => ["Bordo: Smussato"],
})!;
const textsOf = (owner: string) =>
  drawn.shapes.flatMap((shape) => ("text" in shape && shape.owner === owner ? [shape.text] : []));

test("[CD-14] a cut-out has its size and its distances from the worktop's left and back edge", () => {
  const measured = drawn.shapes.flatMap((shape) =>
    shape.type === "dimension" && shape.owner === "top" ? [shape.text] : [],
  );
  expect(measured).toEqual(["662", "776", "1112", "2550", "52", "496", "72", "620"]);
  expect(textsOf("cut")).toEqual(["776 × 496", "26"]);
});

test("[CD-14] a cut-out with rounded corners names their radius", () => {
  const plan: EvaluatedRow["article"]["plan"] = [
    { type: "arc", style: "thin", points: [[10, 10]], radius: 10 },
  ];
  const round = { ...cutout, article: { ...cutout.article, plan } };
  const { shapes } = drawWorktops({
    rooms: [sampleRoom],
    evaluated: { rows: [...sampleKitchen.rows, round], failed: [] },
    language: "it",
  })!;
  const texts = shapes.flatMap((shape) => ("text" in shape && shape.owner === "cut" ? [shape.text] : []));
  expect(texts).toEqual(["776 × 496", "R 10", "Foro"]);
});

test("[CD-14] a worktop names its size and choices, its joint with the other, the wall behind and its finished edge", () => {
  expect(textsOf("top")).toEqual(
    expect.arrayContaining([
      "2550 × 620 × 38",
      "Bordo: Smussato",
      "Giunto 18",
      "Muro",
      "A vista",
      "Mobile",
      "17",
    ]),
  );
  expect(textsOf("leg")).toEqual(expect.arrayContaining(["Giunto 17"]));
});

test("[CD-14] the words beside an edge stand clear of its line at any scale", () => {
  for (const scale of [10, 25, 50]) {
    const { shapes } = layOut(drawn, scale);
    const words = shapes.flatMap((shape) => (shape.type === "text" && shape.beside ? [shape] : []));
    expect(words.length).toBeGreaterThan(8);
    for (const { at, beside, height } of words)
      expect(Math.hypot(at[0] - beside!.from[0], at[1] - beside!.from[1])).toBeGreaterThan(0.75 * height);
  }
});

test("[CD-14] no text of the worktops lies on another", () => {
  for (const scale of [10, 25, 50]) {
    const boxes = textBoxes(layOut(drawn, scale));
    expect(boxes.some((box, i) => boxes.slice(i + 1).some((other) => meet(box, other)))).toBe(false);
  }
});

test("without worktops there is no sheet of them", () => {
  expect(
    drawWorktops({ rooms: [sampleRoom], evaluated: { rows: [], failed: [] }, language: "de" }),
  ).toBeNull();
});

test("[CD-14] worktops stand apart on paper: no line of one crosses another", () => {
  for (const scale of [10, 25, 50]) {
    const boxes = layOut(drawn, scale).parts!.map(({ bounds }) => bounds);
    expect(boxes.length).toBeGreaterThan(1);
    const meets = boxes.some((a, i) =>
      boxes.slice(i + 1).some((b) => [0, 1].every((x) => a.min[x]! < b.max[x]! && a.max[x]! > b.min[x]!)),
    );
    expect(meets).toBe(false);
  }
});
