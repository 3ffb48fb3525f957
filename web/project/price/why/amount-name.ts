import { textIn } from "@stanza/catalogue";
import type { AmountRef, OfferTotals, PricedProject, TotalGroup } from "@stanza/pricing";
import { formatPercent } from "@stanza/quantities";
import type { TFunction } from "i18next";

/** The sources of an amount's name: the prices and totals it belongs to, and the names of their catalogues. */
export interface AmountNames {
  readonly priced: PricedProject;
  readonly totals: OfferTotals;
  readonly catalogueName: (code: string) => string;
  readonly t: TFunction;
  readonly language: string;
}

/** The name of an amount on screen. */
export function amountName(of: AmountRef, names: AmountNames): string {
  const { priced, totals, t, language, catalogueName } = names;
  const row = "rowId" in of ? priced.rows.find(({ rowId }) => rowId === of.rowId) : undefined;
  switch (of.kind) {
    case "row":
      return row ? textIn(row.description, language) : t("whyPrice.name.row");
    case "line": {
      const line = row?.lines.find(({ id }) => id === of.lineId);
      return line ? `${textIn(line.description, language)} · ${line.code}` : of.lineId;
    }
    case "unit-price":
      return t("whyPrice.sum");
    case "group-gross":
      return t("whyPrice.name.gross", { name: groupName(of.group, names) });
    case "group-net":
      return t("whyPrice.name.net", { name: groupName(of.group, names) });
    case "service": {
      const service = totals.services.find(({ catalogue, id }) => catalogue === of.catalogue && id === of.id);
      return (service && textIn(service.description, language)) || t("totals.services");
    }
    case "catalogue-goods":
      return t("whyPrice.name.net", { name: catalogueName(of.catalogue) });
    case "tax-line":
      return t("totals.tax", {
        tax: t(totals.unitedStates ? "link.salesTax" : "terms.vat"),
        rate: percent(of.rate, language),
      });
    case "tax-base":
      return t("whyPrice.name.taxBase", { rate: percent(of.rate, language) });
    case "tax-part":
      return of.part.kind === "goods"
        ? t("whyPrice.name.net", { name: groupName(of.part.group, names) })
        : amountName(of.part.kind === "service" ? of.part : { kind: of.part.kind }, names);
    case "gross":
    case "discount":
    case "goods":
    case "delivery":
    case "installation":
    case "payable":
    case "rounding":
      return t(`totals.${of.kind}`);
    case "servicesTotal":
      return t("totals.services");
    case "netTotal":
      return t("totals.net");
    case "generalTotal":
    case "total":
    case "tax":
    case "deposit":
    case "balance":
      return t(`whyPrice.name.${of.kind}`);
  }
}

export function groupName(group: TotalGroup, { t, catalogueName }: AmountNames): string {
  return group.kind === "catalogue" ? catalogueName(group.catalogue) : t(`totals.of.${group.kind}`);
}

const percent = (rate: string, language: string) => formatPercent(rate, language, "own");
