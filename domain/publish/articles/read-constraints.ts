import {
  type ConstraintRule,
  type ExpressionTree,
  formatFormula,
  type LookupTable,
  suggest,
} from "@stanza/catalogue";
import type { ShapedVariable } from "../declarations/shaped-variable.ts";
import type { FormulaReader } from "../rules/formulas.ts";
import type { AuthoredArticle } from "../schema/article-schema.ts";
import type { Cell, CsvTable } from "../source/csv-table.ts";
import type { FaultList, Place } from "../source/fault-list.ts";
import type { TextReader } from "../source/texts.ts";
import { type Source, within } from "../source/yaml-source.ts";

export interface ConstraintContext {
  readonly texts: TextReader;
  readonly faults: FaultList;
  /** Reads a CSV of the catalogue by path; reports a missing one at `place`. */
  readonly csv: (path: string, place: Place) => CsvTable | undefined;
  /** Adds a table to the bundle and returns its code there, which differs when another table has the same code. */
  readonly addTable: (table: LookupTable) => string;
}

interface InArticle extends ConstraintContext {
  /** Names whose declaration has a mistake. */
  readonly unknown: ReadonlySet<string>;
}

const MAX_ROWS = 20_000;

/** Reads constraints: formulas (`forbid`, `require`) or a table of all allowed combinations. */
export function readConstraints(
  authored: AuthoredArticle,
  variables: readonly ShapedVariable[],
  file: Source,
  reader: FormulaReader,
  context: InArticle,
): readonly ConstraintRule[] {
  const { faults, texts } = context;
  const known = new Set([...variables.map((variable) => variable.authored.cod), ...context.unknown]);
  return authored.constraints.flatMap((constraint, i): readonly ConstraintRule[] => {
    const source = within(file, ["constraints", i]);
    if (!known.has(constraint.gives))
      faults.add(
        source.at(["gives"]),
        "E_NAME",
        `there is no variable '${constraint.gives}'`,
        suggest(constraint.gives, known),
      );
    const { id, gives } = constraint;
    const because = texts.read(constraint.because, source.at(["because"]));
    if ("forbid" in constraint) {
      const condition = reader.condition(constraint.forbid, source, ["forbid"]);
      return [{ id, condition, negated: true, gives, because }];
    }
    if ("require" in constraint) {
      const condition = reader.condition(constraint.require, source, ["require"]);
      return [{ id, condition, negated: false, gives, because }];
    }
    const place = source.at(["table"]);
    const csv = context.csv(constraint.table, place);
    const tree = csv && compatibility(`${authored.neutro}.${id}`, csv, variables, context);
    if (!csv || !tree) return [];
    if (!csv.header.some((cell) => cell.text === gives))
      faults.add(
        source.at(["gives"]),
        "E_TABLE",
        `${csv.file} has no column '${gives}', the variable that yields`,
      );
    return [{ id, condition: { source: formatFormula(tree), tree }, negated: false, gives, because }];
  });
}

/**
 * The condition that the values of the named variables stand together in a row of the table. `*` means any option of its column and is
 * written out, so that the look-up stays exact.
 */
function compatibility(
  code: string,
  csv: CsvTable,
  variables: readonly ShapedVariable[],
  { faults, addTable, unknown }: InArticle,
): ExpressionTree | undefined {
  const before = faults.size;
  const byCode = new Map(variables.map((variable) => [variable.authored.cod, variable]));
  const columns = csv.header.map((cell) => {
    const variable = byCode.get(cell.text);
    const kind = variable?.authored.kind;
    if (!variable && unknown.has(cell.text)) return undefined;
    if (!variable)
      faults.add(cell, "E_NAME", `there is no variable '${cell.text}'`, suggest(cell.text, byCode.keys()));
    else if (kind === "dclass")
      faults.add(cell, "E_TYPE", `${cell.text} is a list; a table holds options, numbers, texts and 1 or 0`);
    return variable;
  });
  if (faults.size > before || columns.some((column) => !column)) return undefined;
  const rows = csv.rows.flatMap((row) =>
    row.reduce<(number | string)[][]>(
      (keys, cell, i) => {
        const values = cellValues(cell, columns[i]!, faults);
        return keys.length * values.length > MAX_ROWS
          ? []
          : keys.flatMap((start) => values.map((value) => [...start, value]));
      },
      [[]],
    ),
  );
  if (rows.length > MAX_ROWS || rows.length < csv.rows.length)
    faults.add(csv.header[0]!, "E_TABLE", `with '*' written out the table has more than ${MAX_ROWS} rows`);
  if (faults.size > before) return undefined;
  const args = columns.map((column): ExpressionTree => {
    const name = { op: "name", name: column!.authored.cod } as const;
    if (column!.authored.kind !== "boolean") return name;
    return { op: "choose", when: name, yes: { op: "literal", value: 1 }, no: { op: "literal", value: 0 } };
  });
  const name = addTable({
    code,
    inputs: columns.map((column) => ({
      type: column!.authored.kind === "number" || column!.authored.kind === "boolean" ? "num" : "str",
      match: "exact",
    })),
    output: "num",
    rows: rows.map((keys) => ({ keys, value: 1 })),
    otherwise: 0,
  });
  return { op: "==", left: { op: "call", name, args }, right: { op: "literal", value: 1 } };
}

function cellValues(cell: Cell, { authored, list }: ShapedVariable, faults: FaultList): (number | string)[] {
  const { text } = cell;
  if (text === "*" && authored.kind === "option") return [...(list?.places.keys() ?? [])];
  if (text === "*" && authored.kind === "boolean") return [0, 1];
  if (authored.kind === "option" && list && !list.places.has(text))
    faults.add(
      cell,
      "E_OPT",
      `'${text}' is not an option of ${authored.cod}`,
      suggest(text, list.places.keys()),
    );
  if (authored.kind === "option" || authored.kind === "text") return [text];
  const isNumber = /^-?\d+(\.\d+)?$/.test(text);
  if (!isNumber || (authored.kind === "boolean" && text !== "0" && text !== "1"))
    faults.add(cell, "E_CSV", `'${text}' is not ${authored.kind === "boolean" ? "1, 0 or *" : "a number"}`);
  return [Number(text)];
}
