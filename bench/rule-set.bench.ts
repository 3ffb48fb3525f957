import type { Closure } from "../domain/catalogue/rules/closure.ts";
import { compileTree } from "../domain/catalogue/rules/compile.ts";
import {
  type Attribute,
  BOOL,
  emptyScope,
  NUM,
  type RuleType,
  type Slot,
  STR,
  type StrType,
  withLocal,
} from "../domain/catalogue/rules/rule-type.ts";
import { checkFormula } from "../domain/publish/rules/check.ts";
import { parseFormula } from "../domain/publish/rules/parse.ts";
import { ruleSetByHand } from "./hand-written/rule-set.ts";
import { type Bench, cpuOfEach } from "./measure.ts";
import { CONDITIONS, FINISHES, FORMULAS, HANDLES, NUMBERS, OPTIONS, type RuleRow } from "./rule-set.ts";
import { seededRandom } from "./seeded-random.ts";

const ROWS = 64;
const CODES = ["A", "B", "C", "D"];

/** 150 typed formulas over 60 variables, checked and compiled as publish and the browser do it, against the same rules as one function. */
export const bench: Bench = {
  name: "rule set",
  async run() {
    const rows = randomRows();
    const compiled = compileRules();
    const variables = [...NUMBERS, ...OPTIONS, ...CONDITIONS] as const;
    /** Rows as the engine keeps them: what was chosen, then what follows. */
    const states = rows.map((row): Slot[] => [
      0,
      ...variables.map((name) => row[name]),
      ...FORMULAS.map(() => 0),
    ]);
    const ours = (i: number): Slot[] => {
      const slots = states[i]!;
      let at = variables.length + 1;
      for (const run of compiled) slots[at++] = run(slots);
      return slots;
    };
    const results = rows.map((): (number | boolean)[] => FORMULAS.map(() => 0));
    const byHand = (i: number): readonly (number | boolean)[] => {
      ruleSetByHand(rows[i]!, results[i]!);
      return results[i]!;
    };
    for (const [i] of rows.entries()) {
      const [a, b] = [ours(i).slice(variables.length + 1), byHand(i)];
      const differs = a.findIndex((value, at) => !same(value, b[at]!));
      if (differs >= 0)
        throw new Error(`${FORMULAS[differs]!.join(": ")} gives ${a[differs]}, by hand ${b[differs]}.`);
    }
    let next = 0;
    const cycle = (run: (i: number) => unknown) => () => run(next++ % ROWS);
    const [rules, hand] = await cpuOfEach([cycle(ours), cycle(byHand)], {
      calls: 8192,
      rounds: 11,
      warmUps: 4,
    });
    return [
      {
        name: `rule set of ${FORMULAS.length} typed formulas`,
        value: rules! * 1000,
        unit: "µs",
        reference: `one hand-written function: ${(hand! * 1000).toPrecision(3)} µs`,
        ratio: rules! / hand!,
        bar: { of: "ratio", atMost: 6 },
      },
    ];
  },
};

/** Each formula reads the variables and the formulas before it. */
function compileRules(): readonly Closure[] {
  let scope = emptyScope(new Map());
  const declare = (name: string, type: RuleType) => {
    scope = withLocal(scope, name, type);
  };
  for (const name of NUMBERS) declare(name, NUM);
  for (const name of OPTIONS)
    declare(name, option(name, name === "FIN" ? FINISHES : name === "HND" ? HANDLES : {}));
  for (const name of CONDITIONS) declare(name, BOOL);
  return FORMULAS.map(([name, source]) => {
    const parsed = parseFormula(source);
    if (!parsed.ok) throw new Error(`${source}: ${parsed.fault.message}`);
    const { tree, offsets } = parsed.formula;
    const { faults, type } = checkFormula(tree, scope, offsets);
    if (faults[0] || !type) throw new Error(`${source}: ${faults[0]?.message}`);
    const { run } = compileTree(tree, scope);
    declare(name, type);
    return run;
  });
}

function option(label: string, byCode: Readonly<Record<string, object>>): StrType {
  const names = Object.keys(Object.values(byCode)[0] ?? {});
  const attributes = new Map(
    names.map((name): [string, Attribute] => {
      const values = new Map(
        Object.entries(byCode).map(([code, of]): [string, number | string] => [
          code,
          (of as Record<string, number | string>)[name]!,
        ]),
      );
      const isNumber = typeof values.get("A") === "number";
      return [
        name,
        {
          type: isNumber ? NUM : { ...STR, values: new Set(values.values() as Iterable<string>) },
          byCode: values,
        },
      ];
    }),
  );
  return { kind: "str", values: new Set(CODES), label, attributes };
}

const same = (a: Slot, b: number | boolean): boolean =>
  typeof a === "number" && typeof b === "number" ? Math.abs(a - b) < 1e-9 : a === b;

function randomRows(): readonly RuleRow[] {
  const random = seededRandom(5);
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  return Array.from({ length: ROWS }, (): RuleRow => {
    const numbers = NUMBERS.map((name): [string, number] => [name, whole(10, 990) / 10]);
    const measures = {
      W: whole(600, 2400) / 2,
      H: whole(600, 4400) / 2,
      D: whole(660, 1200) / 2,
      T: 18,
      SHQ: whole(0, 5),
    };
    return {
      ...Object.fromEntries(numbers),
      ...measures,
      ...Object.fromEntries(OPTIONS.map((name) => [name, CODES[whole(0, 3)]!])),
      ...Object.fromEntries(CONDITIONS.map((name) => [name, random() < 0.5])),
    } as unknown as RuleRow;
  });
}
