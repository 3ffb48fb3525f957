import type { DclassVariable } from "../bundle.ts";
import { numberText } from "./functions.ts";
import type { RuleRecord } from "./rule-type.ts";

const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * Reads the canonical text of a list variable: records separated by `|`, fields by `,`, in declared order (`1,SHELF,350,18|2,DRW,20,180`).
 * An empty text is an empty list. Running sums are not part of it.
 */
export function parseRecords(
  text: string,
  variable: Pick<DclassVariable, "fields" | "maxItems">,
):
  | { readonly ok: true; readonly records: readonly RuleRecord[] }
  | { readonly ok: false; readonly message: string } {
  if (text === "") return { ok: true, records: [] };
  const pieces = text.split("|");
  if (pieces.length > variable.maxItems)
    return { ok: false, message: `more than ${variable.maxItems} records` };
  const records: RuleRecord[] = [];
  for (const [i, piece] of pieces.entries()) {
    const cells = piece.split(",");
    if (cells.length !== variable.fields.length)
      return {
        ok: false,
        message: `record ${i + 1} has ${cells.length} fields, not ${variable.fields.length}`,
      };
    const record: Record<string, number | string | boolean> = {};
    for (const [j, { name, type }] of variable.fields.entries()) {
      const cell = cells[j]!.trim();
      if (type === "num" && !(NUMBER.test(cell) && Number.isFinite(Number(cell))))
        return { ok: false, message: `record ${i + 1}: ${name} '${cell}' is not a number` };
      // `;` and `=` separate variables in the text form of choices (catalogue.md §4.3).
      if (type === "str" && /[;=\t\n]/.test(cell))
        return { ok: false, message: `record ${i + 1}: ${name} has one of ; = or a line break in it` };
      if (type === "bool" && cell !== "0" && cell !== "1")
        return { ok: false, message: `record ${i + 1}: ${name} is 1 or 0` };
      if (typeof type === "object" && !type.options.includes(cell))
        return {
          ok: false,
          message: `record ${i + 1}: ${name} '${cell}' is not one of ${type.options.join(", ")}`,
        };
      record[name] = type === "num" ? Number(cell) : type === "bool" ? cell === "1" : cell;
    }
    records.push(record);
  }
  return { ok: true, records };
}

/** The canonical text of records, the inverse of `parseRecords`. */
export function recordsText(
  records: readonly RuleRecord[],
  variable: { readonly fields: readonly { readonly name: string }[] },
): string {
  return records
    .map((record) =>
      variable.fields
        .map(({ name }) => {
          const value = record[name]!;
          return typeof value === "number"
            ? numberText(value)
            : typeof value === "boolean"
              ? value
                ? "1"
                : "0"
              : value;
        })
        .join(","),
    )
    .join("|");
}
