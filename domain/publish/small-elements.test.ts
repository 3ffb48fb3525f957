import { openCatalogue } from "@stanza/catalogue";
import { describe, expect, test } from "vitest";
import { demoWith, openDemo, published } from "../catalogue/testing/demo-home.ts";
import { publishCatalogue } from "./index.ts";

const TREE = "models/ARIA.tree.yaml";
const BASE = "articles/BASE-1D.yaml";

function faultsOf(files: Map<string, string>) {
  files.delete("tests/base-1d.yaml");
  const result = publishCatalogue(files);
  return result.ok ? [] : result.faults;
}

describe("[CA-01] a folder of the classification with a condition", () => {
  const files = (when: string) => demoWith([TREE, "- cod: WARDROBE\n", `- cod: WARDROBE\n  when: ${when}\n`]);

  test("is offered where the model's header fulfils it, with the articles under it", () => {
    const catalogue = openDemo(files(`'FIN.group == "LAC" && PLH < 150'`));
    const codes = (header: Readonly<Record<string, string | number>>) =>
      catalogue.classification("ARIA", header).map(({ code }) => code);
    expect(codes({})).toEqual(["BASE", "WARDROBE", "CUSTOM"]);
    expect(codes({ FIN: "MW" })).toEqual(["BASE", "CUSTOM"]);
    expect(codes({ PLH: 150 })).toEqual(["BASE", "CUSTOM"]);
    expect(catalogue.article("WR-1800", "ARIA")?.neutro).toBe("WR-FRAME");
  });

  test("[CA-08] with a mistake is reported at it", () => {
    const [fault, ...others] = faultsOf(files(`'FIN.group == "LACK"'`));
    expect(fault).toMatchObject({ file: TREE, code: "E_OPT", suggestion: "LAC" });
    expect(others).toEqual([]);
  });
});

describe("a variable that says 'erp: false'", () => {
  const internal = () => demoWith([BASE, "cod: SOFT,", "cod: SOFT, erp: false,"]);

  test("is marked as internal to the article", () => {
    const files = internal();
    const { result } = openDemo(files).evaluate({
      model: "ARIA",
      article: "BASE-1D",
      header: {},
      choices: {},
    });
    expect(result.variables.filter((variable) => variable.internal).map(({ code }) => code)).toEqual([
      "SOFT",
    ]);
  });

  test("[CA-08] cannot be named by a line", () => {
    const files = internal();
    files.set(BASE, files.get(BASE)!.replace("var: [HND]", "var: [HND, SOFT]"));
    expect(faultsOf(files).map(({ message }) => message)).toEqual([
      "SOFT does not go out with a line: it says 'erp: false'",
    ]);
  });
});

describe("attributes that are true or false", () => {
  test("are conditions in formulas, from a table and inline; an empty cell is false", () => {
    const files = demoWith(
      ["options/hnd.csv", "length,color,material", "length,color,material,grip"],
      [
        BASE,
        "constraints:",
        "constraints:\n  - { id: C-GRIP, require: HND.grip || W < 450, gives: HND, because: Wide doors need a grip }",
      ],
    );
    files.set(
      "options/hnd.csv",
      files
        .get("options/hnd.csv")!
        .split("\n")
        .map((line, i) =>
          i === 0 || line === "" ? line : `${line},${/^(BAR|KNOB)/.test(line) ? "true" : ""}`,
        )
        .join("\n"),
    );
    files.delete("tests/base-1d.yaml");
    const { catalogue } = published(files);
    expect(catalogue.optionLists["options/hnd.csv"]!.attributes.grip).toBe("bool");
    const evaluation = openCatalogue(catalogue).evaluate({
      model: "ARIA",
      article: "BASE-1D",
      header: { HND: "GOLA" },
      choices: { W: 600 },
    });
    const allowed = () =>
      evaluation
        .views()
        .find(({ code }) => code === "HND")!
        .options!.filter(({ refusal }) => !refusal)
        .map(({ code }) => code);
    expect(allowed()).toEqual(["BAR", "KNOB"]);
    evaluation.set("W", 400);
    expect(allowed()).toEqual(["NONE", "BAR", "KNOB", "GOLA"]);
  });

  test("[CA-08] are compared with nothing but conditions", () => {
    const faults = faultsOf(
      demoWith(
        [BASE, "{ cod: L, des:", "{ cod: L, left: true, des:"],
        [BASE, "calc:", "calc:\n  ODD: 'SIDE.left == \"true\" ? 1 : 2'"],
      ),
    );
    expect(faults.map(({ code }) => code)).toEqual(["E_TYPE"]);
    expect(faults[0]!.message).toMatch(/a condition and a text/);
  });
});

describe("an article's weight", () => {
  const weighing = (formula: string) => demoWith([BASE, "\nparts:\n", `\nweight: ${formula}\nparts:\n`]);
  const evaluated = (formula: string, choices: Readonly<Record<string, number>> = {}) => {
    const files = weighing(formula);
    files.delete("tests/base-1d.yaml");
    return openDemo(files).evaluate({ model: "ARIA", article: "BASE-1D", header: {}, choices });
  };

  test("[CA-01] is kilograms, a number or a formula that follows the choices; 0 means no weight", () => {
    expect(evaluated("8.5").result.weight).toBe(8.5);
    const live = evaluated("W / 20", { W: 600 });
    expect(live.result.weight).toBe(30);
    live.set("W", 300);
    expect(live.result.weight).toBe(15);
    expect(evaluated("0").result.weight).toBe(0);
    expect(
      openDemo().evaluate({ model: "ARIA", article: "BASE-1D", header: {}, choices: {} }).result,
    ).not.toHaveProperty("weight");
  });

  test("a negative one is a mistake of the rule, reported and left out", () => {
    const { result } = evaluated("W - 10000");
    expect(result).not.toHaveProperty("weight");
    expect(result.problems.map(({ code }) => code)).toContain("E_NUMBER");
  });

  test("[CA-08] one that is a text is reported at it", () => {
    expect(faultsOf(weighing("FIN"))).toMatchObject([{ file: BASE, code: "E_TYPE" }]);
  });
});
