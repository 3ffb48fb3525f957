import type { Catalogue, DclassVariable, OptionList, VariableRule } from "../bundle.ts";
import { type Attribute, BOOL, NUM, type RuleType, STR, type StrType } from "./rule-type.ts";

/** The type that formulas see of a variable. */
export function variableType(variable: VariableRule, lists: Catalogue["optionLists"]): RuleType {
  switch (variable.kind) {
    case "option":
      return optionType(variable.code, lists[variable.options] ?? { attributes: {}, options: [] });
    case "number":
      return NUM;
    case "text":
      return STR;
    case "boolean":
      return BOOL;
    case "dclass":
      return { kind: "list", of: recordType(variable) };
  }
}

export function optionType(code: string, list: OptionList): StrType {
  const attributes = new Map<string, Attribute>();
  for (const [name, kind] of Object.entries(list.attributes)) {
    const none = kind === "num" ? 0 : kind === "bool" ? false : "";
    const byCode = new Map(list.options.map((option) => [option.code, option.attributes[name] ?? none]));
    const type: Attribute["type"] =
      kind === "num"
        ? NUM
        : kind === "bool"
          ? BOOL
          : { kind: "str", label: `${code}.${name}`, values: new Set([...byCode.values()].map(String)) };
    attributes.set(name, { type, byCode });
  }
  return { kind: "str", label: code, values: new Set(list.options.map((option) => option.code)), attributes };
}

/** The record type of a list variable: its fields, then its running sums. */
export function recordType(variable: Pick<DclassVariable, "code" | "fields" | "accumulate">): RuleType {
  const fields = new Map<string, RuleType>();
  for (const { name, type } of variable.fields) {
    if (type === "num") fields.set(name, NUM);
    else if (type === "str") fields.set(name, STR);
    else if (type === "bool") fields.set(name, BOOL);
    else fields.set(name, { kind: "str", label: `${variable.code}.${name}`, values: new Set(type.options) });
  }
  for (const { name } of variable.accumulate) fields.set(name, NUM);
  return { kind: "record", fields };
}
