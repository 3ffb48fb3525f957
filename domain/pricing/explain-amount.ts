import type { DecimalText } from "@stanza/quantities";
import type { GroupTotal, OfferTotals, TaxedPart, TotalGroup } from "./offer-totals.ts";
import type { PriceStep } from "./price-step.ts";
import type { PricedLine, PricedProject, PricedRow } from "./priced-project.ts";

/** The named totals of an offer. */
export type TotalName =
  | "gross"
  | "discount"
  | "goods"
  | "servicesTotal"
  | "generalTotal"
  | "delivery"
  | "installation"
  | "netTotal"
  | "tax"
  | "total"
  | "rounding"
  | "payable"
  | "deposit"
  | "balance";

/** An amount that can be explained: the offer's totals, and the amounts under them. */
export type AmountRef =
  | { readonly kind: TotalName }
  | { readonly kind: "row"; readonly rowId: string }
  | { readonly kind: "line"; readonly rowId: string; readonly lineId: string }
  | { readonly kind: "unit-price"; readonly rowId: string; readonly lineId: string }
  | { readonly kind: "group-gross" | "group-net"; readonly group: TotalGroup }
  | { readonly kind: "service"; readonly catalogue: string; readonly id: string }
  | { readonly kind: "catalogue-goods"; readonly catalogue: string }
  | { readonly kind: "tax-line" | "tax-base"; readonly rate: DecimalText }
  | { readonly kind: "tax-part"; readonly rate: DecimalText; readonly part: TaxedPart };

export interface ExplainedTerm {
  readonly of: AmountRef;
  readonly amount: DecimalText;
  readonly sign: 1 | -1;
}

/** The computation of one amount, as data: the parts that were added, subtracted or multiplied, each of which can be explained in turn. */
export interface Explanation {
  readonly of: AmountRef;
  readonly amount: DecimalText;
  readonly how:
    | { readonly kind: "sum"; readonly terms: readonly ExplainedTerm[] }
    /** `factors` multiplied, then rounded to the currency. */
    | {
        readonly kind: "product";
        readonly unitPrice: ExplainedTerm;
        readonly factors: readonly DecimalText[];
      }
    /** `percent` of the base, rounded (a deposit: to the coin). */
    | { readonly kind: "percent"; readonly percent: DecimalText; readonly base: ExplainedTerm }
    /** The base less each discount in turn. */
    | { readonly kind: "discounts"; readonly base: ExplainedTerm; readonly steps: GroupTotal["steps"] }
    /** The base rounded to the smallest coin. */
    | { readonly kind: "coin"; readonly base: ExplainedTerm }
    /** The part of a discounted group with one tax rate (or of one catalogue), in whole units. */
    | { readonly kind: "share"; readonly whole: readonly ExplainedTerm[] }
    | { readonly kind: "price-list"; readonly steps: readonly PriceStep[] }
    /** Typed by a person; `free`: its code says no charge. */
    | { readonly kind: "given"; readonly free: boolean };
}

/**
 * Explains an amount of an offer.
 *
 * priced, totals  of the same offer
 * returns  `undefined` when the offer has no such amount (a deposit that was not agreed, a line without a price, the price steps of prices
 *          from which they were removed)
 */
export function explainAmount(
  priced: PricedProject,
  totals: OfferTotals,
  of: AmountRef,
): Explanation | undefined {
  const explained = (amount: DecimalText, how: Explanation["how"]): Explanation => ({ of, amount, how });
  const named = (kind: TotalName, sign: 1 | -1 = 1): ExplainedTerm => ({
    of: { kind },
    amount: amountOf(totals, kind),
    sign,
  });
  const sum = (amount: DecimalText, terms: readonly ExplainedTerm[]) =>
    explained(amount, { kind: "sum", terms });
  switch (of.kind) {
    case "gross":
      return sum(totals.gross, priced.rows.map(rowTerm));
    case "row": {
      const row = priced.rows.find(({ rowId }) => rowId === of.rowId);
      return (
        row &&
        sum(
          row.total,
          row.lines.flatMap((line) => lineTerm(row, line)),
        )
      );
    }
    case "line": {
      const found = findLine(priced, of.rowId, of.lineId);
      if (found === undefined || found.line.price.kind !== "priced") return undefined;
      const { unitPrice, amount } = found.line.price;
      return explained(amount, {
        kind: "product",
        unitPrice: { of: { ...of, kind: "unit-price" }, amount: unitPrice, sign: 1 },
        factors: [found.line.quantity, found.row.quantity],
      });
    }
    case "unit-price": {
      const price = findLine(priced, of.rowId, of.lineId)?.line.price;
      if (price?.kind !== "priced" || price.trace === undefined) return undefined;
      return explained(price.unitPrice, { kind: "price-list", steps: price.trace });
    }
    case "discount":
      return sum(totals.discount, [named("gross"), named("goods", -1)]);
    case "goods":
      return sum(totals.goods, goodsGroups(totals).map(netTerm));
    case "group-gross": {
      const group = findGroup(totals, of.group);
      return group && sum(group.gross, grossTerms(priced, totals, of.group));
    }
    case "group-net": {
      const group = findGroup(totals, of.group);
      return (
        group &&
        explained(group.net, {
          kind: "discounts",
          base: { of: { kind: "group-gross", group: of.group }, amount: group.gross, sign: 1 },
          steps: group.steps,
        })
      );
    }
    case "servicesTotal":
      return sum(
        totals.servicesTotal,
        totals.services.map(({ catalogue, id, amount }) => ({
          of: { kind: "service", catalogue, id },
          amount,
          sign: 1,
        })),
      );
    case "service": {
      const service = totals.services.find(({ catalogue, id }) => catalogue === of.catalogue && id === of.id);
      if (service?.percent === undefined || service.base === undefined) {
        return service && explained(service.amount, { kind: "given", free: false });
      }
      return explained(service.amount, {
        kind: "percent",
        percent: service.percent,
        base: { of: { kind: "catalogue-goods", catalogue: of.catalogue }, amount: service.base, sign: 1 },
      });
    }
    case "catalogue-goods": {
      const catalogue = totals.catalogues.find((entry) => entry.catalogue === of.catalogue);
      if (catalogue === undefined) return undefined;
      const own = findGroup(totals, { kind: "catalogue", catalogue: of.catalogue });
      return explained(catalogue.goods, {
        kind: "share",
        whole: (own ? [own] : goodsGroups(totals)).map(netTerm),
      });
    }
    case "generalTotal":
      return sum(totals.generalTotal, [named("goods"), named("servicesTotal")]);
    case "delivery":
    case "installation":
      return explained(totals[of.kind].amount, { kind: "given", free: !totals[of.kind].charged });
    case "netTotal":
      return sum(totals.netTotal, [named("generalTotal"), named("delivery"), named("installation")]);
    case "tax":
      return sum(
        totals.tax,
        totals.taxes.map(({ rate, tax }) => ({ of: { kind: "tax-line", rate }, amount: tax, sign: 1 })),
      );
    case "tax-line": {
      const line = totals.taxes.find(({ rate }) => rate === of.rate);
      return (
        line &&
        explained(line.tax, {
          kind: "percent",
          percent: line.rate,
          base: { of: { kind: "tax-base", rate: of.rate }, amount: line.base, sign: 1 },
        })
      );
    }
    case "tax-base": {
      const line = totals.taxes.find(({ rate }) => rate === of.rate);
      return (
        line &&
        sum(
          line.base,
          line.parts.map((part) => partTerm(of.rate, part)),
        )
      );
    }
    case "tax-part": {
      const line = totals.taxes.find(({ rate }) => rate === of.rate);
      const part = line?.parts.find((entry) => same(entry.of, of.part));
      if (part === undefined || of.part.kind !== "goods") return undefined;
      const group = findGroup(totals, of.part.group);
      return group && explained(part.amount, { kind: "share", whole: [netTerm(group)] });
    }
    case "total":
      return sum(totals.total, [named("netTotal"), named("tax")]);
    case "rounding":
      return sum(totals.rounding, [named("payable"), named("total", -1)]);
    case "payable":
      return explained(totals.payable, { kind: "coin", base: named("total") });
    case "deposit":
      return (
        totals.deposit &&
        explained(totals.deposit.amount, {
          kind: "percent",
          percent: totals.deposit.percent,
          base: named("payable"),
        })
      );
    case "balance":
      return totals.deposit && sum(totals.deposit.balance, [named("payable"), named("deposit", -1)]);
  }
}

function amountOf(totals: OfferTotals, name: TotalName): DecimalText {
  switch (name) {
    case "delivery":
    case "installation":
      return totals[name].amount;
    case "deposit":
      return totals.deposit?.amount ?? "0";
    case "balance":
      return totals.deposit?.balance ?? "0";
    default:
      return totals[name];
  }
}

/** The groups whose nets are the goods. With a document group only that one, because it discounts the catalogues' nets further. */
function goodsGroups({ groups }: OfferTotals): readonly GroupTotal[] {
  const document = groups.filter(({ group }) => group.kind === "document");
  return document.length > 0 ? document : groups;
}

function grossTerms(priced: PricedProject, totals: OfferTotals, group: TotalGroup): readonly ExplainedTerm[] {
  if (group.kind === "document") {
    return totals.groups.filter((entry) => entry.group.kind === "catalogue").map(netTerm);
  }
  const belongs = (row: PricedRow, line: PricedLine) => {
    if (group.kind === "catalogue") return row.catalogue === group.catalogue;
    if (group.kind === "dealer") return line.discountGroup !== "undiscounted";
    return line.discountGroup === group.kind;
  };
  return priced.rows.flatMap((row) =>
    row.lines.filter((line) => belongs(row, line)).flatMap((line) => lineTerm(row, line)),
  );
}

function rowTerm(row: PricedRow): ExplainedTerm {
  return { of: { kind: "row", rowId: row.rowId }, amount: row.total, sign: 1 };
}

function lineTerm(row: PricedRow, { id, price }: PricedLine): readonly ExplainedTerm[] {
  if (price.kind !== "priced") return [];
  return [{ of: { kind: "line", rowId: row.rowId, lineId: id }, amount: price.amount, sign: 1 }];
}

function netTerm({ group, net }: GroupTotal): ExplainedTerm {
  return { of: { kind: "group-net", group }, amount: net, sign: 1 };
}

function partTerm(rate: DecimalText, part: { of: TaxedPart; amount: DecimalText }): ExplainedTerm {
  switch (part.of.kind) {
    case "goods":
      return { of: { kind: "tax-part", rate, part: part.of }, amount: part.amount, sign: 1 };
    case "service":
      return { of: part.of, amount: part.amount, sign: 1 };
    case "delivery":
    case "installation":
      return { of: { kind: part.of.kind }, amount: part.amount, sign: 1 };
  }
}

function findLine(priced: PricedProject, rowId: string, lineId: string) {
  const row = priced.rows.find((entry) => entry.rowId === rowId);
  const line = row?.lines.find(({ id }) => id === lineId);
  return row && line && { row, line };
}

function findGroup(totals: OfferTotals, group: TotalGroup): GroupTotal | undefined {
  return totals.groups.find((entry) => sameGroup(entry.group, group));
}

function sameGroup(a: TotalGroup, b: TotalGroup): boolean {
  return (
    a.kind === b.kind && (a.kind !== "catalogue" || b.kind !== "catalogue" || a.catalogue === b.catalogue)
  );
}

function same(a: TaxedPart, b: TaxedPart): boolean {
  return a.kind === b.kind && (a.kind !== "goods" || b.kind !== "goods" || sameGroup(a.group, b.group));
}
