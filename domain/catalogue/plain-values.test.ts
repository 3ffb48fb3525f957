import { publishCatalogue } from "@stanza/publish";
import { describe, expect, test } from "vitest";
import type { Value } from "./index.ts";
import { demoFiles, demoWith, openDemo } from "./testing/demo-home.ts";

const withVariable = (variable: string) => {
  const files = demoWith(["articles/BASE-1D.yaml", "variables:\n", `variables:\n  - ${variable}\n`]);
  files.delete("tests/base-1d.yaml");
  return files;
};
const base = (files: Map<string, string>, choices = {}, more = {}) =>
  openDemo(files).evaluate({ model: "ARIA", article: "BASE-1D", header: {}, choices, ...more }).result;

describe("[CA-04] text variables with a pattern", () => {
  const variable =
    "{cod: LABEL, kind: text, pattern: '[A-Z]{2}-\\d{3}', default: AA-000, because: {it: 'Due lettere, tre cifre', en: 'Two letters, three digits'}}";

  test("accept a text that fits the pattern, and nothing else", () => {
    expect(base(withVariable(variable), { LABEL: "XY-123" }).values.LABEL).toBe("XY-123");
    const refused = base(withVariable(variable), { LABEL: "xy-12" });
    expect(refused.values.LABEL).toBe("AA-000");
    expect(refused.problems).toMatchObject([
      { code: "LABEL_REPAIRED", from: "xy-12", because: { en: "Two letters, three digits" } },
    ]);
    const strict = withVariable(variable.replace("default: AA-000", "onInvalid: error"));
    expect(base(strict, { LABEL: "xy" })).toMatchObject({
      values: { LABEL: "xy" },
      problems: [{ code: "LABEL_INVALID", severity: "error" }],
    });
    expect(base(strict).problems).toEqual([]);
  });

  test.each([
    ["(A|B)+", "AA-000", /'\(' is not part of a pattern/],
    ["[A-Z]{2}-\\d{3}", "AA-00", /'AA-00' is not as the pattern/],
  ])("[CA-08] pattern %s with default %s is reported", (pattern, byDefault, message) => {
    const text = variable.replace("[A-Z]{2}-\\d{3}", pattern).replace("AA-000", byDefault);
    const result = publishCatalogue(withVariable(text));
    expect(result.ok ? [] : result.faults).toMatchObject([{ file: "articles/BASE-1D.yaml" }]);
    expect(result.ok ? "" : result.faults[0]?.message).toMatch(message);
  });
});

describe("services", () => {
  const files = demoFiles();
  files.set(
    "services.yaml",
    `${files.get("services.yaml")}- {cod: VARNISH, des: {it: Ritocco, en: Touch-up}, when: 'FIN.group == "LAC"', price: {fixed: '20.00'}}\n`,
  );

  test("with a condition are offered where the header fulfils it", () => {
    const catalogue = openDemo(files);
    const codes = (header: Record<string, string>) =>
      catalogue.servicesFor("ARIA", header).map(({ code }) => code);
    expect(codes({ FIN: "LB" })).toEqual(["DELIVERY", "INSTALL", "SURVEY", "VARNISH"]);
    expect(codes({ FIN: "MW" })).toEqual(["DELIVERY", "INSTALL", "SURVEY"]);
    expect(() => catalogue.servicesFor("NOPE", {})).toThrow("no model NOPE");
  });

  test("[CA-08] with a mistaken condition are reported at it", () => {
    const broken = new Map(files);
    broken.set("services.yaml", files.get("services.yaml")!.replace('"LAC"', '"LACK"'));
    const result = publishCatalogue(broken);
    expect(result.ok ? [] : result.faults).toMatchObject([
      { file: "services.yaml", code: "E_OPT", suggestion: "LAC" },
    ]);
  });
});

describe("[CA-02] variants that are forced", () => {
  const files = demoWith(["models/ARIA.yaml", "forcedvariants: {}", "forcedvariants: { CARC: MG }"]);
  files.delete("tests/base-1d.yaml");

  test("by the model hold in its header and its rows, whatever was chosen", () => {
    const catalogue = openDemo(files);
    const header = catalogue.header("ARIA", { CARC: "MW" });
    expect(header.variables.find(({ code }) => code === "CARC")).toMatchObject({
      value: "MG",
      source: "forced",
    });
    const row = base(files, { CARC: "MW" });
    expect(row.variables.find(({ code }) => code === "CARC")).toMatchObject({
      value: "MG",
      source: "forced",
    });
  });

  test("by the host reach variables that inherit under another code", () => {
    const inheriting = withVariable("{cod: BACKFIN, kind: option, options: options/fin.csv, inherit: FIN}");
    const of = (forced: object) =>
      base(inheriting, {}, forced).variables.find(({ code }) => code === "BACKFIN");
    expect(of({})).toMatchObject({ value: "LW", source: "header" });
    expect(of({ forced: { FIN: "VO" } })).toMatchObject({ value: "VO", source: "header" });
  });
});

test("a list's text is stored in one form, and never with a separator of variables", () => {
  const wardrobe = (choices: Record<string, string>) =>
    openDemo().evaluate({ model: "ARIA", article: "WR-1800", header: {}, choices }).result.values;
  expect(wardrobe({ CLOSETSTRUCT: "600.0| 600 |564.50" }).CLOSETSTRUCT).toBe("600|600|564.5");
  const files = withVariable(
    "{cod: NOTES, kind: dclass, dclass: DIVIDER, fields: {note: str, bold: bool}, default: 'plain,0'}",
  );
  expect(base(files, { NOTES: "one,1|two,0" }).values.NOTES).toBe("one,1|two,0");
  for (const text of ["a=b,1", "a;b,1", "a,yes", "a"])
    expect(base(files, { NOTES: text }).values.NOTES, text).toBe("plain,0");
});

test("the further values of a line follow the choices", () => {
  const files = demoWith([
    "articles/BASE-1D.yaml",
    "var: [HND], price",
    'var: [HND], extra: {_GRUPPOPREV: ELDOM, _NOTE: "{HND}-{W:0000}"}, price',
  ]);
  const line = base(files, { HND: "BAR" }).erpLines.find(({ id }) => id === "handle");
  expect(line?.variants).toEqual([
    ["HND", "BAR"],
    ["_GRUPPOPREV", "ELDOM"],
    ["_NOTE", "BAR-0600"],
  ]);
});

describe("[CA-04] a mandatory variable without a value", () => {
  test.each<[string, string, Value]>([
    ["option", "{cod: MUST, kind: option, mandatory: true, options: options/fin.csv}", "VO"],
    ["text", "{cod: MUST, kind: text, mandatory: true}", "as drawn"],
  ])("%s is an error that says so, until something is chosen", (_, variable, value) => {
    const files = withVariable(variable);
    expect(base(files)).toMatchObject({
      values: { MUST: "" },
      problems: [{ code: "MUST_MISSING", severity: "error", variable: "MUST" }],
    });
    expect(base(files, { MUST: value })).toMatchObject({ values: { MUST: value }, problems: [] });
    const [resolved] = base(files).variables.filter(({ code }) => code === "MUST");
    expect(resolved).toMatchObject({ mandatory: true, visible: true });
  });
});
