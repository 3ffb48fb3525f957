import type { DclassField, DclassRow, DclassView } from "./dclass-view.ts";
import {
  notANumber,
  notUnderstood,
  offStep,
  oneOf,
  outOfRange,
  tooFew,
  tooMany,
} from "./evaluate/problem-texts.ts";
import { numberText, TOLERANCE, withoutNoise } from "./rules/functions.ts";
import { recordsText } from "./rules/list-value.ts";
import { numberOf, rounded } from "./rules/number-value.ts";
import type { Text } from "./text.ts";
import type { Value } from "./value.ts";

/** One change made by `repairRows`. Without `field`, a whole record was added or left out. */
export interface RowRepair {
  readonly row: number;
  readonly field?: string;
  readonly from?: unknown;
  readonly to?: Value;
  readonly because: Text;
}

/** A new record with its initial values, for example for an "add" button. */
export function newRow({ fields }: Pick<DclassView, "fields">): DclassRow {
  return Object.fromEntries(fields.map(({ name, initial }) => [name, initial]));
}

/**
 * Turns edited records into a valid value. Numbers are read (a comma is accepted), rounded, kept within their limits and on their step.
 * Options are matched without regard to case. An unreadable value becomes the field's initial value. Missing fields are filled in, other
 * keys (running sums) are left out, and the number of records follows the class. Rules between records (`DclassView.problems`) need an
 * evaluation: set `text` on one and read its view.
 *
 * returns  the records, their canonical text (the variable's value), and every change that was made
 */
export function repairRows(
  { fields, minItems, maxItems }: Pick<DclassView, "fields" | "minItems" | "maxItems">,
  edited: readonly Readonly<Record<string, unknown>>[],
): { readonly rows: readonly DclassRow[]; readonly text: string; readonly repairs: readonly RowRepair[] } {
  const repairs: RowRepair[] = [];
  const rows: DclassRow[] = edited.slice(0, maxItems).map((record, row) => {
    const sound: Record<string, Value> = {};
    for (const field of fields) {
      const from = Object.hasOwn(record, field.name) ? record[field.name] : undefined;
      const { value, because } = from === undefined ? { value: field.initial } : repairField(field, from);
      sound[field.name] = value;
      if (because) repairs.push({ row, field: field.name, from, to: value, because });
    }
    return sound;
  });
  for (let row = maxItems; row < edited.length; row++) repairs.push({ row, because: tooMany(maxItems) });
  while (rows.length < minItems) {
    repairs.push({ row: rows.length, because: tooFew(minItems) });
    rows.push(newRow({ fields }));
  }
  return { rows, text: recordsText(rows, { fields }), repairs };
}

interface Repaired {
  readonly value: Value;
  /** Present when the value differs from the given one. */
  readonly because?: Text;
}

function repairField(field: DclassField, given: unknown): Repaired {
  if (typeof given !== "string" && typeof given !== "number" && typeof given !== "boolean")
    return { value: field.initial, because: notUnderstood(JSON.stringify(given) ?? "") };
  switch (field.type) {
    case "num": {
      const number = numberOf(given);
      if (number === undefined) return { value: field.initial, because: notANumber(String(given)) };
      return limitNumber(number, field);
    }
    case "option": {
      const codes = (field.options ?? []).map(({ code }) => code);
      const text = String(given);
      const code =
        codes.find((one) => one === text) ?? codes.find((one) => one.toUpperCase() === text.toUpperCase());
      return code === undefined ? { value: field.initial, because: oneOf(codes) } : { value: code };
    }
    case "bool": {
      const value = booleanOf(given);
      return value === undefined
        ? { value: field.initial, because: notUnderstood(String(given)) }
        : { value };
    }
    case "str": {
      const text = String(given);
      // A separator of fields, records or variables cannot be part of a field.
      const value = text.replace(/[,|;=\s]+/g, " ").trim();
      return value === text ? { value } : { value, because: notUnderstood(text) };
    }
  }
}

/** Brings a number within a field's limits, onto its step and to its decimals. Rounding alone is not reported as a repair. */
export function limitNumber(
  number: number,
  { min, max, step, decimals = 4 }: Pick<DclassField, "min" | "max" | "step" | "decimals">,
): { readonly value: number; readonly because?: Text } {
  const value = rounded(number, decimals);
  const clamped = Math.max(min ?? -Infinity, Math.min(max ?? Infinity, value));
  const base = min ?? 0;
  const onStep =
    step !== undefined && step > 0
      ? base +
        step *
          Math.min(
            max === undefined ? Infinity : Math.floor(withoutNoise((max - base) / step)),
            Math.round(withoutNoise((clamped - base) / step)),
          )
      : clamped;
  const limited = rounded(onStep, decimals);
  if (Math.abs(limited - value) <= TOLERANCE) return { value: limited };
  const isOutside = Math.abs(clamped - value) > TOLERANCE;
  const text = (limit: number | undefined) => (limit === undefined ? undefined : numberText(limit));
  return {
    value: limited,
    because: isOutside || step === undefined ? outOfRange(text(min), text(max)) : offStep(numberText(step)),
  };
}

/** Reads a condition as stored or typed; `undefined` for anything else. */
export function booleanOf(value: Value): boolean | undefined {
  if (typeof value === "boolean") return value;
  const text = String(value).toLowerCase();
  if (text === "1" || text === "true") return true;
  return text === "0" || text === "false" ? false : undefined;
}
