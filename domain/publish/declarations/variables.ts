import { matchesPattern, parseTextPattern, suggest, type VariableRule } from "@stanza/catalogue";
import type { FormulaReader } from "../rules/formulas.ts";
import type { StaticRange } from "../rules/never.ts";
import type { AuthoredVariable } from "../schema/article-schema.ts";
import type { FaultList } from "../source/fault-list.ts";
import { impossibleNumber } from "./number-limits.ts";
import { checkOptions } from "./option-lists.ts";
import { fieldType, readDclass } from "./read-dclass.ts";
import type { ShapedVariable, VariableContext } from "./shaped-variable.ts";

/** Returns true when the variable's options could be read, or when it has none. */
export const isReadable = ({ authored, list }: ShapedVariable): boolean =>
  authored.kind !== "option" || (list?.isWhole === true && list.list.options.length > 0);

/** The variable's rule without its formulas: enough for `variableType`. */
export function shapeOnly({ authored, list }: ShapedVariable): VariableRule {
  const base = {
    code: authored.cod,
    description: {},
    aliases: [],
    mandatory: false,
    onInvalid: "default",
  } as const;
  switch (authored.kind) {
    case "option":
      return { ...base, kind: "option", options: list?.key ?? "" };
    case "number":
      return { ...base, kind: "number", unit: authored.unit, decimals: authored.decimals };
    case "text":
      return { ...base, kind: "text", maxLength: authored.maxLength };
    case "boolean":
      return { ...base, kind: "boolean" };
    case "dclass":
      return {
        ...base,
        kind: "dclass",
        dclass: authored.dclass,
        fields: Object.entries(authored.fields).map(([name, field]) => ({ name, type: fieldType(field) })),
        accumulate: Object.entries(authored.accumulate).map(([name, text]) => ({
          name,
          formula: { source: text, tree: { op: "literal", value: 0 } as const },
        })),
        minItems: authored.minItems,
        maxItems: authored.maxItems,
        each: [],
        default: authored.default,
      };
  }
}

/** Reads a variable's formulas and checks its defaults. */
export function readVariable(shaped: ShapedVariable, context: VariableContext): VariableRule {
  const { authored, source } = shaped;
  const { reader, texts, faults } = context;
  if (authored.group !== undefined && context.groups && !context.groups.has(authored.group))
    faults.add(
      source.at(["group"]),
      "E_NAME",
      `there is no group '${authored.group}'`,
      suggest(authored.group, context.groups),
    );
  const inherit = authored.inherit === true ? authored.cod : authored.inherit || undefined;
  if (inherit !== undefined && !context.headerCodes.has(inherit) && !faults.unknown.has(inherit))
    faults.add(
      source.at(["inherit"]),
      "E_NAME",
      `there is no shared variable '${inherit}' to inherit from`,
      suggest(inherit, context.headerCodes),
    );
  const base = {
    code: authored.cod,
    description: texts.readOptional(authored.des, source.at(["des"]), authored.cod),
    ...(authored.help === undefined ? {} : { help: texts.read(authored.help, source.at(["help"])) }),
    ...(authored.group === undefined ? {} : { group: authored.group }),
    aliases: authored.aliases ?? [],
    ...reader.optional(authored.visible, source, ["visible"]),
    ...reader.optional(authored.readonly, source, ["readonly"]),
    mandatory: authored.mandatory ?? false,
    ...(authored.erp === false ? { erp: false as const } : {}),
    ...(inherit === undefined ? {} : { inherit }),
    onInvalid: authored.onInvalid ?? (authored.kind === "number" ? "nearest" : "default"),
    ...(authored.because === undefined
      ? {}
      : { because: texts.read(authored.because, source.at(["because"])) }),
  } as const;
  const quantity = (key: "min" | "max" | "step" | "default", value: number | string | undefined) =>
    value === undefined ? {} : { [key]: reader.quantity(value, source, [key]) };
  switch (authored.kind) {
    case "option":
      if (shaped.list) checkOptions(shaped.list, reader, isInline(authored) ? context.ranges : undefined);
      return {
        ...base,
        kind: "option",
        options: shaped.list?.key ?? "",
        ...reader.optional(authored.only, source, ["only"]),
        ...(authored.front ? { front: true as const } : {}),
        ...optionDefault(authored.default, shaped, reader, faults),
      };
    case "number": {
      const { min, max, step } = authored;
      if (typeof min === "number" && typeof max === "number" && min > max)
        faults.add(source.at(["min"]), "E_RANGE", `min ${min} is larger than max ${max}`);
      if (typeof step === "number" && step <= 0)
        faults.add(source.at(["step"]), "E_RANGE", "a step is larger than 0");
      const wrong =
        typeof authored.default === "number" ? impossibleNumber(authored, authored.default) : undefined;
      if (wrong !== undefined)
        faults.add(source.at(["default"]), authored.values ? "E_OPT" : "E_RANGE", wrong);
      return {
        ...base,
        kind: "number",
        unit: authored.unit,
        ...quantity("min", min),
        ...quantity("max", max),
        ...quantity("step", step),
        ...quantity("default", authored.default),
        ...(authored.values ? { values: authored.values.toSorted((a, b) => a - b) } : {}),
        decimals: authored.decimals,
        ...reader.optional(authored.offStep, source, ["offStep"]),
      };
    }
    case "text":
      return {
        ...base,
        kind: "text",
        maxLength: authored.maxLength,
        ...textPattern(authored.pattern, authored.default, shaped, faults),
        ...(authored.default === undefined ? {} : { default: textDefault(authored.default, shaped, reader) }),
      };
    case "boolean":
      return {
        ...base,
        kind: "boolean",
        ...(authored.default === undefined
          ? {}
          : { default: reader.condition(authored.default, source, ["default"]) }),
      };
    case "dclass":
      return { ...base, ...readDclass(authored, shaped, context) };
  }
}

/** Options of a shared list may be impossible in one article and possible in the next. */
const isInline = (authored: AuthoredVariable & { kind: "option" }) => typeof authored.options !== "string";

/** The possible values of a number variable, if its limits are written as numbers. */
export function staticRange({ authored }: ShapedVariable): StaticRange | undefined {
  if (authored.kind !== "number") return undefined;
  const { min, max, values } = authored;
  if (values) return { min: Math.min(...values), max: Math.max(...values), values };
  if (typeof min === "string" || typeof max === "string") return undefined;
  if ((min ?? -Infinity) > (max ?? Infinity)) return undefined;
  return { min: min ?? -Infinity, max: max ?? Infinity };
}

function optionDefault(
  authored: string | undefined,
  { source, list }: ShapedVariable,
  reader: FormulaReader,
  faults: FaultList,
) {
  if (authored === undefined) return {};
  if (authored.startsWith("=")) return { default: textDefault(authored, { source }, reader) };
  if (list && !list.places.has(authored)) {
    const codes = [...list.places.keys()];
    faults.add(
      source.at(["default"]),
      "E_OPT",
      `'${authored}' is not an option (${codes.join(", ")})`,
      suggest(authored, codes),
    );
  }
  return { default: authored };
}

/** Checks that the pattern is sound and that a default that is written out fits it. */
function textPattern(
  pattern: string | undefined,
  authoredDefault: string | undefined,
  { source }: Pick<ShapedVariable, "source">,
  faults: FaultList,
) {
  if (pattern === undefined) return {};
  const parsed = parseTextPattern(pattern);
  if (!parsed.ok) faults.add(source.inside(["pattern"], parsed.offset), "E_SYNTAX", parsed.message);
  else if (
    authoredDefault !== undefined &&
    authoredDefault !== "" &&
    !authoredDefault.startsWith("=") &&
    !matchesPattern(parsed.pattern, authoredDefault)
  )
    faults.add(source.at(["default"]), "E_OPT", `'${authoredDefault}' is not as the pattern ${pattern} asks`);
  return { pattern };
}

function textDefault(authored: string, { source }: Pick<ShapedVariable, "source">, reader: FormulaReader) {
  if (!authored.startsWith("=")) return authored;
  return reader.check(authored.slice(1), "str", (offset) => source.inside(["default"], offset + 1))
    .expression;
}
