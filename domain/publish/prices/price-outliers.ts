import type { Cell } from "../source/csv-table.ts";
import type { FaultList } from "../source/fault-list.ts";

/** A price that is this many times more, or less, than its neighbours make likely is probably mistyped. */
const FAR = 2.5;
/** The same at the end of a line of prices, where there is a neighbour on one side only. */
const FAR_AT_END = 4;
/** Fewer other rows or columns than this do not tell which of the cells is the wrong one. */
const ENOUGH = 2;

/** Rows and columns further away than this say nothing of a price. */
const NEAR = 6;
/** The share of the other prices that must call one wrong. */
const SURE = 0.75;
/** Of a table with more than this a person sees that all of it is wrong. */
const MOST_FOUND = 10;

/** A table of prices as written: what is not a price, or 0, is `undefined`. */
interface Table {
  readonly prices: (number | undefined)[][];
  /** True where the keys are numbers, so that neighbours in the file are neighbours in size. */
  readonly isRowsInOrder: boolean;
  readonly isColumnsInOrder: boolean;
}

/**
 * Warns of prices far off what the rest of their matrix makes likely: a point that is missing, a digit too many. In a table, a price is
 * expected to grow from row to row as it does in the other columns; in a single line of sizes, to lie near the prices beside it.
 *
 * rows         the rows with their keys in the first cell
 * columnKeys   the header without its first cell
 */
export function warnOfOutliers(
  rows: readonly (readonly Cell[])[],
  columnKeys: readonly Cell[],
  faults: FaultList,
): void {
  const cells = rows.map((row) => row.slice(1));
  const table: Table = {
    prices: cells.map((row) => row.map(({ text }) => (Number(text) > 0 ? Number(text) : undefined))),
    isRowsInOrder: areSizes(rows.map(([key]) => key!)),
    isColumnsInOrder: areSizes(columnKeys),
  };
  for (let found = 0; found < MOST_FOUND; found++) {
    const worst = worstOf(table);
    if (!worst) return;
    const { row, column, price, likely } = worst;
    const times = price > likely ? price / likely : likely / price;
    const cell = cells[row]![column]!;
    faults.warn(
      cell,
      "W_PRICE",
      `${cell.text} is ${round(times)} times ${price > likely ? "more" : "less"} than the prices around it make likely, about ${likely.toFixed(2)}`,
    );
    // What it should have been, so that it no longer makes its neighbours look wrong.
    table.prices[row]![column] = likely;
  }
}

interface Outlier {
  readonly row: number;
  readonly column: number;
  readonly price: number;
  readonly likely: number;
  /** The share of the other prices that say so, up to 1. */
  readonly sureness: number;
}

/** The price that most of the others call wrong. */
function worstOf(table: Table): Outlier | undefined {
  let worst: Outlier | undefined;
  for (const [row, prices] of table.prices.entries())
    for (const [column, price] of prices.entries()) {
      const found = price === undefined ? undefined : outlierAt(table, row, column, price);
      if (found && (!worst || found.sureness > worst.sureness)) worst = found;
    }
  return worst;
}

const areSizes = (keys: readonly Cell[]) =>
  keys.every(({ text }, i) => text !== "" && Number(text) > Number(keys[i - 1]?.text ?? -Infinity));

const round = (times: number) => (times >= 10 ? Math.round(times) : Math.round(times * 10) / 10);

function outlierAt(table: Table, row: number, column: number, price: number): Outlier | undefined {
  const { prices, isRowsInOrder, isColumnsInOrder } = table;
  const made = byProportion(prices, row, column);
  if (made) {
    const likely = median(made);
    const sureness = made.filter((one) => isFar(price, one, FAR)).length / made.length;
    return isFar(price, likely, FAR) && sureness >= SURE
      ? { row, column, price, likely, sureness }
      : undefined;
  }
  const down = prices.map((line) => line[column]);
  const across = prices[row] ?? [];
  const likely =
    isRowsInOrder && down.length > ENOUGH
      ? offTheLine(down, row, price)
      : isColumnsInOrder && across.length > ENOUGH
        ? offTheLine(across, column, price)
        : undefined;
  return likely === undefined ? undefined : { row, column, price, likely, sureness: 1 };
}

const isFar = (price: number, likely: number, times: number) =>
  price > likely * times || price * times < likely;

/** What each other row and column near by make of the price; `undefined`: too few of them. */
function byProportion(prices: Table["prices"], row: number, column: number): readonly number[] | undefined {
  const made: number[] = [];
  const rows = new Set<number>();
  const columns = new Set<number>();
  for (let r = Math.max(0, row - NEAR); r <= Math.min(prices.length - 1, row + NEAR); r++)
    for (let c = Math.max(0, column - NEAR); c <= column + NEAR; c++) {
      const [corner, beside, above] = [prices[r]?.[c], prices[r]?.[column], prices[row]?.[c]];
      if (r === row || c === column || corner === undefined) continue;
      if (beside === undefined || above === undefined) continue;
      made.push((beside * above) / corner);
      rows.add(r);
      columns.add(c);
    }
  return rows.size < ENOUGH || columns.size < ENOUGH ? undefined : made;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** The price between its neighbours in a line of sizes, when the given one is far from that and from each of them. */
function offTheLine(line: readonly (number | undefined)[], at: number, price: number): number | undefined {
  const before = line.slice(0, at).filter((one) => one !== undefined);
  const after = line.slice(at + 1).filter((one) => one !== undefined);
  const [left, right] = [before.at(-1), after[0]];
  if (left !== undefined && right !== undefined) {
    const between = Math.sqrt(left * right);
    // A neighbour that is wrong itself makes the others look wrong: all three must agree.
    const isAlone = isFar(price, left, FAR) && isFar(price, right, FAR) && !isFar(left, right, FAR);
    return isAlone ? between : undefined;
  }
  const [near, next] = left === undefined ? [after[0], after[1]] : [before.at(-1), before.at(-2)];
  if (near === undefined || next === undefined) return undefined;
  const onwards = (near * near) / next;
  return isFar(price, near, FAR_AT_END) && isFar(price, onwards, FAR_AT_END) && !isFar(near, next, FAR_AT_END)
    ? onwards
    : undefined;
}
