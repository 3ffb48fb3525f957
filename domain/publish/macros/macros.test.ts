import { describe, expect, test } from "vitest";
import { demoFiles, openDemo } from "../../catalogue/testing/demo-home.ts";
import { publishCatalogue } from "../index.ts";

const FRONT = `
cod: FRONT
params:
  WIDTH: num
  HEIGHT: num
  SIDE: str
  MAT: {type: str, default: mel_white}
  GRIP: {type: bool, default: true}
calc:
  INSET: min(WIDTH, HEIGHT) / 10
  GRIPX: 'SIDE == "L" ? WIDTH - INSET : INSET'
parts:
  - {id: leaf, type: panel, size: [WIDTH, HEIGHT, 19], material: '{MAT}', edges: LRTB, open: {kind: hinge, axis: '{SIDE}', amount: 110}}
  - {id: grip, type: cylinder, layer: handles, when: GRIP, axis: z, r: 5, h: 30, at: [GRIPX, HEIGHT - INSET, 19], material: metal, open: {with: leaf}}
`;

/** The demo with a macro, used once in BASE-1D in place of a part. */
function filesWith(use: string, macro = FRONT) {
  const files = demoFiles();
  files.set("macros/FRONT.yaml", macro.trimStart());
  const path = "articles/BASE-1D.yaml";
  const text = files.get(path)!;
  files.set(path, text.replace("parts:\n", `parts:\n  - ${use}\n`));
  files.delete("tests/base-1d.yaml");
  return files;
}

const USE =
  "{id: f, type: macro, macro: FRONT, layer: fronts, at: [GAP, PLH, DPT], with: {WIDTH: FW, HEIGHT: FH / 2, SIDE: '{SIDE}', MAT: '{FIN.material}'}}";

const partsOf = (files: Map<string, string>, choices = {}) =>
  openDemo(files)
    .evaluate({ model: "ARIA", article: "BASE-1D", header: {}, choices })
    .result.parts.filter(({ id }) => id.startsWith("f-"));

describe("[CA-08] macros", () => {
  test("parts of a macro stand relative to its use, with the given values", () => {
    const [leaf, grip] = partsOf(filesWith(USE));
    expect(leaf).toEqual({
      id: "f-leaf",
      solid: { type: "box", size: [596, 343, 19] },
      at: [2, 100, 560],
      material: "lac_white",
      layer: "fronts",
      grain: "none",
      cut: true,
      edges: "LRTB",
      open: { kind: "hinge", axis: "L", amount: 110 },
    });
    expect(grip).toMatchObject({
      id: "f-grip",
      layer: "handles",
      at: [2 + 596 - 34.3, 100 + 343 - 34.3, 579],
    });
    const [, turned] = partsOf(filesWith(USE), { SIDE: "R" });
    expect(turned).toMatchObject({
      at: [2 + 34.3, 100 + 343 - 34.3, 579],
      open: { axis: "R", of: "f-leaf" },
    });
  });

  test("a handle goes with its door: it opens as the door does, about the door's edge", () => {
    const [leaf, grip] = partsOf(filesWith(USE));
    expect(grip?.open).toEqual({ ...leaf?.open, of: "f-leaf" });
  });

  test("defaults replace missing values; a condition leaves parts out", () => {
    const use = "{id: f, type: macro, macro: FRONT, with: {WIDTH: 400, HEIGHT: 700, SIDE: R, GRIP: W > 600}}";
    expect(partsOf(filesWith(use)).map(({ id, material }) => [id, material])).toEqual([
      ["f-leaf", "mel_white"],
    ]);
    expect(partsOf(filesWith(use), { W: 650 })).toHaveLength(2);
  });

  test("a repeated use numbers its parts, and each handle goes with its own door", () => {
    const use =
      '{id: f, type: macro, macro: FRONT, repeat: {as: i, from: 1, to: 2}, at: [(i - 1) * W / 2, 0, 0], with: {WIDTH: W / 2 - i, HEIGHT: 700, SIDE: \'{i == 1 ? "L" : "R"}\'}}';
    const parts = partsOf(filesWith(use));
    expect(parts.map(({ id, at, open }) => [id, at[0], open?.axis, open?.of])).toEqual([
      ["f-leaf#1", 0, "L", undefined],
      ["f-leaf#2", 300, "R", undefined],
      ["f-grip#1", 299 - 29.9, "L", "f-leaf#1"],
      ["f-grip#2", 300 + 29.8, "R", "f-leaf#2"],
    ]);
  });

  test("loop names of the article and of the macro keep their meanings", () => {
    const macro = `cod: FRONT\nparams: {N: num}\nparts:\n  - {id: leaf, type: box, size: ["sum([1, 2], i, i * 10 + N)", 1, 1]}`;
    const use = "{id: f, type: macro, macro: FRONT, repeat: {as: i, from: 3, to: 3}, with: {N: i}}";
    expect(partsOf(filesWith(use, macro))[0]?.solid).toEqual({ type: "box", size: [36, 1, 1] });
  });

  test("a change runs only the nodes that it affects", () => {
    const evaluation = openDemo(filesWith(USE)).evaluate({
      model: "ARIA",
      article: "BASE-1D",
      header: {},
      choices: {},
    });
    const before = evaluation.result.parts.find(({ id }) => id === "f-grip");
    evaluation.set("SIDE", "R");
    const after = evaluation.result.parts.find(({ id }) => id === "f-grip");
    expect([before?.open?.axis, after?.open?.axis]).toEqual(["L", "R"]);
  });
});

test("a part moves with another part of the article; its leader's condition holds for the motion too", () => {
  const use = "{id: f-strip, type: box, size: [10, 10, 2], when: W > 500, open: {with: door}}";
  expect(partsOf(filesWith(use))[0]?.open).toEqual({ kind: "hinge", axis: "L", amount: 110, of: "door" });
  const hidden = filesWith(use);
  const path = "articles/BASE-1D.yaml";
  hidden.set(path, hidden.get(path)!.replace("id: door,", 'id: door, when: "W < 500",'));
  const [strip] = partsOf(hidden);
  expect(strip?.id).toBe("f-strip");
  expect(strip).not.toHaveProperty("open");
});

describe("[CA-08] mistakes with macros are reported where they stand", () => {
  const cases: readonly (readonly [string, string, string, string, RegExp, string | undefined])[] = [
    [
      "unknown macro",
      USE.replace("FRONT", "FRNT"),
      FRONT,
      "articles/BASE-1D.yaml",
      /no macro 'FRNT'/,
      "FRONT",
    ],
    [
      "unknown parameter",
      USE.replace("HEIGHT:", "HIGHT:"),
      FRONT,
      "articles/BASE-1D.yaml",
      /no parameter 'HIGHT'/,
      "HEIGHT",
    ],
    [
      "missing parameter",
      USE.replace("WIDTH: FW, ", ""),
      FRONT,
      "articles/BASE-1D.yaml",
      /needs 'WIDTH'/,
      undefined,
    ],
    [
      "wrong type",
      USE.replace("FH / 2", "FIN"),
      FRONT,
      "articles/BASE-1D.yaml",
      /a text, but a number belongs here/,
      undefined,
    ],
    [
      "unknown name in a value",
      USE.replace("FH / 2", "FHH / 2"),
      FRONT,
      "articles/BASE-1D.yaml",
      /'FHH'/,
      "FH",
    ],
    [
      "unknown name in the macro",
      USE,
      FRONT.replace("/ 10", "/ TEN"),
      "macros/FRONT.yaml",
      /'TEN'/,
      undefined,
    ],
    ["a name of the article", USE, FRONT.replace("/ 10", "/ PLH"), "macros/FRONT.yaml", /'PLH'/, undefined],
    [
      "type mistake in the macro",
      USE,
      FRONT.replace("when: GRIP", "when: WIDTH"),
      "macros/FRONT.yaml",
      /a condition belongs here/,
      undefined,
    ],
    [
      "file's name",
      USE,
      FRONT.replace("cod: FRONT", "cod: FRONTS"),
      "macros/FRONT.yaml",
      /file's name says FRONT/,
      "FRONT",
    ],
    [
      "leader that is not there",
      USE,
      FRONT.replace("with: leaf", "with: leef"),
      "articles/BASE-1D.yaml",
      /no part 'f-leef'/,
      "f-leaf",
    ],
    [
      "leader that does not open",
      "{id: f, type: box, size: [1, 1, 1], open: {with: sideL}}",
      FRONT,
      "articles/BASE-1D.yaml",
      /'sideL' does not open/,
      undefined,
    ],
    [
      "repetition in a repetition",
      USE.replace("at:", "repeat: {as: i, from: 1, to: 2}, at:"),
      FRONT.replace("when: GRIP", "repeat: {as: k, from: 1, to: 2}"),
      "articles/BASE-1D.yaml",
      /repeats its part 'grip' already/,
      undefined,
    ],
    [
      "growth without end",
      USE,
      FRONT.replace(
        "GRIPX:",
        `${Array.from({ length: 20 }, (_, i) => `D${i}: ${i ? `D${i - 1}` : "INSET"} + ${i ? `D${i - 1}` : "INSET"}`).join("\n  ")}\n  GRIPX:`,
      ),
      "articles/BASE-1D.yaml",
      /too large/,
      undefined,
    ],
  ];
  test.each(cases)("%s", (_, use, macro, file, message, suggestion) => {
    const result = publishCatalogue(filesWith(use, macro));
    const faults = result.ok ? [] : result.faults;
    const fault = faults.find((candidate) => message.test(candidate.message));
    expect(fault, JSON.stringify(faults)).toMatchObject({ file });
    expect(fault?.suggestion).toBe(suggestion);
    expect(fault?.line).toBeGreaterThan(1 - Number(file.startsWith("macros")));
    expect(faults.length, JSON.stringify(faults)).toBeLessThan(4);
  });
});
