import {
  currencyCoin,
  type Decimal,
  decimal,
  decimalOr,
  decimalText,
  minorUnit,
  parseDecimal,
  roundTo,
  roundToUnit,
  sumOf,
  ZERO,
} from "@stanza/quantities";
import { catalogueTotals, goodsByCatalogue, totalServices } from "./catalogue-totals.ts";
import { type CountedLine, discountGoods } from "./discount-groups.ts";
import { totalInstalments } from "./instalments.ts";
import type { Charge, OfferTerms, Shop } from "./offer-terms.ts";
import type { ChargeTotal, OfferTotals } from "./offer-totals.ts";
import type { PricedProject } from "./priced-project.ts";
import { DEPOSIT_PERCENT, FREE_OF_CHARGE, US_DEFAULT_RATE, US_DELIVERY_CODE } from "./readings.ts";
import { isUsShop } from "./shop-rules.ts";
import { goodsByRate, taxLines } from "./tax-lines.ts";
import { documentRate, isUnitedStates, lineRate } from "./tax-rate.ts";
import { InvalidTermsError, termsProblems } from "./terms-problem.ts";

/**
 * The totals of an offer: discounts, services, delivery and installation, tax by rate, the amounts to pay.
 *
 * errors  InvalidTermsError when a discount in use is outside 0..100; call `termsProblems` first to show it. Other numbers that are missing
 *         or unreadable take the defaults of quote.md §4.
 *
 * Source: quote.md §4 R4–R10, spec 2 §5, §6.
 */
export function totalOffer(priced: PricedProject, terms: OfferTerms, shop: Shop): OfferTotals {
  const problems = termsProblems(terms);
  if (problems.length > 0) throw new InvalidTermsError(problems);

  const { currency, decimals } = priced;
  const money = (amount: Decimal) => decimalText(amount, decimals);
  const us = isUnitedStates(terms, shop);
  const rate = documentRate(terms, shop);
  const lines = countedLines(priced, terms, rate);
  const discounted = discountGoods(lines, terms, decimals);
  const goods = sumOf(discounted.pools.map(({ net }) => net));
  const gross = sumOf(lines.map(({ amount }) => amount));

  const catalogueGoods = goodsByCatalogue(discounted, decimals);
  const services = totalServices(terms, catalogueGoods, us ? decimal(US_DEFAULT_RATE) : rate, decimals);
  const servicesTotal = sumOf(services.map(({ amount }) => decimal(amount)));
  const delivery = totalCharge(
    deliveryOf(terms, shop),
    us && !terms.tax.deliveryTaxed ? ZERO : rate,
    decimals,
  );
  const installation = totalCharge(
    terms.installation,
    us && !terms.tax.installationTaxed ? ZERO : rate,
    decimals,
  );
  const generalTotal = goods.plus(servicesTotal);
  const netTotal = generalTotal.plus(delivery.amount).plus(installation.amount);

  const taxes = taxLines(
    [
      ...goodsByRate(discounted, decimals),
      ...services.map(({ catalogue, id, rate: own, amount }) => ({
        of: { kind: "service", catalogue, id } as const,
        rate: own,
        amount,
      })),
      { of: { kind: "delivery" }, rate: delivery.rate, amount: delivery.amount },
      { of: { kind: "installation" }, rate: installation.rate, amount: installation.amount },
    ],
    decimals,
  );
  const tax = sumOf(taxes.map((line) => decimal(line.tax)));
  const total = netTotal.plus(tax);
  const coin = coinOf(currency, decimals);
  const payable = roundToUnit(total, coin);
  const { instalments = [] } = terms;
  const depositPercent = instalments.length > 0 ? undefined : depositPercentOf(terms.paymentTerms);
  const deposit = depositPercent && roundToUnit(payable.times(depositPercent).times("0.01"), coin);

  return {
    currency,
    decimals,
    dealerMode: terms.dealerMode,
    unitedStates: us,
    documentRate: decimalText(rate),
    gross: money(gross),
    groups: discounted.groups,
    catalogues: catalogueTotals(lines, catalogueGoods, services, decimals),
    discount: money(gross.minus(goods)),
    goods: money(goods),
    services,
    servicesTotal: money(servicesTotal),
    generalTotal: money(generalTotal),
    delivery,
    installation,
    netTotal: money(netTotal),
    taxes,
    tax: money(tax),
    total: money(total),
    rounding: money(payable.minus(total)),
    payable: money(payable),
    ...(instalments.length > 0
      ? { instalments: totalInstalments(instalments, payable, coin, decimals) }
      : {}),
    ...(depositPercent && deposit
      ? {
          deposit: {
            percent: decimalText(depositPercent),
            amount: money(deposit),
            balance: money(payable.minus(deposit)),
          },
        }
      : {}),
    complete: priced.unpriced.length === 0,
  };
}

/** Amounts that have been read: lines of a row that is kept evaluated are the same objects from one save to the next. */
const amounts = new WeakMap<object, Decimal>();

function amountOf(price: { readonly amount: string }): Decimal {
  const known = amounts.get(price);
  if (known) return known;
  const amount = decimal(price.amount);
  amounts.set(price, amount);
  return amount;
}

function countedLines(priced: PricedProject, terms: OfferTerms, rate: Decimal): readonly CountedLine[] {
  return priced.rows.flatMap((row) =>
    row.lines.flatMap(({ id, discountGroup, price }) =>
      price.kind === "priced"
        ? [
            {
              catalogue: row.catalogue,
              group: discountGroup,
              rate: lineRate(row.rowId, id, terms, rate),
              amount: amountOf(price),
            },
          ]
        : [],
    ),
  );
}

/** Delivery by quote.md §4 R6. */
function deliveryOf(terms: OfferTerms, shop: Shop): Charge {
  const code = terms.delivery.code ?? FREE_OF_CHARGE;
  return isUsShop(shop) && code === FREE_OF_CHARGE
    ? { ...terms.delivery, code: US_DELIVERY_CODE }
    : terms.delivery;
}

function totalCharge(charge: Charge, rate: Decimal, decimals: number): ChargeTotal {
  const code = charge.code ?? FREE_OF_CHARGE;
  const charged = code !== FREE_OF_CHARGE;
  const amount = charged ? roundTo(decimalOr(charge.price, "0"), decimals) : ZERO;
  return { code, charged, amount: decimalText(amount, decimals), rate: decimalText(rate) };
}

/** The unit in which an amount can be paid: the currency's coin, or its last decimal if that is coarser. */
function coinOf(currency: string, decimals: number): Decimal {
  const coin = decimal(currencyCoin(currency));
  const unit = minorUnit(decimals);
  return coin.cmp(unit) > 0 ? coin : unit;
}

/** ASSUMED: a percentage above 100 is not a deposit (docs/assumptions.md). */
function depositPercentOf(paymentTerms: string): Decimal | undefined {
  const percent = parseDecimal(DEPOSIT_PERCENT.exec(paymentTerms)?.[1]);
  return percent && percent.cmp(100) <= 0 ? percent : undefined;
}
