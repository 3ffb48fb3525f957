import type { Offer } from "@stanza/offer";
import type { TotalGroup } from "@stanza/pricing";
import { decimal, decimalText } from "@stanza/quantities";

/** One part of an amount. Named by a key of the interface, or by a name of the catalogue's own. */
export interface TraceStep {
  readonly id: string;
  readonly key:
    | TotalGroup["kind"]
    | "base"
    | "gross"
    | "goods"
    | "services"
    | "delivery"
    | "installation"
    | "discount"
    | "agreed"
    | "payable"
    | "total";
  readonly name?: string;
  readonly percent?: string;
  readonly amount: string;
  readonly minus?: boolean;
}

/** One line of the totals with what it is made of; its trace adds up to it. */
export interface TotalLine {
  readonly id: string;
  readonly key:
    | "gross"
    | "discount"
    | "goods"
    | "services"
    | "delivery"
    | "installation"
    | "net"
    | "tax"
    | "rounding";
  /** A tax line: its rate. */
  readonly percent?: string;
  readonly amount: string;
  /** Subtracted: shown with a minus. */
  readonly minus?: boolean;
  readonly weight?: "strong";
  readonly trace: readonly TraceStep[];
}

const isZero = (amount: string) => decimal(amount).cmp(0) === 0;

/**
 * The totals of an offer as a person reads them from top to bottom, before what is to be paid (quote.md §4 R4 to R9). Lines that say
 * nothing (no discount, no charge, no rounding) are left out.
 */
export function totalLines(offer: Offer): readonly TotalLine[] {
  const lines: readonly TotalLine[] = [
    {
      id: "gross",
      key: "gross",
      amount: offer.gross,
      trace: offer.groups.map((g) => ({ id: g.catalogue, key: "gross", name: g.title, amount: g.subtotal })),
    },
    {
      id: "discount",
      key: "discount",
      amount: offer.discount,
      minus: true,
      trace: offer.discounts.flatMap(({ group, steps }) =>
        steps.map((step, i) => ({
          id: `${group.kind}-${i}`,
          key: group.kind,
          percent: step.percent,
          amount: step.amount,
          minus: true,
        })),
      ),
    },
    {
      id: "goods",
      key: "goods",
      amount: offer.goods,
      weight: "strong",
      trace: offer.discounts.map((d, i) => ({
        id: `${d.group.kind}-${i}`,
        key: d.group.kind,
        amount: d.net,
      })),
    },
    {
      id: "services",
      key: "services",
      amount: offer.servicesTotal,
      trace: offer.services.map((s) => ({
        id: s.id,
        key: "services",
        name: s.description,
        percent: s.percent,
        amount: s.amount,
      })),
    },
    {
      id: "delivery",
      key: "delivery",
      amount: offer.delivery.amount,
      trace: [{ id: "agreed", key: "agreed", amount: offer.delivery.amount }],
    },
    {
      id: "installation",
      key: "installation",
      amount: offer.installation.amount,
      trace: [{ id: "agreed", key: "agreed", amount: offer.installation.amount }],
    },
    {
      id: "net",
      key: "net",
      amount: offer.netTotal,
      weight: "strong",
      trace: [
        { id: "goods", key: "goods", amount: offer.goods },
        ...charged("services", offer.servicesTotal),
        ...charged("delivery", offer.delivery.amount),
        ...charged("installation", offer.installation.amount),
      ],
    },
    ...offer.taxes.map(
      (tax): TotalLine => ({
        id: `tax-${tax.rate}`,
        key: "tax",
        percent: tax.rate,
        amount: tax.tax,
        trace: [{ id: "base", key: "base", percent: tax.rate, amount: tax.base }],
      }),
    ),
    {
      id: "rounding",
      key: "rounding",
      amount: offer.rounding,
      trace: [
        { id: "payable", key: "payable", amount: offer.payable },
        { id: "total", key: "total", amount: offer.total, minus: true },
      ],
    },
  ];
  const always = new Set(["gross", "net", "tax"]);
  const shown = lines.filter((line) => always.has(line.key) || !isZero(line.amount));
  // Without a discount the goods are the gross again.
  return isZero(offer.discount) ? shown.filter((line) => line.key !== "goods") : shown;
}

function charged(key: "services" | "delivery" | "installation", amount: string): readonly TraceStep[] {
  return isZero(amount) ? [] : [{ id: key, key, amount: decimalText(decimal(amount)) }];
}
