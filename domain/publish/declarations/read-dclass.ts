import { type DclassFieldRule, type FieldType, type RuleType, recordType, suggest } from "@stanza/catalogue";
import type { AuthoredVariable } from "../schema/article-schema.ts";
import type { Source } from "../source/yaml-source.ts";
import type { ShapedVariable, VariableContext } from "./shaped-variable.ts";

type AuthoredDclass = AuthoredVariable & { readonly kind: "dclass" };
type AuthoredField = AuthoredDclass["fields"][string];

/** The type of a field, without captions and limits. */
export function fieldType(field: AuthoredField): FieldType {
  if (typeof field === "string") return field;
  if (!("options" in field)) return field.type;
  return { options: field.options.map((option) => (typeof option === "string" ? option : option.cod)) };
}

/** Reads the class-specific half of a dclass variable: fields with captions and limits, running sums, checks of each record. */
export function readDclass(authored: AuthoredDclass, { source }: ShapedVariable, context: VariableContext) {
  const { reader, texts, faults, dclasses } = context;
  if (!dclasses.has(authored.dclass))
    faults.add(
      source.at(["dclass"]),
      "E_NAME",
      `dClass ${authored.dclass} is not declared in catalogue.yaml`,
      suggest(authored.dclass, dclasses),
    );
  const numbers = Object.entries(authored.fields).flatMap(([name, field]) =>
    fieldType(field) === "num" ? [name] : [],
  );
  const fields = Object.entries(authored.fields).map(([name, field]) =>
    readField(name, field, numbers, source, context),
  );
  let inner = reader;
  for (const { name, type } of fields) {
    const known: RuleType =
      type === "num" ? { kind: "num" } : type === "bool" ? { kind: "bool" } : { kind: "str" };
    inner = inner.with(name, known);
  }
  const accumulate = Object.entries(authored.accumulate).map(([name, text]) => {
    if (authored.fields[name])
      faults.add(source.key(["accumulate", name]), "E_DUPLICATE", `'${name}' is a field already`);
    return { name, formula: inner.formula(text, "num", source, ["accumulate", name]) };
  });
  if (authored.maxItems < authored.minItems)
    faults.add(
      source.at(["minItems"]),
      "E_RANGE",
      `minItems ${authored.minItems} is larger than maxItems ${authored.maxItems}`,
    );
  const record = reader.with("x", recordType({ code: authored.cod, fields, accumulate }));
  return {
    kind: "dclass" as const,
    dclass: authored.dclass,
    fields,
    accumulate,
    minItems: authored.minItems,
    maxItems: authored.maxItems,
    each: authored.each.map((check, i) => ({
      id: check.id,
      check: record.condition(check.check, source, ["each", i, "check"]),
      because: texts.read(check.because, source.at(["each", i, "because"])),
    })),
    default: authored.default,
  };
}

function readField(
  name: string,
  field: AuthoredField,
  /** Names of the fields that are numbers. */
  numbers: readonly string[],
  source: Source,
  { reader, texts, faults }: VariableContext,
): DclassFieldRule {
  const path = ["fields", name] as const;
  const type = fieldType(field);
  if (typeof field === "string") return { name, type };
  const base = {
    name,
    type,
    ...(field.des === undefined ? {} : { description: texts.read(field.des, source.at([...path, "des"])) }),
    ...(field.default === undefined ? {} : { initial: field.default }),
  };
  if ("options" in field) {
    const codes = new Set<string>();
    const optionTexts: Record<string, ReturnType<typeof texts.read>> = {};
    const optionStarts: Record<string, Readonly<Record<string, number>>> = {};
    for (const [i, option] of field.options.entries()) {
      const code = typeof option === "string" ? option : option.cod;
      const place = source.at([...path, "options", i]);
      if (code === "" || /[,|;=\t\n]/.test(code))
        faults.add(place, "E_OPT", "an option of a field is not empty and has none of , | ; =");
      if (codes.has(code)) faults.add(place, "E_DUPLICATE", `option ${code} occurs twice`);
      codes.add(code);
      if (typeof option !== "string")
        optionTexts[code] = texts.read(option.des, source.at([...path, "options", i, "des"]));
      if (typeof option === "object" && option.with) {
        optionStarts[code] = option.with;
        for (const start of Object.keys(option.with))
          if (!numbers.includes(start))
            faults.add(
              source.key([...path, "options", i, "with", start]),
              "E_NAME",
              `the records have no number '${start}'`,
              suggest(start, numbers),
            );
      }
    }
    if (field.default !== undefined && !codes.has(field.default))
      faults.add(
        source.at([...path, "default"]),
        "E_OPT",
        `'${field.default}' is not an option (${[...codes].join(", ")})`,
        suggest(field.default, codes),
      );
    return {
      ...base,
      ...(Object.keys(optionTexts).length > 0 ? { optionTexts } : {}),
      ...(Object.keys(optionStarts).length > 0 ? { optionStarts } : {}),
    };
  }
  if (field.type !== "num") return base;
  const { min, max, step } = field;
  if (typeof min === "number" && typeof max === "number" && min > max)
    faults.add(source.at([...path, "min"]), "E_RANGE", `min ${min} is larger than max ${max}`);
  if (typeof step === "number" && step <= 0)
    faults.add(source.at([...path, "step"]), "E_RANGE", "a step is larger than 0");
  const limit = (key: "min" | "max" | "step", value: number | string | undefined) =>
    value === undefined ? {} : { [key]: reader.quantity(value, source, [...path, key]) };
  return {
    ...base,
    ...(field.unit === undefined ? {} : { unit: field.unit }),
    ...limit("min", min),
    ...limit("max", max),
    ...limit("step", step),
    ...(field.decimals === undefined ? {} : { decimals: field.decimals }),
  };
}
