import {
  currencies,
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
import { type CountedLine, type DiscountedGoods, discountGoods } from "./discount-groups.ts";
import { largestRemainder } from "./largest-remainder.ts";
import type { Charge, OfferTerms, Shop } from "./offer-terms.ts";
import type {
  CatalogueTotal,
  ChargeTotal,
  OfferTotals,
  ServiceTotal,
  TaxedPart,
  TaxLine,
} from "./offer-totals.ts";
import type { PricedProject } from "./priced-project.ts";
import { DEPOSIT_PERCENT, FREE_OF_CHARGE, US_DEFAULT_RATE, US_DELIVERY_CODE } from "./readings.ts";
import { isUsShop } from "./shop-rules.ts";
import { documentRate, isUnitedStates, lineRate } from "./tax-rate.ts";
import { InvalidTermsError, termsProblems } from "./terms-problem.ts";

/**
 * Everything an offer adds up to: discounts, services, delivery and installation, tax by rate, what is to be paid and when.
 *
 * errors  InvalidTermsError where a discount in use is outside 0..100; ask `termsProblems` first to show it. Other
 *         numbers that are missing or unreadable take the defaults of quote.md §4.
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
      ...services.map(({ catalogue, id, rate: own, amount }) =>
        part({ kind: "service", catalogue, id }, own, amount),
      ),
      part({ kind: "delivery" }, delivery.rate, delivery.amount),
      part({ kind: "installation" }, installation.rate, installation.amount),
    ],
    decimals,
  );
  const tax = sumOf(taxes.map((line) => decimal(line.tax)));
  const total = netTotal.plus(tax);
  const coin = coinOf(currency, decimals);
  const payable = roundToUnit(total, coin);
  const depositPercent = depositPercentOf(terms.paymentTerms);
  const deposit = depositPercent && roundToUnit(payable.times(depositPercent).times("0.01"), coin);

  return {
    currency,
    decimals,
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

function countedLines(priced: PricedProject, terms: OfferTerms, rate: Decimal): readonly CountedLine[] {
  return priced.rows.flatMap((row) =>
    row.lines.flatMap(({ id, discountGroup, price }) =>
      price.kind === "priced"
        ? [
            {
              catalogue: row.catalogue,
              group: discountGroup,
              rate: lineRate(row.rowId, id, terms, rate),
              amount: decimal(price.amount),
            },
          ]
        : [],
    ),
  );
}

/** R6. */
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

/**
 * The discounted goods of each catalogue, which its services are a percentage of.
 *
 * ASSUMED: in the catalogue profile after the catalogue's own discount only; in the tiered one, each group's net is split
 * over the catalogues as over tax rates (docs/assumptions.md).
 */
function goodsByCatalogue(discounted: DiscountedGoods, decimals: number): ReadonlyMap<string, Decimal> {
  if (discounted.catalogueNets) return discounted.catalogueNets;
  const goods = new Map<string, Decimal>();
  for (const { net, lines, exact } of discounted.pools) {
    const shares = sharesBy(lines, exact, ({ catalogue }) => catalogue);
    const codes = [...shares.keys()].sort();
    const parts = largestRemainder(
      net,
      codes.map((code) => shares.get(code)!),
      minorUnit(decimals),
    );
    codes.forEach((code, index) => {
      goods.set(code, (goods.get(code) ?? ZERO).plus(parts[index]!));
    });
  }
  return goods;
}

function totalServices(
  terms: OfferTerms,
  goods: ReadonlyMap<string, Decimal>,
  defaultRate: Decimal,
  decimals: number,
): readonly ServiceTotal[] {
  return Object.entries(terms.services).flatMap(([catalogue, services]) =>
    services
      .filter(({ offered }) => offered !== false)
      .map(({ id, description, percent, price, vat }) => {
        const rate = decimalText(decimalOr(vat, defaultRate));
        const share = decimalOr(percent, "0");
        if (share.cmp(0) <= 0) {
          const amount = decimalText(roundTo(decimalOr(price, "0"), decimals), decimals);
          return { catalogue, id, description, rate, amount };
        }
        const base = goods.get(catalogue) ?? ZERO;
        return {
          catalogue,
          id,
          description,
          percent: decimalText(share),
          base: decimalText(base, decimals),
          rate,
          amount: decimalText(roundTo(base.times(share).times("0.01"), decimals), decimals),
        };
      }),
  );
}

function catalogueTotals(
  lines: readonly CountedLine[],
  goods: ReadonlyMap<string, Decimal>,
  services: readonly ServiceTotal[],
  decimals: number,
): readonly CatalogueTotal[] {
  const codes = new Set([...lines, ...services].map(({ catalogue }) => catalogue));
  const of = (entries: readonly { catalogue: string; amount: Decimal | string }[], code: string) =>
    sumOf(entries.filter(({ catalogue }) => catalogue === code).map(({ amount }) => ZERO.plus(amount)));
  return [...codes].map((catalogue) => {
    const gross = of(lines, catalogue);
    const net = goods.get(catalogue) ?? ZERO;
    const ofServices = of(services, catalogue);
    return {
      catalogue,
      gross: decimalText(gross, decimals),
      goods: decimalText(net, decimals),
      discount: decimalText(gross.minus(net), decimals),
      services: decimalText(ofServices, decimals),
      total: decimalText(net.plus(ofServices), decimals),
    };
  });
}

interface RatedPart {
  readonly of: TaxedPart;
  readonly rate: string;
  readonly amount: string;
}

function part(of: TaxedPart, rate: string, amount: string): RatedPart {
  return { of, rate, amount };
}

/** R8: the net of each group over the rates of its lines. */
function goodsByRate({ pools }: DiscountedGoods, decimals: number): readonly RatedPart[] {
  return pools.flatMap(({ total, net, lines, exact }) => {
    const shares = sharesBy(lines, exact, ({ rate }) => decimalText(rate));
    const rates = [...shares.keys()].sort((a, b) => decimal(a).cmp(b));
    const parts = largestRemainder(
      net,
      rates.map((rate) => shares.get(rate)!),
      minorUnit(decimals),
    );
    return rates.map((rate, index) =>
      part({ kind: "goods", group: total.group }, rate, decimalText(parts[index]!, decimals)),
    );
  });
}

/** R8: one rounding for each rate (EN 16931 BR-CO-17). A rate on nothing is not printed. */
function taxLines(parts: readonly RatedPart[], decimals: number): readonly TaxLine[] {
  const counted = parts.filter(({ amount }) => decimal(amount).cmp(0) !== 0);
  const rates = [...new Set(counted.map(({ rate }) => rate))].sort((a, b) => decimal(a).cmp(b));
  return rates.map((rate) => {
    const taxed = counted.filter((entry) => entry.rate === rate);
    const base = sumOf(taxed.map(({ amount }) => decimal(amount)));
    return {
      rate,
      base: decimalText(base, decimals),
      tax: decimalText(roundTo(base.times(rate).times("0.01"), decimals), decimals),
      parts: taxed.map(({ of, amount }) => ({ of, amount })),
    };
  });
}

function sharesBy(
  lines: readonly CountedLine[],
  exact: readonly Decimal[],
  keyOf: (line: CountedLine) => string,
): ReadonlyMap<string, Decimal> {
  const shares = new Map<string, Decimal>();
  lines.forEach((line, index) => {
    const key = keyOf(line);
    shares.set(key, (shares.get(key) ?? ZERO).plus(exact[index]!));
  });
  return shares;
}

/** What an amount can be paid to: the currency's coin, or its last decimal where that is coarser. */
function coinOf(currency: string, decimals: number): Decimal {
  const coin = decimal(currencies.get(currency)?.rounding ?? "0");
  const unit = minorUnit(decimals);
  return coin.cmp(unit) > 0 ? coin : unit;
}

/** ASSUMED: a percentage above 100 is not a deposit (docs/assumptions.md). */
function depositPercentOf(paymentTerms: string): Decimal | undefined {
  const percent = parseDecimal(DEPOSIT_PERCENT.exec(paymentTerms)?.[1]);
  return percent && percent.cmp(100) <= 0 ? percent : undefined;
}
