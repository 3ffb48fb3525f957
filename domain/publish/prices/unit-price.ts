import {
  type Choices,
  type ErpLine,
  type PriceList,
  type PriceMatrix,
  RuleError,
  type Surcharge,
} from "@stanza/catalogue";
import { type Decimal, decimal, plus, roundTo, times } from "../source/decimal.ts";

/**
 * Unit price of a line for golden tests: the list's entry with its surcharges (percentages of that entry), rounded once to the list's unit
 * (catalogue.md §4.6). `undefined`: not priced. The pricing package computes prices with their trace.
 */
export function unitPrice(
  list: PriceList,
  line: ErpLine,
  values: Choices,
  holds: (surcharge: Surcharge, values: Choices) => boolean,
): Decimal | undefined {
  if (line.price.kind === "none") return decimal("0.00");
  const text =
    line.price.kind === "item"
      ? list.items[line.price.item]
      : cellOf(list.matrices[line.price.matrix], line.price.keys);
  if (text === undefined || text === null) return undefined;
  const base = decimal(text);
  let price = base;
  for (const surcharge of list.surcharges) {
    if (!line.surcharges.includes(surcharge.code)) continue;
    try {
      if (!holds(surcharge, values)) continue;
    } catch (error) {
      if (error instanceof RuleError) return undefined;
      throw error;
    }
    const value = decimal(surcharge.value);
    price = plus(
      price,
      surcharge.kind === "fixed" ? value : times(base, { units: value.units, scale: value.scale + 2 }),
    );
  }
  return roundTo(price, decimal(list.rounding.unit), list.rounding.mode);
}

function cellOf(matrix: PriceMatrix | undefined, keys: readonly string[]): string | null | undefined {
  if (!matrix) return undefined;
  if (matrix.layers) {
    const { keys: steps, match, tables } = matrix.layers;
    return cellOf(tables[keyIndex(steps, keys[0] ?? "", match)], keys.slice(1));
  }
  const row = keyIndex(matrix.rowKeys, keys[0] ?? "", matrix.rows);
  const column = keys.length === 1 ? 0 : keyIndex(matrix.columnKeys, keys[1] ?? "", matrix.columns);
  return matrix.cells[row]?.[column];
}

function keyIndex(keys: readonly string[], wanted: string, mode: "exact" | "up"): number {
  const number = Number(wanted);
  const isNumber = wanted !== "" && Number.isFinite(number);
  if (mode === "exact" || !isNumber)
    return keys.findIndex((key) => key === wanted || (isNumber && key !== "" && Number(key) === number));
  let best = -1;
  for (const [i, key] of keys.entries())
    if (Number(key) >= number - 1e-6 && (best < 0 || Number(key) < Number(keys[best]))) best = i;
  return best;
}
