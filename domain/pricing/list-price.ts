import type { Choices, PriceKey, PriceList, PriceMatrix, Surcharge } from "@stanza/catalogue";
import {
  type Decimal,
  type DecimalText,
  decimalText,
  HUNDREDTH,
  isSame,
  parseDecimal,
  roundTo,
  roundToUnit,
  signOf,
} from "@stanza/quantities";
import type { CataloguePrices } from "./price-book.ts";
import type { PriceStep } from "./price-step.ts";
import type { NoPrice } from "./priced-project.ts";

export type ListPrice =
  | { readonly ok: true; readonly price: Decimal; readonly steps: readonly PriceStep[] }
  | { readonly ok: false; readonly reason: NoPrice };

/** A question to a price list: the line's key and surcharge codes, and the article's values for the surcharges' conditions. */
export interface ListQuestion {
  readonly key: Exclude<PriceKey, { kind: "none" }>;
  readonly surcharges: readonly string[];
  readonly neutro: string;
  readonly values: Choices;
}

/**
 * The unit price in one price list: the base from an item or a matrix, every surcharge whose condition holds, then the
 * list's rounding. Percentages are of the base, not of each other, and stay exact until that one rounding.
 *
 * Source: catalogue.md §4.6.
 */
export function listPrice(question: ListQuestion, prices: CataloguePrices): ListPrice {
  const { list } = prices;
  const base =
    question.key.kind === "item" ? itemPrice(question.key.item, list) : matrixPrice(question.key, list);
  if (!base.ok) return base;
  let { price } = base;
  const steps = [...base.steps];
  for (const surcharge of surchargesOf(question.surcharges, list)) {
    let holds: boolean;
    try {
      holds = conditionOf(question.neutro, surcharge, prices)(question.values);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return no({ kind: "surcharge-failed", list: list.code, code: surcharge.code, message });
    }
    if (!holds) continue;
    const number = numberOf(list, surcharge.value);
    if (number === undefined) return no({ kind: "unreadable-price", list: list.code, text: surcharge.value });
    const isPercent = surcharge.kind === "percent";
    const amount = isPercent ? base.price.times(number.value).times(HUNDREDTH) : number.value;
    price = price.plus(amount);
    steps.push({
      kind: "surcharge",
      code: surcharge.code,
      description: surcharge.description,
      when: surcharge.when.source,
      ...(isPercent ? { percent: number.shown } : {}),
      amount: isPercent ? decimalText(amount) : number.shown,
    });
  }
  const unit = numberOf(list, list.rounding.unit)?.value;
  if (unit === undefined || signOf(unit) <= 0) {
    return no({ kind: "unreadable-price", list: list.code, text: list.rounding.unit });
  }
  const rounded = roundToUnit(price, unit, list.rounding.mode);
  if (!isSame(rounded, price)) {
    const { mode } = list.rounding;
    steps.push({
      kind: "list-rounding",
      unit: decimalText(unit),
      mode,
      amount: decimalText(rounded.minus(price)),
    });
  }
  return { ok: true, price: rounded, steps };
}

function itemPrice(item: string, list: PriceList): ListPrice {
  const text = Object.hasOwn(list.items, item) ? list.items[item] : undefined;
  if (text === undefined) return no({ kind: "no-item", list: list.code, item });
  return priceIn(text, list, { kind: "item", list: list.code, item });
}

function matrixPrice(key: { matrix: string; keys: readonly string[] }, list: PriceList): ListPrice {
  const matrix = Object.hasOwn(list.matrices, key.matrix) ? list.matrices[key.matrix] : undefined;
  if (matrix === undefined) return no({ kind: "no-matrix", list: list.code, matrix: key.matrix });
  return cellPrice(key.keys, key.keys, matrix, list);
}

/** The cell for the remaining keys, in the layer of the first key when the matrix has layers. */
function cellPrice(
  asked: readonly string[],
  keys: readonly string[],
  matrix: PriceMatrix,
  list: PriceList,
  layerKey?: string,
): ListPrice {
  const [rowAsked = "", columnAsked] = keys;
  if (matrix.layers) {
    const { keys: steps, match, tables } = matrix.layers;
    const layer = findKey(list, steps, rowAsked, match);
    const table = tables[layer];
    if (!table) return noKey(list, matrix, "layer", rowAsked);
    return cellPrice(asked, keys.slice(1), table, list, steps[layer]);
  }
  const row = findKey(list, matrix.rowKeys, rowAsked, matrix.rows);
  if (row < 0) return noKey(list, matrix, "row", rowAsked);
  const isOnly = columnAsked === undefined && matrix.columnKeys.length === 1;
  const column = isOnly ? 0 : findKey(list, matrix.columnKeys, columnAsked ?? "", matrix.columns);
  if (column < 0) return noKey(list, matrix, "column", columnAsked ?? "");
  const rowKey = matrix.rowKeys[row]!;
  const columnKey = matrix.columnKeys[column]!;
  const cell = matrix.cells[row]?.[column];
  if (cell === undefined || cell === null || cell.trim() === "") {
    return no({ kind: "empty-cell", list: list.code, matrix: matrix.code, rowKey, columnKey });
  }
  return priceIn(cell, list, {
    kind: "matrix",
    list: list.code,
    matrix: matrix.code,
    keys: asked,
    ...(layerKey === undefined ? {} : { layerKey }),
    rowKey,
    columnKey,
  });
}

type BaseStep = Extract<PriceStep, { kind: "item" | "matrix" }>;
type WithoutAmount<Step> = Step extends BaseStep ? Omit<Step, "amount"> : never;

function priceIn(text: string, list: PriceList, step: WithoutAmount<BaseStep>): ListPrice {
  const price = numberOf(list, text);
  if (price === undefined) return no({ kind: "unreadable-price", list: list.code, text });
  return { ok: true, price: price.value, steps: [{ ...step, amount: price.shown }] };
}

/**
 * Index of the matching key: the same text, else the same number, else with `up` the next larger number; -1 without one. Numbers that
 * formulas computed are compared after six decimals.
 */
function findKey(list: PriceList, keys: readonly string[], asked: string, mode: "exact" | "up"): number {
  const same = keys.indexOf(asked);
  if (same >= 0) return same;
  const value = parseDecimal(asked);
  if (value === undefined) return -1;
  const wanted = roundTo(value, 6);
  let best = -1;
  let bestStep: Decimal | undefined;
  keys.forEach((key, index) => {
    const step = numberOf(list, key)?.value;
    if (step === undefined) return;
    const order = step.cmp(wanted);
    if (order !== 0 && (mode === "exact" || order < 0)) return;
    if (bestStep === undefined || step.cmp(bestStep) < 0) {
      best = index;
      bestStep = step;
    }
  });
  return best;
}

/** A number that a list holds as text, and how it is shown. */
interface ListNumber {
  readonly value: Decimal;
  readonly shown: DecimalText;
}

/** A list never changes, and reading a number costs far more than finding it. */
const numbers = new WeakMap<PriceList, Map<string, ListNumber | undefined>>();

/** text  taken from the list itself, so that no more of them are kept than it has */
function numberOf(list: PriceList, text: string): ListNumber | undefined {
  let ofList = numbers.get(list);
  if (ofList === undefined) {
    ofList = new Map();
    numbers.set(list, ofList);
  }
  if (ofList.has(text)) return ofList.get(text);
  const value = parseDecimal(text);
  const number = value && { value, shown: decimalText(value) };
  ofList.set(text, number);
  return number;
}

const NONE: readonly Surcharge[] = [];
const byCode = new WeakMap<PriceList, ReadonlyMap<string, readonly Surcharge[]>>();

function surchargesOf(codes: readonly string[], list: PriceList): readonly Surcharge[] {
  let index = byCode.get(list);
  if (index === undefined) {
    const groups = new Map<string, Surcharge[]>();
    for (const surcharge of list.surcharges) {
      const group = groups.get(surcharge.code);
      if (group === undefined) groups.set(surcharge.code, [surcharge]);
      else group.push(surcharge);
    }
    index = groups;
    byCode.set(list, index);
  }
  if (codes.length === 0) return NONE;
  return codes.flatMap((code) => index.get(code) ?? NONE);
}

type Condition = (values: Choices) => boolean;
const compiled = new WeakMap<CataloguePrices, WeakMap<Surcharge, Map<string, Condition>>>();

/** Compiling a condition costs far more than testing it, and a project tests the same ones for every row. */
function conditionOf(neutro: string, surcharge: Surcharge, prices: CataloguePrices): Condition {
  let bySurcharge = compiled.get(prices);
  if (bySurcharge === undefined) {
    bySurcharge = new WeakMap();
    compiled.set(prices, bySurcharge);
  }
  let byNeutro = bySurcharge.get(surcharge);
  if (byNeutro === undefined) {
    byNeutro = new Map();
    bySurcharge.set(surcharge, byNeutro);
  }
  let condition = byNeutro.get(neutro);
  if (condition === undefined) {
    condition = prices.condition(neutro, surcharge.when);
    byNeutro.set(neutro, condition);
  }
  return condition;
}

function no(reason: NoPrice): ListPrice {
  return { ok: false, reason };
}

function noKey(
  list: PriceList,
  matrix: PriceMatrix,
  axis: "row" | "column" | "layer",
  key: string,
): ListPrice {
  return no({ kind: "no-key", list: list.code, matrix: matrix.code, axis, key });
}
