import type { OptionList, OptionRule } from "@stanza/catalogue";
import type { FormulaReader } from "../rules/formulas.ts";
import { isNever, type StaticRange } from "../rules/never.ts";
import { type ParsedFormula, parseFormula } from "../rules/parse.ts";
import { optionSchema } from "../schema/article-schema.ts";
import { readShape } from "../schema/read-shape.ts";
import type { CsvTable } from "../source/csv-table.ts";
import type { FaultList, Place } from "../source/fault-list.ts";
import type { TextReader } from "../source/texts.ts";
import type { Path, Source } from "../source/yaml-source.ts";

/** An option list with the data that checks need wherever the list is used. */
export interface ReadOptionList {
  readonly key: string;
  readonly list: OptionList;
  readonly conditions: readonly {
    readonly option: string;
    readonly formula: ParsedFormula;
    readonly at: (offset: number) => Place;
  }[];
  readonly places: ReadonlyMap<string, Place>;
  /** True when every option could be read; only then may an option be reported as missing. */
  readonly isWhole: boolean;
}

type AttributeValue = number | string | boolean;

/** In a longer list people find nothing, and every option of it is tried. */
const MAX_OPTIONS = 5000;

const RESERVED = new Set(["cod", "des", "when", "because", "from", "to"]);
const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?$/;

/** Reads an option list from CSV: cod, des or des.<language>, any attribute columns. */
export function optionsFromCsv(table: CsvTable, texts: TextReader, faults: FaultList): ReadOptionList {
  const names = table.header.map((cell) => cell.text);
  if (!names.includes("cod")) faults.add(table.header[0]!, "E_CSV", "there is no column 'cod'");
  const source: Source = {
    at: (path = []) => cellAt(table, names, path),
    inside(path, offset) {
      const cell = cellAt(table, names, path);
      return { ...cell, column: cell.column + offset };
    },
    key: (path) => cellAt(table, names, path),
  };
  const options = table.rows.map((row) => {
    const option: Record<string, string | Record<string, string>> = {};
    for (const [i, cell] of row.entries()) {
      const name = names[i]!;
      if (cell.text === "" && name !== "cod") continue;
      const [base = "", language] = name.split(".", 2);
      if (language === undefined) option[name] = cell.text;
      else
        option[base] = { ...(typeof option[base] === "object" ? option[base] : {}), [language]: cell.text };
    }
    return option;
  });
  const attributes = names.filter((name) => !RESERVED.has(name.split(".", 1)[0]!));
  return readOptions(table.file, options, source, texts.forColumns(table.header), faults, attributes);
}

function cellAt(table: CsvTable, names: readonly string[], path: Path): Place {
  const row = typeof path[0] === "number" ? table.rows[path[0]] : undefined;
  const name = String(path[1] ?? "cod");
  const column = names.findIndex((candidate) => candidate === name || candidate.startsWith(`${name}.`));
  return row?.[Math.max(0, column)] ?? table.header[Math.max(0, column)] ?? table.header[0]!;
}

/** Reads authored options; `columns` are attributes that exist even where no option has a value. */
export function readOptions(
  key: string,
  authored: readonly unknown[],
  source: Source,
  texts: TextReader,
  faults: FaultList,
  columns: readonly string[] = [],
): ReadOptionList {
  const conditions: ReadOptionList["conditions"][number][] = [];
  const places = new Map<string, Place>();
  if (authored.length > MAX_OPTIONS)
    faults.add(source.at([MAX_OPTIONS]), "E_SHAPE", `a list has no more than ${MAX_OPTIONS} options`);
  const raw: { readonly option: OptionRule; readonly values: ReadonlyMap<string, AttributeValue> }[] = [];
  for (const [i, element] of authored.entries()) {
    const below: Source = {
      at: (path = []) => source.at([i, ...path]),
      inside: (path, offset) => source.inside([i, ...path], offset),
      key: (path) => source.key([i, ...path]),
    };
    const option = readShape(optionSchema, element, below, faults);
    if (!option) continue;
    const { cod, des, when, because, from, to, ...rest } = option;
    const place = below.at(["cod"]);
    if (cod === "" || /[;=%|\t\n]/.test(cod))
      faults.add(place, "E_OPT", "an option's code is not empty and has none of ; = % |");
    if (places.has(cod)) faults.add(place, "E_DUPLICATE", `option ${cod} occurs twice`);
    places.set(cod, place);
    if (from !== undefined && to !== undefined && to < from)
      faults.add(below.at(["to"]), "E_DATE", `'to' ${to} is before 'from' ${from}`);
    const values = new Map<string, AttributeValue>();
    for (const [name, value] of Object.entries(rest)) if (value !== undefined) values.set(name, value);
    raw.push({
      option: {
        code: cod,
        description: texts.readOptional(des, below.at(["des"]), cod),
        ...(option.color ? { color: option.color } : {}),
        ...(option.material ? { material: option.material } : {}),
        ...(option.image ? { image: option.image } : {}),
        ...readWhen(cod, when, below, conditions, faults),
        ...(because === undefined ? {} : { because: texts.read(because, below.at(["because"])) }),
        ...(from === undefined ? {} : { from }),
        ...(to === undefined ? {} : { to }),
        attributes: {},
      },
      values,
    });
  }
  if (authored.length === 0) faults.add(source.at(), "E_OPT", "the list has no options");
  const names = new Set(columns);
  for (const { values } of raw) for (const name of values.keys()) names.add(name);
  const attributes: Record<string, "num" | "str" | "bool"> = {};
  for (const name of names) attributes[name] = kindOf(raw.flatMap(({ values }) => values.get(name) ?? []));
  const options = raw.map(({ option, values }) => {
    const typed: Record<string, number | string | boolean> = {};
    for (const [name, kind] of Object.entries(attributes)) {
      const value = values.get(name);
      if (kind === "num") typed[name] = Number(value ?? 0);
      else if (kind === "bool") typed[name] = String(value) === "true";
      else typed[name] = String(value ?? "");
    }
    return { ...option, attributes: typed };
  });
  return { key, list: { attributes, options }, conditions, places, isWhole: raw.length === authored.length };
}

/** The type of an attribute: numbers or booleans when every present value is one, else text. */
function kindOf(present: readonly AttributeValue[]): "num" | "str" | "bool" {
  if (present.length === 0) return "str";
  if (present.every((value) => typeof value === "number" || NUMBER.test(String(value)))) return "num";
  return present.every((value) => /^(true|false)$/.test(String(value))) ? "bool" : "str";
}

function readWhen(
  option: string,
  when: string | undefined,
  source: Source,
  conditions: ReadOptionList["conditions"][number][],
  faults: FaultList,
) {
  if (when === undefined) return {};
  const at = (offset: number) => source.inside(["when"], offset);
  const parsed = parseFormula(when);
  if (!parsed.ok) {
    faults.add(at(parsed.fault.offset), parsed.fault.code, parsed.fault.message, parsed.fault.suggestion);
    return {};
  }
  conditions.push({ option, formula: parsed.formula, at });
  return { when: { source: when, tree: parsed.formula.tree } };
}

/**
 * Checks the options' conditions in the scope of an article that uses the list.
 *
 * ranges  present: an option whose condition cannot hold within them is a mistake
 */
export function checkOptions(
  list: ReadOptionList,
  reader: FormulaReader,
  ranges: ReadonlyMap<string, StaticRange> | undefined,
): void {
  for (const { option, formula, at } of list.conditions) {
    reader.checkParsed(formula, "bool", at);
    if (ranges && isNever(formula.tree, ranges))
      reader.report(at(0), "E_UNREACHABLE", `option ${option} can never be chosen`);
  }
}
