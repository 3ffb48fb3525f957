import type { DecimalText } from "@stanza/quantities";
import type { OfferTotals } from "../offer-totals.ts";
import type { PricedProject } from "../priced-project.ts";
import { goodsGroups, netTerm } from "./explain-goods.ts";
import { rowTerm } from "./explain-row.ts";
import { type ExplainedTerm, type Explanation, explainedSum, type TotalName } from "./explanation.ts";

/** Explains one of the named totals of an offer. */
export function explainTotal(
  priced: PricedProject,
  totals: OfferTotals,
  kind: TotalName,
): Explanation | undefined {
  const of = { kind };
  const named = (name: TotalName, sign: 1 | -1 = 1): ExplainedTerm => ({
    of: { kind: name },
    amount: amountOf(totals, name),
    sign,
  });
  switch (kind) {
    case "gross":
      return explainedSum(of, totals.gross, priced.rows.map(rowTerm));
    case "discount":
      return explainedSum(of, totals.discount, [named("gross"), named("goods", -1)]);
    case "goods":
      return explainedSum(of, totals.goods, goodsGroups(totals).map(netTerm));
    case "servicesTotal":
      return explainedSum(of, totals.servicesTotal, serviceTerms(totals));
    case "generalTotal":
      return explainedSum(of, totals.generalTotal, [named("goods"), named("servicesTotal")]);
    case "delivery":
    case "installation":
      return { of, amount: totals[kind].amount, how: { kind: "given", free: !totals[kind].charged } };
    case "netTotal":
      return explainedSum(of, totals.netTotal, [
        named("generalTotal"),
        named("delivery"),
        named("installation"),
      ]);
    case "tax":
      return explainedSum(of, totals.tax, taxTerms(totals));
    case "total":
      return explainedSum(of, totals.total, [named("netTotal"), named("tax")]);
    case "rounding":
      return explainedSum(of, totals.rounding, [named("payable"), named("total", -1)]);
    case "payable":
      return { of, amount: totals.payable, how: { kind: "coin", base: named("total") } };
    case "deposit": {
      if (!totals.deposit) return undefined;
      const { amount, percent } = totals.deposit;
      return { of, amount, how: { kind: "percent", percent, base: named("payable") } };
    }
    case "balance":
      return (
        totals.deposit && explainedSum(of, totals.deposit.balance, [named("payable"), named("deposit", -1)])
      );
  }
}

const serviceTerms = ({ services }: OfferTotals): readonly ExplainedTerm[] =>
  services.map(({ catalogue, id, amount }) => ({
    of: { kind: "service", catalogue, id },
    amount,
    sign: 1,
  }));

const taxTerms = ({ taxes }: OfferTotals): readonly ExplainedTerm[] =>
  taxes.map(({ rate, tax }) => ({ of: { kind: "tax-line", rate }, amount: tax, sign: 1 }));

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
