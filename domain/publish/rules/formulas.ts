import {
  type Expression,
  type ExpressionTree,
  NUM,
  type Quantity,
  type Quantity2,
  type Quantity3,
  type RepeatRule,
  type RuleType,
  type Scope,
  type TextTemplate,
  typeName,
  withLocal,
} from "@stanza/catalogue";
import type { FaultList, Place } from "../source/fault-list.ts";
import type { Path, Source } from "../source/yaml-source.ts";
import { checkFormula } from "./check.ts";
import { type FormulaFault, type ParsedFormula, parseFormula } from "./parse.ts";

/** `plain`: no lists and records; `any`: lists and records too. */
export type Wanted = "num" | "bool" | "str" | "plain" | "any";

/** The maximum length of a formula; each placeholder may stand for a long text. */
const MAX_LENGTH = 2000;

/** Parses and checks the formulas of one scope; every mistake is reported at its character. */
export class FormulaReader {
  readonly scope: Scope;
  readonly #faults: FaultList;

  constructor(scope: Scope, faults: FaultList) {
    this.scope = scope;
    this.#faults = faults;
  }

  /** The same reader with one more loop local. */
  with(name: string, type: RuleType): FormulaReader {
    return new FormulaReader(withLocal(this.scope, name, type), this.#faults);
  }

  /** The same reader with one more loop local of unknown type. */
  withUnknown(name: string): FormulaReader {
    const { unknown } = this.scope;
    const has = (other: string) => other === name || unknown?.has(other) === true;
    return new FormulaReader({ ...this.scope, unknown: { has } }, this.#faults);
  }

  condition(text: string, source: Source, path: Path): Expression {
    return this.formula(text, "bool", source, path);
  }

  optional(text: string | undefined, source: Source, path: Path): { readonly [key: string]: Expression } {
    const key = String(path.at(-1));
    return text === undefined ? {} : { [key]: this.condition(text, source, path) };
  }

  quantity(value: number | string, source: Source, path: Path): Quantity {
    return typeof value === "number" ? value : this.formula(value, "num", source, path);
  }

  quantity2(value: readonly [number | string, number | string], source: Source, path: Path): Quantity2 {
    return [this.quantity(value[0], source, [...path, 0]), this.quantity(value[1], source, [...path, 1])];
  }

  quantity3(
    value: readonly [number | string, number | string, number | string],
    source: Source,
    path: Path,
  ): Quantity3 {
    const [x, y, z] = value;
    return [
      this.quantity(x, source, [...path, 0]),
      this.quantity(y, source, [...path, 1]),
      this.quantity(z, source, [...path, 2]),
    ];
  }

  formula(text: string, wanted: Wanted, source: Source, path: Path): Expression {
    return this.check(text, wanted, (offset) => source.inside(path, offset)).expression;
  }

  /** Parses and checks `text`. A broken formula is reported and replaced by a literal. */
  check(
    text: string,
    wanted: Wanted,
    at: (offset: number) => Place,
  ): { expression: Expression; type: RuleType | undefined } {
    const parsed = parseFormula(text);
    if (!parsed.ok) {
      this.#report(parsed.fault, at);
      return { expression: { source: text, tree: { op: "literal", value: 0 } }, type: undefined };
    }
    return {
      expression: { source: text, tree: parsed.formula.tree },
      type: this.checkParsed(parsed.formula, wanted, at),
    };
  }

  checkParsed(parsed: ParsedFormula, wanted: Wanted, at: (offset: number) => Place): RuleType | undefined {
    const { type, faults } = checkFormula(parsed.tree, this.scope, parsed.offsets);
    for (const fault of faults) this.#report(fault, at);
    if (type && faults.length === 0 && !fits(type, wanted)) {
      const needed =
        wanted === "bool"
          ? "a condition"
          : wanted === "num"
            ? "a number"
            : wanted === "str"
              ? "a text"
              : "a single value";
      this.#faults.add(at(0), "E_TYPE", `the formula gives ${typeName(type)}, but ${needed} belongs here`);
    }
    return type;
  }

  /** The type of a sound formula's value; `undefined` for one with mistakes. */
  typeOf(tree: ExpressionTree): RuleType["kind"] | undefined {
    return checkFormula(tree, this.scope, new Map()).type?.kind;
  }

  /** `BS{W:0000}{SIDE}`: text with formulas; `:000` after one pads its whole part with zeros. */
  template(text: string, source: Source, path: Path): TextTemplate {
    if (text.length > MAX_LENGTH) {
      this.#faults.add(source.at(path), "E_SYNTAX", `the text is longer than ${MAX_LENGTH} characters`);
      return [];
    }
    const pieces: TextTemplate[number][] = [];
    let plain = "";
    for (let i = 0; i < text.length; ) {
      const char = text[i]!;
      if (char === "}") this.#faults.add(source.inside(path, i), "E_SYNTAX", "'}' closes nothing");
      if (char !== "{") {
        plain += char;
        i++;
        continue;
      }
      const end = closingBrace(text, i + 1);
      if (end < 0) {
        this.#faults.add(source.inside(path, i), "E_SYNTAX", "'{' is never closed");
        break;
      }
      if (plain) pieces.push(plain);
      plain = "";
      pieces.push(this.#placeholder(text.slice(i + 1, end), (offset) => source.inside(path, i + 1 + offset)));
      i = end + 1;
    }
    if (plain) pieces.push(plain);
    return pieces;
  }

  #placeholder(text: string, at: (offset: number) => Place): Exclude<TextTemplate[number], string> {
    const padded = /^(.+):(0+)(?:\.(0+))?$/s.exec(text);
    if (!padded || parseFormula(text).ok) return { formula: this.check(text, "plain", at).expression };
    const [, formula = "", digits = "", decimals = ""] = padded;
    const { expression } = this.check(formula, "num", at);
    return { formula: expression, digits: digits.length, ...(decimals ? { decimals: decimals.length } : {}) };
  }

  /** Reads a repetition; returns it with the reader for the repeated formulas. */
  repeat(
    authored:
      | { as: string; from: number | string; to: number | string }
      | { as: string; over: string }
      | undefined,
    source: Source,
    path: Path,
  ): { readonly rule: { readonly repeat?: RepeatRule }; readonly inner: FormulaReader } {
    if (!authored) return { rule: {}, inner: this };
    if (this.scope.symbols.has(authored.as))
      this.#faults.add(source.at([...path, "as"]), "E_NAME", `'${authored.as}' already means something here`);
    if ("over" in authored) {
      const type = this.check(authored.over, "any", () => source.at([...path, "over"])).type;
      if (type && type.kind !== "list")
        this.#faults.add(
          source.at([...path, "over"]),
          "E_TYPE",
          `${authored.over} is ${typeName(type)}; a repetition goes over a dclass variable`,
        );
      return {
        rule: { repeat: { as: authored.as, over: authored.over } },
        inner: type?.kind === "list" ? this.with(authored.as, type.of) : this.withUnknown(authored.as),
      };
    }
    const from = this.quantity(authored.from, source, [...path, "from"]);
    const to = this.quantity(authored.to, source, [...path, "to"]);
    return { rule: { repeat: { as: authored.as, from, to } }, inner: this.with(authored.as, NUM) };
  }

  report(place: Place, code: string, message: string): void {
    this.#faults.add(place, code, message);
  }

  #report(fault: FormulaFault, at: (offset: number) => Place): void {
    this.#faults.add(at(fault.offset), fault.code, fault.message, fault.suggestion);
  }
}

function fits(type: RuleType, wanted: Wanted): boolean {
  if (wanted === "any") return true;
  return wanted === "plain" ? type.kind !== "list" && type.kind !== "record" : type.kind === wanted;
}

function closingBrace(text: string, from: number): number {
  let quote = "";
  for (let i = from; i < text.length; i++) {
    const char = text[i]!;
    if (quote) {
      if (char === "\\") i++;
      else if (char === quote) quote = "";
    } else if (char === '"' || char === "'") quote = char;
    else if (char === "}") return i;
  }
  return -1;
}

/** The text literals that a formula can give as its result, for checks against known names. */
export function resultLiterals(tree: ExpressionTree): readonly string[] {
  if (tree.op === "literal") return typeof tree.value === "string" ? [tree.value] : [];
  if (tree.op === "choose") return [...resultLiterals(tree.yes), ...resultLiterals(tree.no)];
  return [];
}
