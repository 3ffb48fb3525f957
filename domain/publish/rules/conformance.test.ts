import { tests as conformance } from "@bufbuild/cel-spec/testdata/conformance.js";
import { tests as parsing } from "@bufbuild/cel-spec/testdata/parsing.js";
import { BOOL, NUM, type RuleType, type Slot, STR } from "@stanza/catalogue";
import { expect, test } from "vitest";
import { CONFORMANCE_DEVIATIONS, PARSER_DEVIATIONS } from "../testing/conformance-deviations.ts";
import { type FormulaOutcome, runFormula } from "../testing/run-formula.ts";

/** The parts of the suite's serialised messages that have a meaning in the profile. */
interface CelType {
  readonly primitive?: string;
  readonly listType?: { readonly elemType: CelType };
}
interface CelValue {
  readonly int64Value?: string;
  readonly doubleValue?: number | string;
  readonly boolValue?: boolean;
  readonly stringValue?: string;
  readonly listValue?: { readonly values?: readonly CelValue[] };
}
interface CelTest {
  readonly name?: string;
  readonly expr: string;
  readonly typeEnv?: readonly { readonly name: string; readonly ident?: { readonly type?: CelType } }[];
  readonly bindings?: Readonly<Record<string, { readonly value?: CelValue }>>;
  readonly value?: CelValue;
  readonly typedResult?: { readonly result?: CelValue };
  readonly evalError?: object;
}
interface Suite {
  readonly name: string;
  readonly suites?: readonly Suite[];
  readonly tests?: readonly { readonly original: object; readonly error?: string }[];
}

const all = (suite: Suite, path = ""): readonly { readonly name: string; readonly test: CelTest }[] => [
  ...(suite.tests ?? []).map(({ original }) => {
    const test = original as CelTest;
    return { name: `${path}${test.name ?? test.expr}`, test };
  }),
  ...(suite.suites ?? []).flatMap((inner) => all(inner, `${path}${inner.name}/`)),
];

function typeOf(type: CelType | undefined): RuleType | undefined {
  if (type?.primitive === "INT64" || type?.primitive === "DOUBLE") return NUM;
  if (type?.primitive === "BOOL") return BOOL;
  if (type?.primitive === "STRING") return STR;
  const of = type?.listType && typeOf(type.listType.elemType);
  return of && { kind: "list", of };
}

function slotOf(value: CelValue | undefined): Slot | undefined {
  if (value?.listValue) return (value.listValue.values ?? []).map((item) => slotOf(item) ?? "no value");
  if (value?.int64Value !== undefined) return Number(value.int64Value);
  if (value?.doubleValue !== undefined) return Number(value.doubleValue);
  return value?.boolValue ?? value?.stringValue;
}

function outcomeOf({ expr, typeEnv = [], bindings = {} }: CelTest): FormulaOutcome {
  const names: Record<string, { type: RuleType; value: Slot }> = {};
  for (const { name, ident } of typeEnv) {
    const [type, value] = [typeOf(ident?.type), slotOf(bindings[name]?.value)];
    if (type && value !== undefined) names[name] = { type, value };
  }
  return runFormula(expr, names);
}

function agrees({ evalError, value, typedResult }: CelTest, outcome: FormulaOutcome): boolean {
  if (evalError) return outcome.kind === "failed";
  // The suite's shorthand: a test without a result means `true`.
  const wanted = value || typedResult ? slotOf(value ?? typedResult?.result) : true;
  return outcome.kind === "value" && JSON.stringify(outcome.value) === JSON.stringify(wanted);
}

test("[CA-08] the part of the CEL conformance suite that the profile accepts gives CEL's results, except for the listed deviations", () => {
  const deviating: string[] = [];
  let accepted = 0;
  for (const { name, test: cel } of all(conformance)) {
    const outcome = outcomeOf(cel);
    if (outcome.kind === "refused") continue;
    accepted++;
    if (!agrees(cel, outcome)) deviating.push(name);
  }
  expect(deviating.sort()).toEqual(Object.keys(CONFORMANCE_DEVIATIONS).sort());
  // 2,344 tests in 0.6.1; the others need int64, uint, bytes, maps, messages, timestamps or regular expressions.
  expect(accepted).toBe(262);
});

test("formulas that the CEL parser refuses are refused here too", () => {
  const broken = (suite: Suite): readonly CelTest[] => [
    ...(suite.tests ?? []).filter(({ error }) => error).map(({ original }) => original as CelTest),
    ...(suite.suites ?? []).flatMap(broken),
  ];
  const refused = broken(parsing);
  expect(refused.length).toBeGreaterThan(30);
  const taken = refused.map(({ expr }) => expr).filter((expr) => runFormula(expr).kind !== "refused");
  expect(taken.map((expr) => expr.replace(/\s+/g, " "))).toEqual(Object.keys(PARSER_DEVIATIONS));
});
