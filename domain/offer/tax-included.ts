import { largestRemainder } from "@stanza/pricing";
import {
  type Decimal,
  type DecimalText,
  decimal,
  decimalText,
  minorUnit,
  roundTo,
  sumOf,
} from "@stanza/quantities";
import type { Offer, OfferPosition } from "./offer.ts";

/** A line whose price includes its tax. */
export interface TaxedLine {
  readonly unitPrice: DecimalText;
  readonly amount: DecimalText;
}

/** The prices of an offer with tax: goods + services + delivery + installation is the offer's total, to the cent. */
export interface TaxIncluded {
  /** By row id: a position of the groups and, by line id, its priced lines. */
  readonly positions: ReadonlyMap<
    string,
    { readonly amount: DecimalText; readonly lines: ReadonlyMap<string, TaxedLine> }
  >;
  /** Sum of the positions. */
  readonly gross: DecimalText;
  /** gross − goods: the discounts with their tax. */
  readonly discount: DecimalText;
  readonly goods: DecimalText;
  /** In the offer's order. */
  readonly services: readonly DecimalText[];
  /** 0 where not charged, as `installation`. */
  readonly delivery: DecimalText;
  readonly installation: DecimalText;
}

/**
 * The offer's amounts with tax, for customers who are shown such prices. The offer itself stays the same: tax is computed once for each
 * rate (quote.md §4 R8), and the result is distributed again, so that the printed amounts add up to the printed total. A unit price is
 * rounded separately: times the quantity it may differ from its amount by a cent.
 *
 * offer    with amounts without tax, as in every offer
 * returns  `undefined` when a line lacks its rate, or when there are goods but no lines to distribute them to
 *
 * ASSUMED: what rounding leaves over falls on the lines with the largest fractions and on the discount.
 */
export function taxIncluded(offer: Offer): TaxIncluded | undefined {
  const { decimals } = offer;
  const money = (amount: Decimal): DecimalText => decimalText(amount, decimals);
  const taxed = (amount: DecimalText, rate: DecimalText): Decimal =>
    decimal(amount).times(decimal(rate).times("0.01").plus("1"));
  const positions = offer.groups.flatMap((group) => group.positions);
  const lines = positions.flatMap(pricedLines);
  if (lines.some(({ taxRate }) => taxRate === undefined)) return undefined;

  const services = offer.services.map(({ amount, rate }) => roundTo(taxed(amount, rate), decimals));
  const charge = ({ charged, amount, rate }: Offer["delivery"]): Decimal =>
    charged ? roundTo(taxed(amount, rate), decimals) : decimal("0");
  const [delivery, installation] = [charge(offer.delivery), charge(offer.installation)];
  const goods = decimal(offer.total).minus(sumOf(services)).minus(delivery).minus(installation);
  if (lines.length === 0 && goods.cmp(0) !== 0) return undefined;

  const shares = lines.map(({ amount, taxRate }) => taxed(amount, taxRate ?? "0"));
  const isDiscounted = decimal(offer.discount).cmp(0) !== 0;
  const gross = isDiscounted ? roundTo(sumOf(shares), decimals) : goods;
  const parts = largestRemainder(gross, shares, minorUnit(decimals));

  let next = 0;
  return {
    positions: new Map(
      positions.map((position) => {
        const own = pricedLines(position).map(({ id, unitPrice, taxRate }) => {
          const amount = parts[next++] ?? decimal("0");
          const price = roundTo(taxed(unitPrice, taxRate ?? "0"), decimals);
          return { id, amount, unitPrice: money(price) };
        });
        return [
          position.rowId,
          {
            amount: money(sumOf(own.map(({ amount }) => amount))),
            lines: new Map(
              own.map(({ id, amount, unitPrice }) => [id, { unitPrice, amount: money(amount) }]),
            ),
          },
        ];
      }),
    ),
    gross: money(gross),
    discount: money(gross.minus(goods)),
    goods: money(goods),
    services: services.map(money),
    delivery: money(delivery),
    installation: money(installation),
  };
}

function pricedLines({ lines }: OfferPosition) {
  return lines.flatMap(({ id, unitPrice, amount, taxRate }) =>
    unitPrice === undefined || amount === undefined ? [] : [{ id, unitPrice, amount, taxRate }],
  );
}
