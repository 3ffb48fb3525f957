import { RuleError } from "./rule-error.ts";
import { NUM, type RuleType, STR } from "./rule-type.ts";

/** Numbers nearer than this are equal (catalogue.md §3): lengths are mm, so a nanometre. */
export const TOLERANCE = 1e-6;

/** The number without the noise of binary fractions, so that `ceil(0.1 * 3 * 10)` is 3. */
export function withoutNoise(value: number): number {
  return Math.abs(value) > 1e9 ? value : Math.round(value * 1e6) / 1e6;
}

function half(value: number): number {
  const clean = withoutNoise(value);
  return clean < 0 ? -Math.floor(-clean + 0.5) : Math.floor(clean + 0.5);
}

/** Formats a number for codes and keys: no exponent, no locale, at most 6 decimals. Throws `RuleError` for infinity and NaN. */
export function numberText(value: number): string {
  if (!Number.isFinite(value)) throw new RuleError("E_NUMBER", String(value));
  const clean = withoutNoise(value) + 0;
  if (Number.isInteger(clean)) return Math.abs(clean) < 1e21 ? String(clean) : BigInt(clean).toString();
  return clean.toFixed(6).replace(/0+$/, "");
}

export interface RuleFunction {
  readonly params: readonly RuleType[];
  /** The last parameter may be repeated. */
  readonly variadic?: true;
  readonly returns: RuleType;
  readonly run: (...args: never[]) => number | string | boolean;
}

/** The functions of the language, without tables and list macros. All are IEEE-exact, so every machine agrees. */
export const FUNCTIONS: ReadonlyMap<string, RuleFunction> = new Map<string, RuleFunction>([
  ["abs", { params: [NUM], returns: NUM, run: Math.abs }],
  ["min", { params: [NUM, NUM], variadic: true, returns: NUM, run: Math.min }],
  ["max", { params: [NUM, NUM], variadic: true, returns: NUM, run: Math.max }],
  ["floor", { params: [NUM], returns: NUM, run: (a: number) => Math.floor(withoutNoise(a)) }],
  ["ceil", { params: [NUM], returns: NUM, run: (a: number) => Math.ceil(withoutNoise(a)) }],
  ["round", { params: [NUM], returns: NUM, run: half }],
  [
    "sqrt",
    {
      params: [NUM],
      returns: NUM,
      run: (a: number) => {
        if (a < 0) throw new RuleError("E_NUMBER", "square root of a negative number");
        return Math.sqrt(a);
      },
    },
  ],
  ["text", { params: [NUM], returns: STR, run: numberText }],
  [
    "startsWith",
    { params: [STR, STR], returns: { kind: "bool" }, run: (a: string, b: string) => a.startsWith(b) },
  ],
]);

/** `count(L)`, `count|any|all|sum|maxof(L, x, formula)`; `at(L, n)` is a call with a list. */
export const LIST_MACROS: ReadonlySet<string> = new Set(["count", "any", "all", "sum", "maxof"]);
export const LIST_ITEM = "at";
