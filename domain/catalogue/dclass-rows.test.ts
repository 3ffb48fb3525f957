import { publishCatalogue } from "@stanza/publish";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DclassView, dclassComponent, newRow, repairRows, textIn } from "./index.ts";
import { parseRecords } from "./rules/list-value.ts";
import { demoWith, openDemo } from "./testing/demo-home.ts";

const FRAME = "articles/WR-FRAME.yaml";
const described = () =>
  demoWith(
    [
      FRAME,
      "fields: { w: num }",
      "fields: { w: { type: num, des: { it: Larghezza, en: Width }, unit: mm, min: 300, max: W - 2 * T, step: 1, decimals: 0, default: 600 } }",
    ],
    [
      FRAME,
      "fields: { sec: num, kind: { options: [SHELF, ROD, DRW, TROUS] }, y: num, h: num }",
      "fields: { sec: { type: num, min: 1, max: count(CLOSETSTRUCT), step: 1, decimals: 0 }, kind: { options: [{ cod: SHELF, des: { it: Ripiano, en: Shelf } }, ROD, DRW, TROUS], des: { it: Elemento, en: Item }, default: ROD }, y: { type: num, min: 0, max: IH }, h: num }",
    ],
  );

function wardrobe(files = described(), choices: Readonly<Record<string, string | number>> = {}) {
  const evaluation = openDemo(files).evaluate({ model: "ARIA", article: "WR-FRAME", header: {}, choices });
  const list = (code: string) => evaluation.views().find((view) => view.code === code)!.list!;
  return { evaluation, list };
}

describe("[CA-04] the panel of a dynamic class", () => {
  test("has its component, its fields with captions and limits, its running sums and its rows", () => {
    const { list } = wardrobe();
    const sections = list("CLOSETSTRUCT");
    expect(sections).toMatchObject({
      dclass: "DIVIDER",
      component: "divider-editor",
      sums: ["x"],
      minItems: 0,
      maxItems: 60,
      rows: [
        { w: 891, x: 0 },
        { w: 891, x: 909 },
      ],
      problems: [],
    });
    expect(sections.fields).toEqual([
      {
        name: "w",
        description: { it: "Larghezza", en: "Width" },
        type: "num",
        unit: "mm",
        min: 300,
        max: 1800,
        step: 1,
        decimals: 0,
        initial: 600,
      },
    ]);
    const [sec, kind, y, h] = list("CLITEMS").fields;
    expect([sec!.max, y!.max, h!.max]).toEqual([2, 2304, undefined]);
    expect([kind!.type, kind!.initial]).toEqual(["option", "ROD"]);
    expect(kind!.options!.map(({ description }) => textIn(description, "en"))).toEqual([
      "Shelf",
      "ROD",
      "DRW",
      "TROUS",
    ]);
    expect(newRow(list("CLITEMS"))).toEqual({ sec: 1, kind: "ROD", y: 0, h: 0 });
  });

  test("names the record that breaks a rule of the class", () => {
    const { list } = wardrobe(described(), { CLITEMS: "1,SHELF,350,18|2,ROD,300,30|1,ROD,200,30" });
    expect(list("CLITEMS").problems.map(({ row, code }) => `${row} ${code}`)).toEqual(["1 I-ROD", "2 I-ROD"]);
  });

  test("follows the other variables: a narrower wardrobe has narrower sections", () => {
    const { evaluation, list } = wardrobe(described(), { CLOSETSTRUCT: "1500|300" });
    evaluation.set("W", 900);
    expect(list("CLOSETSTRUCT").fields[0]!.max).toBe(864);
    expect(evaluation.result.values.CLOSETSTRUCT).toBe("864|300");
    expect(evaluation.result.problems.find(({ code }) => code === "CLOSETSTRUCT_REPAIRED")).toMatchObject({
      severity: "warn",
      from: "1500|300",
      to: "864|300",
      because: { en: "Possible from 300 to 864" },
    });
  });
});

describe("[CA-04] an edited dynamic class", () => {
  const view = (): DclassView => wardrobe().list("CLITEMS");

  test("is repaired field by field, and says what was changed", () => {
    const { text, repairs } = repairRows(view(), [
      { sec: "2", kind: "shelf", y: "350,5", h: 18, x: 99 },
      { sec: 7, kind: "BED", y: -20, h: "high" },
      {},
    ]);
    expect(text).toBe("2,SHELF,350.5,18|2,ROD,0,0|1,ROD,0,0");
    expect(repairs.map(({ row, field, to, because }) => `${row}.${field} ${to}: ${because.en}`)).toEqual([
      "1.sec 2: Possible from 1 to 2",
      "1.kind ROD: One of SHELF, ROD, DRW, TROUS",
      "1.y 0: Possible from 0 to 2304",
      "1.h 0: high is not a number",
    ]);
  });

  test("has as many records as the class allows", () => {
    const limits = { ...view(), minItems: 1, maxItems: 2 };
    expect(repairRows(limits, [])).toMatchObject({ text: "1,ROD,0,0", repairs: [{ row: 0 }] });
    const many = repairRows(limits, [{}, {}, {}]);
    expect([many.rows.length, many.repairs.map(({ row }) => row)]).toEqual([2, [2]]);
  });

  test("becomes a text that the engine accepts, whatever was typed", () => {
    const list = view();
    const variable = {
      fields: list.fields.map(({ name, type, options }) => ({
        name,
        type: type === "option" ? { options: options!.map(({ code }) => code) } : type,
      })),
      maxItems: list.maxItems,
    };
    const catalogue = openDemo(described());
    fc.assert(
      fc.property(
        fc.array(fc.dictionary(fc.constantFrom("sec", "kind", "y", "h", "x"), fc.anything({ maxDepth: 1 })), {
          maxLength: 5,
        }),
        (rows) => {
          const { text, rows: sound } = repairRows(list, rows);
          const parsed = parseRecords(text, variable);
          expect(parsed).toEqual({ ok: true, records: sound });
          expect(repairRows(list, sound)).toMatchObject({ text, repairs: [] });
          const { result } = catalogue.evaluate({
            model: "ARIA",
            article: "WR-FRAME",
            header: {},
            choices: { CLITEMS: text },
          });
          expect(result.problems.filter(({ code }) => code === "CLITEMS_REPAIRED")).toEqual([]);
          expect(result.values.CLITEMS).toBe(text);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe("[CA-04] the component of a dynamic class", () => {
  const sections = () =>
    wardrobe()
      .evaluation.views()
      .find(({ code }) => code === "CLOSETSTRUCT")!;

  test("is what the configuration declares, else what the catalogue names", () => {
    expect(dclassComponent(sections(), {})).toBe("divider-editor");
    expect(dclassComponent(sections(), { DIVIDER: { comp: "shop-divider" } })).toBe("shop-divider");
  });

  test("is refused for another kind of variable", () => {
    const width = wardrobe()
      .evaluation.views()
      .find(({ code }) => code === "W")!;
    expect(() => dclassComponent(width, {})).toThrow("This variable is not a dClass");
  });

  test("is refused where neither declares one", () => {
    const files = described();
    const text = files.get("catalogue.yaml")!;
    files.set("catalogue.yaml", text.replace("{ comp: divider-editor, des", "{ des"));
    const { evaluation } = wardrobe(files);
    const view = evaluation.views().find(({ code }) => code === "CLOSETSTRUCT")!;
    expect(() => dclassComponent(view, { OTHER: { comp: "x" } })).toThrow(
      "dClass is not declared in configuration file",
    );
    expect(dclassComponent(view, { DIVIDER: { comp: "x" } })).toBe("x");
  });
});

test.each<[string, string, string, RegExp]>([
  [
    "limits the wrong way round",
    "w: num",
    "w: { type: num, min: 900, max: 300 }",
    /min 900 is larger than max 300/,
  ],
  [
    "a limit that is no number",
    "w: num",
    "w: { type: num, max: FINN.w }",
    /no variable, constant or calculation 'FINN'/,
  ],
  [
    "an option that parts records",
    "[SHELF, ROD, DRW, TROUS]",
    '[SHELF, ROD, DRW, TROUS, "A|B"]',
    /none of , \| ; =/,
  ],
  [
    "a default that is no option",
    "[SHELF, ROD, DRW, TROUS] }",
    "[SHELF, ROD, DRW, TROUS], default: RODD }",
    /'RODD'/,
  ],
  [
    "fewer records than there must be",
    'default: "891|891"',
    'default: "891|891"\n    minItems: 3',
    /2 records/,
  ],
])("[CA-08] a dynamic class with %s is reported at its line", (_, from, to, message) => {
  const files = demoWith([FRAME, from, to]);
  const result = publishCatalogue(files);
  const faults = result.ok ? [] : result.faults.filter(({ code }) => code !== "E_TEST");
  expect(faults).toHaveLength(1);
  expect(faults[0]!.message).toMatch(message);
  const line =
    files
      .get(FRAME)!
      .split("\n")
      .findIndex((text) => text.includes(to.split("\n")[0]!)) + 1;
  expect([faults[0]!.file, faults[0]!.line]).toEqual([FRAME, line]);
});
