import { describe, expect, test } from "vitest";
import { demoFiles, openDemo } from "../../catalogue/testing/demo-home.ts";
import { publishCatalogue } from "../index.ts";

const KNOB = `
cod: KNOB
params: {MAT: {type: str, default: metal}}
parts:
  - {id: neck, type: cylinder, axis: z, r: 4, h: 10, material: '{MAT}'}
  - {id: head, type: cylinder, axis: z, r: 12, h: 6, at: [0, 0, 10]}
`;
const LEAF = `
cod: LEAF
params: {WIDTH: num, HEIGHT: num, SIDE: str, OUT: {type: bool, default: false}}
parts:
  - {id: leaf, type: panel, size: [WIDTH, HEIGHT, 20], open: {kind: hinge, axis: '{SIDE}', amount: 90, towards: '{OUT ? "-z" : "z"}'}}
  - {id: k, type: macro, macro: KNOB, layer: handles, at: [WIDTH - 40, HEIGHT / 2, 20], material: brass, open: {with: leaf}}
`;
const CORNER = `
cod: CORNER
params: {LEG: num}
parts:
  - {id: a, type: macro, macro: LEAF, at: [0, 0, LEG], with: {WIDTH: LEG, HEIGHT: 700, SIDE: L}}
  - {id: b, type: macro, macro: LEAF, at: [LEG, 0, LEG], rot: [0, 90, 0], with: {WIDTH: LEG, HEIGHT: 700, SIDE: R}}
`;
const ALL = { KNOB, LEAF, CORNER };

function filesWith(use: string, macros: Readonly<Record<string, string>> = ALL) {
  const files = demoFiles();
  for (const [name, text] of Object.entries(macros)) files.set(`macros/${name}.yaml`, text.trimStart());
  const path = "articles/BASE-1D.yaml";
  files.set(path, files.get(path)!.replace("parts:\n", `parts:\n  - ${use}\n`));
  files.delete("tests/base-1d.yaml");
  return files;
}

function partsOf(files: Map<string, string>, choices = {}) {
  const { result } = openDemo(files).evaluate({ model: "ARIA", article: "BASE-1D", header: {}, choices });
  return new Map(result.parts.filter(({ id }) => id.startsWith("c")).map((part) => [part.id, part]));
}

const faultsOf = (files: Map<string, string>) => {
  const result = publishCatalogue(files);
  return result.ok ? [] : result.faults;
};

describe("[CA-08] macros in macros", () => {
  const USE = "{id: c, type: macro, macro: CORNER, layer: fronts, at: [10, 20, 30], with: {LEG: W / 2}}";

  test("take ids, layers and materials from every level of use", () => {
    const parts = partsOf(filesWith(USE));
    expect([...parts].map(([id, { layer, material }]) => `${id} ${layer} ${material}`)).toEqual([
      "c-a-leaf fronts ",
      "c-a-k-neck handles metal",
      "c-a-k-head handles brass",
      "c-b-leaf fronts ",
      "c-b-k-neck handles metal",
      "c-b-k-head handles brass",
    ]);
  });

  test("stand in the frame of the outer use, turned with it", () => {
    const parts = partsOf(filesWith(USE));
    expect(parts.get("c-a-leaf")).toMatchObject({ at: [10, 20, 330] });
    expect(parts.get("c-a-leaf")).not.toHaveProperty("rot");
    expect(parts.get("c-a-k-head")).toMatchObject({ at: [10 + 260, 20 + 350, 330 + 20 + 10] });
    // Turned by 90° about Y: the right goes to the back, the front goes to the right.
    expect(parts.get("c-b-leaf")).toMatchObject({ at: [310, 20, 330], rot: [0, 90, 0] });
    expect(parts.get("c-b-k-head")).toMatchObject({ at: [310 + 30, 370, 330 - 260], rot: [0, 90, 0] });
  });

  test("may be turned by formulas, one turn in another, and follow the choices", () => {
    const use = USE.replace("at: [10, 20, 30]", "rot: [0, '(W - 600) * 1.8', 0]");
    const evaluation = openDemo(filesWith(use)).evaluate({
      model: "ARIA",
      article: "BASE-1D",
      header: {},
      choices: {},
    });
    const leaf = () => evaluation.result.parts.find(({ id }) => id === "c-b-leaf")!;
    expect(leaf().rot).toEqual([0, 90, 0]);
    evaluation.set("W", 650);
    // Half a turn in all: the second leaf, which was at [325, 0, 325], is turned by 90° more.
    expect(leaf()).toMatchObject({ at: [325, 0, -325], rot: [180, 0, 180] });
  });

  test("go with the leaf of their own macro, and open into its direction", () => {
    const parts = partsOf(filesWith(USE));
    expect(parts.get("c-b-k-head")?.open).toEqual({
      kind: "hinge",
      axis: "R",
      amount: 90,
      towards: "z",
      of: "c-b-leaf",
    });
    const outward = filesWith(USE, {
      ...ALL,
      CORNER: CORNER.replaceAll("HEIGHT: 700", "HEIGHT: 700, OUT: true"),
    });
    expect(partsOf(outward).get("c-b-leaf")?.open?.towards).toBe("-z");
  });
});

describe("[CA-08] mistakes with macros in macros are reported where they stand", () => {
  const USE = "{id: c, type: macro, macro: CORNER, with: {LEG: 300}}";
  const lineOf = (text: string, part: string) =>
    text
      .trimStart()
      .split("\n")
      .findIndex((line) => line.includes(part)) + 1;

  test("a circle of macros", () => {
    const knob = `${KNOB}  - {id: x, type: macro, macro: CORNER, with: {LEG: 1}}\n`;
    const [fault, ...others] = faultsOf(filesWith(USE, { ...ALL, KNOB: knob }));
    expect(fault).toMatchObject({
      code: "E_CYCLE",
      message: expect.stringMatching(/circular macros: .*KNOB.*KNOB|.*CORNER.*CORNER|.*LEAF.*LEAF/),
    });
    expect(others).toEqual([]);
  });

  test("an unknown macro, and a mistake of the macro around it, in one run", () => {
    const leaf = LEAF.replace("macro: KNOB", "macro: KNOBB").replace("size: [WIDTH,", "size: [WIDHT,");
    const faults = faultsOf(filesWith(USE, { ...ALL, LEAF: leaf }));
    expect(faults.map(({ file, line, suggestion }) => [file, line, suggestion])).toEqual([
      ["macros/LEAF.yaml", lineOf(leaf, "WIDHT"), "WIDTH"],
      ["macros/LEAF.yaml", lineOf(leaf, "KNOBB"), "KNOB"],
    ]);
  });

  test("macros that make parts without end are refused before they do", () => {
    const macros: Record<string, string> = { M0: "cod: M0\nparts: [{id: p, type: box, size: [1, 1, 1]}]\n" };
    for (let i = 1; i <= 12; i++)
      macros[`M${i}`] =
        `cod: M${i}\nparts:\n${Array.from({ length: 10 }, (_, k) => `  - {id: p${k}, type: macro, macro: M${i - 1}}`).join("\n")}\n`;
    const faults = faultsOf(filesWith("{id: c, type: macro, macro: M12}", macros));
    expect(faults.map(({ file, message }) => [file, message])).toEqual([
      ["macros/M3.yaml", "M3 has more than 500 parts, macros in it included"],
    ]);
  });

  test.each([
    ["an edge that a hinge has not", "axis: '{SIDE}'", "axis: LEFT", /a hinge's axis is one of L, R, T, B/],
    ["a direction that there is not", '"-z" : "z"', '"-z" : "front"', /'towards' is one of .*, not 'front'/],
    [
      "a slide with a direction",
      "kind: hinge, axis: '{SIDE}'",
      "kind: slide, axis: z",
      /'towards' is for hinges/,
    ],
  ])("%s", (_, from, to, message) => {
    const leaf = LEAF.replace(from, to);
    const [fault, ...others] = faultsOf(filesWith(USE, { ...ALL, LEAF: leaf }));
    expect(fault).toMatchObject({ file: "macros/LEAF.yaml", line: lineOf(leaf, "id: leaf") });
    expect(fault?.message).toMatch(message);
    expect(others).toEqual([]);
  });
});
