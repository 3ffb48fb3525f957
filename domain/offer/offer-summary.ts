import type { InstalmentTotal, TotalGroup } from "@stanza/pricing";
import { type DecimalText, decimal } from "@stanza/quantities";
import type { Offer } from "./offer.ts";
import type { TaxIncluded } from "./tax-included.ts";

/** A step from the goods to the balance. Amounts that are taken off are negative. */
export type SummaryStep = {
  readonly amount: DecimalText;
  /** `total` is the sum to look at; `detail` belongs to the step before it. */
  readonly weight: "normal" | "detail" | "sum" | "total";
} & (
  | {
      readonly kind:
        | "goods"
        | "goodsTotal"
        | "services"
        | "delivery"
        | "installation"
        | "net"
        | "total"
        | "rounding"
        | "payable"
        | "balance";
    }
  /** The goods of one discounted group. */
  | { readonly kind: "group"; readonly group: TotalGroup }
  /** `percents`: one after the other, where they are known. */
  | { readonly kind: "discount"; readonly percents: readonly DecimalText[] }
  | { readonly kind: "service"; readonly description: string; readonly percent?: DecimalText }
  | { readonly kind: "tax"; readonly rate: DecimalText; readonly base: DecimalText }
  | { readonly kind: "deposit"; readonly percent: DecimalText }
  | { readonly kind: "instalment"; readonly instalment: InstalmentTotal }
);

/**
 * The offer's end from the goods to the balance, as paper and the client's page say it: each step with an amount, in the order of the
 * computation (quote.md §4 R4 to R10). An offer that does not tell the amounts of its parts has its discounts and services in one step each.
 *
 * withTax  prices with their tax in them; absent: tax is added at the end
 */
export function summarySteps(offer: Offer, withTax?: TaxIncluded): readonly SummaryStep[] {
  return [
    ...(withTax ? goodsWithTax(offer, withTax) : goodsWithoutTax(offer)),
    ...chargeSteps(offer, withTax),
    ...endSteps(offer, withTax !== undefined),
  ];
}

const isNothing = (amount: DecimalText): boolean => decimal(amount).cmp(0) === 0;
/** The discount on goods that are themselves taken back is an amount to add. */
const minus = (amount: DecimalText): DecimalText => (amount.startsWith("-") ? amount.slice(1) : `-${amount}`);

function goodsWithTax({ discount, discounts }: Offer, taxed: TaxIncluded): readonly SummaryStep[] {
  const [only, ...others] = discounts;
  const percents = only && others.length === 0 ? only.steps.map(({ percent }) => percent) : [];
  return [
    { kind: "goods", weight: "normal", amount: taxed.gross },
    ...(isNothing(taxed.discount)
      ? []
      : [{ kind: "discount", weight: "detail", percents, amount: minus(taxed.discount) } as const]),
    ...(isNothing(discount) ? [] : [{ kind: "goodsTotal", weight: "sum", amount: taxed.goods } as const]),
  ];
}

function goodsWithoutTax({ gross, goods, discount, discounts }: Offer): readonly SummaryStep[] {
  const several = discounts.length > 1;
  const isDiscounted = !isNothing(discount);
  const steps = discounts.flatMap(({ group, gross: amount, steps: own }): readonly SummaryStep[] => [
    ...(several && group.kind !== "document"
      ? [{ kind: "group", weight: "normal", group, amount } as const]
      : []),
    ...own.map(
      ({ percent, amount: off }) =>
        ({ kind: "discount", weight: "detail", percents: [percent], amount: minus(off) }) as const,
    ),
  ]);
  return [
    ...(several ? [] : [{ kind: "goods", weight: "normal", amount: gross } as const]),
    ...steps,
    ...(isDiscounted && discounts.length === 0
      ? [{ kind: "discount", weight: "detail", percents: [], amount: minus(discount) } as const]
      : []),
    ...(several || isDiscounted ? [{ kind: "goodsTotal", weight: "sum", amount: goods } as const] : []),
  ];
}

function chargeSteps(offer: Offer, withTax: TaxIncluded | undefined): readonly SummaryStep[] {
  const { services, delivery, installation } = offer;
  const areTold = services.every(({ amount }) => amount !== "");
  return [
    ...(areTold
      ? services.map(({ description, percent, amount }, i): SummaryStep => {
          const own = { kind: "service", weight: "normal", description } as const;
          const said = percent === undefined ? own : { ...own, percent };
          return { ...said, amount: withTax?.services[i] ?? amount };
        })
      : [{ kind: "services", weight: "normal", amount: offer.servicesTotal } as const]),
    ...(delivery.charged
      ? [{ kind: "delivery", weight: "normal", amount: withTax?.delivery ?? delivery.amount } as const]
      : []),
    ...(installation.charged
      ? [
          {
            kind: "installation",
            weight: "normal",
            amount: withTax?.installation ?? installation.amount,
          } as const,
        ]
      : []),
  ];
}

function endSteps(offer: Offer, isWithTax: boolean): readonly SummaryStep[] {
  const { rounding, deposit, instalments = [] } = offer;
  const isRounded = !isNothing(rounding);
  const taxes = offer.taxes.map(
    ({ rate, base, tax }): SummaryStep => ({
      kind: "tax",
      weight: isWithTax ? "detail" : "normal",
      rate,
      base,
      amount: tax,
    }),
  );
  const total: SummaryStep = { kind: "total", weight: isRounded ? "sum" : "total", amount: offer.total };
  return [
    ...(isWithTax
      ? [total, ...taxes]
      : [{ kind: "net", weight: "sum", amount: offer.netTotal } as const, ...taxes, total]),
    ...(isRounded
      ? [
          { kind: "rounding", weight: "normal", amount: rounding } as const,
          { kind: "payable", weight: "total", amount: offer.payable } as const,
        ]
      : []),
    ...instalments.map(
      (instalment): SummaryStep => ({
        kind: "instalment",
        weight: "normal",
        instalment,
        amount: instalment.amount,
      }),
    ),
    ...(deposit
      ? [
          {
            kind: "deposit",
            weight: "normal",
            percent: deposit.percent,
            amount: deposit.amount,
          } as const,
          { kind: "balance", weight: "normal", amount: deposit.balance } as const,
        ]
      : []),
  ];
}
