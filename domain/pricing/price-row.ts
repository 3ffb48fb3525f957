import type { ErpLine, EvaluatedArticle } from "@stanza/catalogue";
import { type EvaluatedProject, type EvaluatedRow, ownLineOf } from "@stanza/evaluation";
import {
  type Decimal,
  decimal,
  decimalOr,
  decimalText,
  isSame,
  ONE,
  parseDecimal,
  roundTo,
  sumOf,
  ZERO,
} from "@stanza/quantities";
import { collectRows } from "./collect-rows.ts";
import { discountGroupOf } from "./discount-group.ts";
import { lineAmount } from "./line-amount.ts";
import { listPrice } from "./list-price.ts";
import { decimalsOf, type PriceBook, type PriceTerms } from "./price-book.ts";
import type { PriceStep } from "./price-step.ts";
import type { LinePrice, NoPrice, PricedLine, PricedProject, PricedRow } from "./priced-project.ts";
import { INCLUDED_LEVEL, QUANTITY_DECIMALS } from "./readings.ts";

/**
 * Prices every line of an evaluated project, with the trace of each price or the reason why there is none.
 *
 * book    lists by catalogue; the lists of other currencies than `terms.currency` do not count
 * errors  none: bad data leaves lines unpriced with a reason
 *
 * A typed line of a custom article has its own price and says so in its trace. ASSUMED: the project's price increase is not for it.
 *
 * Source: quote.md §4 R1–R3, catalogue.md §4.6, §6.5; spec 2 §5.
 */
export function priceProject(evaluated: EvaluatedProject, book: PriceBook, terms: PriceTerms): PricedProject {
  return collectRows(evaluated.rows.map(openRowPricer(book, terms)), evaluated.failed, terms);
}

/** The lines of a row with their prices, and their sum: the part of its price that equal rows share. */
type PricedLines = Pick<PricedRow, "lines" | "total">;

/**
 * Returns a function that prices rows as `priceRow` does and works out once what rows have in common that share an evaluated article and
 * a quantity.
 */
export function openRowPricer(book: PriceBook, terms: PriceTerms): (evaluated: EvaluatedRow) => PricedRow {
  const known = new WeakMap<EvaluatedArticle, Map<number, PricedLines>>();
  return (evaluated) => {
    const { article, row } = evaluated;
    if (row.lines !== undefined) return priceRow(evaluated, book, terms);
    const ofArticle = known.get(article) ?? new Map<number, PricedLines>();
    const lines = ofArticle.get(row.quantity) ?? priceLines(evaluated, book, terms);
    ofArticle.set(row.quantity, lines);
    known.set(article, ofArticle);
    return pricedRow(evaluated, lines);
  };
}

/** Prices one row. The result depends on the row, its list and the terms alone. */
export function priceRow(evaluated: EvaluatedRow, book: PriceBook, terms: PriceTerms): PricedRow {
  return pricedRow(evaluated, priceLines(evaluated, book, terms));
}

function priceLines(evaluated: EvaluatedRow, book: PriceBook, terms: PriceTerms): PricedLines {
  const { row, article } = evaluated;
  const quantity = quantityOf(row.quantity);
  const amounts: Decimal[] = [];
  const lines = article.erpLines.map((line): PricedLine => {
    const lineQuantity = quantityOf(line.quantity);
    const { price, amount } = priceLine(evaluated, line, lineQuantity, quantity, book, terms);
    if (amount) amounts.push(amount);
    return {
      id: line.id,
      code: line.code,
      description: line.description,
      level: line.level,
      quantity: decimalText(lineQuantity ?? ZERO),
      unit: line.unit,
      variants: line.variants,
      discountGroup: discountGroupOf(line),
      price,
    };
  });
  return { lines, total: decimalText(sumOf(amounts), decimalsOf(terms)) };
}

function pricedRow(
  { row, article, description, automatic }: EvaluatedRow,
  { lines, total }: PricedLines,
): PricedRow {
  return {
    rowId: row.id,
    catalogue: row.catalogue,
    description,
    quantity: decimalText(quantityOf(row.quantity) ?? ZERO),
    automatic: automatic !== undefined,
    inBasket: !article.skipBasket,
    ...(row.note === undefined ? {} : { note: row.note }),
    lines,
    total,
  };
}

/** The same prices without their trace, because price lists are shown to dealers, not to guests (catalogue.md §6.5). */
export const withoutTrace = (priced: PricedProject): PricedProject =>
  withPrices(priced, ({ trace: _trace, listPrice: _listPrice, ...price }) => price);

/** The prices without their steps, with the list prices that a margin is worked out from. */
export const withListPrices = (priced: PricedProject): PricedProject =>
  withPrices(priced, ({ trace: _, ...price }) => price);

type Priced = Extract<LinePrice, { readonly kind: "priced" }>;

const withPrices = (priced: PricedProject, change: (price: Priced) => Priced): PricedProject => ({
  ...priced,
  rows: priced.rows.map((row) => ({
    ...row,
    lines: row.lines.map((line) =>
      line.price.kind === "priced" ? { ...line, price: change(line.price) } : line,
    ),
  })),
});

/** A line's price, with the amount that the row's total counts. */
interface CountedPrice {
  readonly price: LinePrice;
  readonly amount?: Decimal;
}

const OUTSIDE_BASKET: CountedPrice = { price: { kind: "outside-basket" } };
const INCLUDED: CountedPrice = { price: { kind: "included" } };

function priceLine(
  evaluated: EvaluatedRow,
  line: ErpLine,
  lineQuantity: Decimal | undefined,
  rowQuantity: Decimal | undefined,
  book: PriceBook,
  terms: PriceTerms,
): CountedPrice {
  const { row, article } = evaluated;
  if (article.skipBasket) return OUTSIDE_BASKET;
  const own = ownLineOf(evaluated, line.id);
  if (line.level === INCLUDED_LEVEL) return INCLUDED;
  if (line.price.kind === "none" && own === undefined) return INCLUDED;
  if (lineQuantity === undefined) return unpriced({ kind: "bad-quantity", quantity: String(line.quantity) });
  if (rowQuantity === undefined) return unpriced({ kind: "bad-quantity", quantity: String(row.quantity) });
  const decimals = decimalsOf(terms);
  if (own !== undefined || line.price.kind === "none")
    return ownPrice(own?.unitPrice ?? "", lineQuantity.times(rowQuantity), decimals);
  const prices = Object.hasOwn(book, row.catalogue) ? book[row.catalogue] : undefined;
  if (prices === undefined) return unpriced({ kind: "no-price-list", catalogue: row.catalogue });
  const { list } = prices;
  if (list.currency !== terms.currency) {
    return unpriced({ kind: "other-currency", list: list.code, currency: list.currency });
  }
  const found = listPrice(
    { key: line.price, surcharges: line.surcharges, neutro: article.neutro, values: article.values },
    prices,
  );
  if (!found.ok) return unpriced(found.reason);

  const factor = decimalOr(terms.pricesIncrease, ONE);
  const { unitPrice, amount } = lineAmount(found.price, factor, [lineQuantity, rowQuantity], decimals);
  const trace = isSame(factor, ONE)
    ? found.steps
    : [...found.steps, increaseStep(factor, unitPrice.minus(found.price))];
  const shown = decimalText(found.price, decimals);
  const price: LinePrice = {
    kind: "priced",
    listPrice: shown,
    unitPrice: unitPrice === found.price ? shown : decimalText(unitPrice, decimals),
    amount: amount === found.price ? shown : decimalText(amount, decimals),
    trace,
  };
  return { price, amount };
}

const increaseStep = (factor: Decimal, amount: Decimal): PriceStep => ({
  kind: "prices-increase",
  factor: decimalText(factor),
  amount: decimalText(amount),
});

/** quantity  of the line in all pieces of its row */
function ownPrice(text: string, quantity: Decimal, decimals: number): CountedPrice {
  const unitPrice = parseDecimal(text);
  if (unitPrice === undefined) return unpriced({ kind: "unreadable-price", list: "", text });
  const amount = roundTo(unitPrice.times(quantity), decimals);
  const price: LinePrice = {
    kind: "priced",
    unitPrice: decimalText(unitPrice, decimals),
    amount: decimalText(amount, decimals),
    trace: [{ kind: "own", amount: decimalText(unitPrice) }],
  };
  return { price, amount };
}

/** The quantities of most lines, by number. */
const FEW: readonly Decimal[] = Array.from({ length: 100 }, (_, n) => decimal(n));

function quantityOf(quantity: number): Decimal | undefined {
  const few = FEW[quantity];
  if (few) return few;
  const exact = parseDecimal(quantity);
  return exact && roundTo(exact, QUANTITY_DECIMALS);
}

function unpriced(reason: NoPrice): CountedPrice {
  return { price: { kind: "unpriced", reason } };
}
