import type { Cell } from "../source/csv-table.ts";
import type { FaultList } from "../source/fault-list.ts";

const AMOUNT = /^-?\d+(\.\d{1,4})?$/;

/** Reads a price of goods, which is never negative: a reduction is written as a surcharge, so that it is visible. */
export function goodsPrice(cell: Cell, faults: FaultList): string | undefined {
  const text = amount(cell, faults);
  if (text?.startsWith("-") && Number(text) !== 0)
    faults.add(
      cell,
      "E_PRICE",
      `a price is not negative; write ${text} as a surcharge of kind fixed`,
      text.slice(1),
    );
  return text;
}

/** Reads decimal text as written; `undefined` after reporting anything else. */
export function amount(cell: Cell, faults: FaultList): string | undefined {
  if (AMOUNT.test(cell.text)) return cell.text;
  const hint = /^-?\d+,\d{1,4}$/.test(cell.text) ? cell.text.replace(",", ".") : undefined;
  faults.add(cell, "E_PRICE", `'${cell.text}' is not an amount such as 12.50`, hint);
  return undefined;
}
