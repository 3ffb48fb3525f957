import type { GroupTotal, OfferTotals, TotalGroup } from "../offer-totals.ts";
import type { PricedLine, PricedProject, PricedRow } from "../priced-project.ts";
import { lineTerm } from "./explain-row.ts";
import { type ExplainedTerm, type Explanation, explainedSum, type RefTo } from "./explanation.ts";

/** Explains the goods of a discount group, before and after its discounts, and the goods of a catalogue. */
export function explainGoods(
  priced: PricedProject,
  totals: OfferTotals,
  of: RefTo<"group-gross" | "group-net" | "catalogue-goods">,
): Explanation | undefined {
  if (of.kind === "catalogue-goods") return explainCatalogue(totals, of);
  const group = findGroup(totals, of.group);
  if (group === undefined) return undefined;
  if (of.kind === "group-gross") return explainedSum(of, group.gross, grossTerms(priced, totals, of.group));
  return {
    of,
    amount: group.net,
    how: {
      kind: "discounts",
      base: { of: { kind: "group-gross", group: of.group }, amount: group.gross, sign: 1 },
      steps: group.steps,
    },
  };
}

function explainCatalogue(totals: OfferTotals, of: RefTo<"catalogue-goods">): Explanation | undefined {
  const catalogue = totals.catalogues.find((entry) => entry.catalogue === of.catalogue);
  if (catalogue === undefined) return undefined;
  const own = findGroup(totals, { kind: "catalogue", catalogue: of.catalogue });
  const whole = (own ? [own] : goodsGroups(totals)).map(netTerm);
  return { of, amount: catalogue.goods, how: { kind: "share", whole } };
}

/** The groups whose nets are the goods. With a document group only that one, because it discounts the catalogues' nets further. */
export function goodsGroups({ groups }: OfferTotals): readonly GroupTotal[] {
  const document = groups.filter(({ group }) => group.kind === "document");
  return document.length > 0 ? document : groups;
}

export function netTerm({ group, net }: GroupTotal): ExplainedTerm {
  return { of: { kind: "group-net", group }, amount: net, sign: 1 };
}

export function findGroup(totals: OfferTotals, group: TotalGroup): GroupTotal | undefined {
  return totals.groups.find((entry) => sameGroup(entry.group, group));
}

export function sameGroup(a: TotalGroup, b: TotalGroup): boolean {
  return (
    a.kind === b.kind && (a.kind !== "catalogue" || b.kind !== "catalogue" || a.catalogue === b.catalogue)
  );
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
