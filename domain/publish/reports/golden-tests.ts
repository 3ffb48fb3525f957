import {
  type ArticleEvaluation,
  type Catalogue,
  type Choices,
  type ErpLine,
  numberText,
  type OpenCatalogue,
  openCatalogue,
  type PriceList,
  type Surcharge,
  searchCatalogue,
  suggest,
  TOLERANCE,
  type Value,
} from "@stanza/catalogue";
import { unitPrice } from "../prices/unit-price.ts";
import type { GoldenTest } from "../schema/schema.ts";
import { type Decimal, decimal, decimalText, plus, roundTo, times } from "../source/decimal.ts";
import type { FaultList, Place } from "../source/fault-list.ts";
import type { Path, Source } from "../source/yaml-source.ts";

/** The result of a golden test. */
export interface TestResult {
  readonly name: string;
  readonly place: Place;
  /** Empty: the test passed. */
  readonly differences: readonly {
    readonly place: Place;
    readonly what: string;
    readonly expected: string;
    readonly actual: string;
  }[];
}

export interface LocatedTest {
  readonly test: GoldenTest;
  readonly source: Source;
}

/** Runs the golden tests against the finished bundle; every difference is a fault at the broken expectation. */
export function runGoldenTests(
  tests: readonly LocatedTest[],
  bundle: Catalogue,
  lists: readonly PriceList[],
  faults: FaultList,
): readonly TestResult[] {
  const open = openCatalogue(bundle);
  return tests.flatMap(({ test, source }) => {
    const list = lists.find(({ code }) => code === test.list);
    const before = faults.size;
    if (!open.model(test.model))
      unknown(
        faults,
        source.at(["model"]),
        "model",
        test.model,
        open.models.map(({ code }) => code),
      );
    else if (!open.article(test.article, test.model) && !bundle.articles[test.article])
      unknown(
        faults,
        source.at(["article"]),
        "article",
        test.article,
        searchCatalogue(open, "").map(({ entry }) => entry.code),
      );
    if (test.list !== undefined && !list)
      unknown(
        faults,
        source.at(["list"]),
        "price list",
        test.list,
        lists.map(({ code }) => code),
      );
    if (test.expect.total !== undefined && test.list === undefined)
      faults.add(source.at(["expect", "total"]), "E_TEST", "a total needs a 'list' to price with");
    if (faults.size > before) return [];
    const result = runOne(test, source, open, list);
    for (const { place, what, expected, actual } of result.differences)
      faults.add(place, "E_TEST", `${test.name}: ${what} is ${actual}, expected ${expected}`);
    return [result];
  });
}

function unknown(
  faults: FaultList,
  place: Place,
  what: string,
  code: string,
  known: readonly string[],
): void {
  faults.add(place, "E_TEST", `there is no ${what} '${code}'`, suggest(code, known));
}

function runOne(
  test: GoldenTest,
  source: Source,
  open: OpenCatalogue,
  list: PriceList | undefined,
): TestResult {
  const { expect } = test;
  const evaluation = open.evaluate({
    model: test.model,
    article: test.article,
    header: test.header,
    choices: test.var,
  });
  const { result } = evaluation;
  const differences: TestResult["differences"][number][] = [];
  const compare = (path: Path, what: string, expected: string, actual: string) => {
    if (expected !== actual)
      differences.push({ place: source.at(["expect", ...path]), what, expected, actual });
  };
  for (const code of Object.keys(evaluation.unknown))
    differences.push({
      place: source.at(["var", code]),
      what: code,
      expected: "a variable of the article",
      actual: "unknown",
    });
  for (const [code, value] of Object.entries(expect.var ?? {})) {
    const found = result.values[code];
    if (!same(value, found))
      compare(["var", code], code, String(value), found === undefined ? "no variable" : String(found));
  }
  if (expect.box)
    compare(["box"], "box", expect.box.map(numberText).join(" x "), result.box.map(numberText).join(" x "));
  if (expect.parts !== undefined)
    compare(["parts"], "number of parts", String(expect.parts), String(result.parts.length));
  if (expect.issues) {
    const found = [...new Set(result.problems.map(({ code }) => code))].sort();
    compare(["issues"], "issues", listed([...expect.issues].sort()), listed(found));
  }
  for (const [code, refused] of Object.entries(expect.notAllowed ?? {}))
    compare(
      ["notAllowed", code],
      `${code} not allowed`,
      listed([...refused].sort()),
      listed(refusedValues(evaluation, code)),
    );
  const holds = surchargeTest(open, result.neutro);
  const priceOf = (line: ErpLine) => list && unitPrice(list, line, result.values, holds);
  if (expect.erp) compareLines(expect.erp, result.erpLines, priceOf, compare);
  if (expect.total !== undefined && list) {
    const total = totalOf(result.erpLines, priceOf);
    compare(
      ["total"],
      "total",
      decimalText(decimal(expect.total)),
      total ? decimalText(total) : "not priced",
    );
  }
  return { name: test.name, place: source.at(), differences };
}

function compareLines(
  expected: NonNullable<GoldenTest["expect"]["erp"]>,
  lines: readonly ErpLine[],
  priceOf: (line: ErpLine) => Decimal | undefined,
  compare: (path: Path, what: string, expected: string, actual: string) => void,
): void {
  compare(
    ["erp"],
    "ERP lines",
    listed(expected.map(({ cod }) => cod)),
    listed(lines.map(({ code }) => code)),
  );
  for (const [i, want] of expected.entries()) {
    const line = lines[i];
    if (!line || line.code !== want.cod) continue;
    if (want.qt !== undefined)
      compare(["erp", i, "qt"], `${line.code} quantity`, numberText(want.qt), numberText(line.quantity));
    if (want.level !== undefined)
      compare(["erp", i, "level"], `${line.code} level`, String(want.level), String(line.level));
    if (want.punit === undefined) continue;
    const price = priceOf(line);
    compare(
      ["erp", i, "punit"],
      `${line.code} unit price`,
      decimalText(decimal(want.punit)),
      price ? decimalText(price) : "not priced",
    );
  }
}

/** Level 0 lines, each rounded to cents; `undefined` while one is not priced. */
function totalOf(
  lines: readonly ErpLine[],
  priceOf: (line: ErpLine) => Decimal | undefined,
): Decimal | undefined {
  const cent = decimal("0.01");
  let total = decimal("0.00");
  for (const line of lines) {
    if (line.level !== 0) continue;
    const price = priceOf(line);
    if (!price) return undefined;
    total = plus(total, roundTo(times(price, decimal(numberText(line.quantity))), cent, "half-up"));
  }
  return total;
}

function surchargeTest(
  open: OpenCatalogue,
  neutro: string,
): (surcharge: Surcharge, values: Choices) => boolean {
  return ({ when }, values) => open.condition(neutro, when)(values);
}

function refusedValues(evaluation: ArticleEvaluation, code: string): readonly string[] {
  const view = evaluation.views().find((candidate) => candidate.code === code);
  const options = (view?.options ?? []).filter(({ refusal }) => refusal).map((option) => option.code);
  return [...options, ...(view?.refusedValues ?? []).map(({ value }) => String(value))].sort();
}

function same(expected: Value, found: Value | undefined): boolean {
  if (typeof expected === "number" && typeof found === "number")
    return Math.abs(expected - found) <= TOLERANCE;
  return String(expected) === String(found);
}

const listed = (items: readonly string[]) => (items.length === 0 ? "none" : items.join(", "));
