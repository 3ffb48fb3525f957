import type { ProjectDocument } from "@stanza/codecs";
import type { Offer } from "@stanza/offer";
import { formatDate, formatPercent } from "@stanza/quantities";
import { editAgreement, useTaxName } from "@stanza/web-project";
import { Button, saveFile, toast } from "@stanza/web-ui";
import { IconClipboardCopy, IconDiscount, IconFileTypeCsv } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { openPromotions } from "../promotions/open-promotions.ts";
import { chosenCodes } from "../promotions/promotion-choice.ts";
import { DecimalField } from "../rows/DecimalField.tsx";
import { COLUMNS, type GridLine } from "./grid-lines.ts";
import { gridCsv } from "./grid-text.ts";
import css from "./OrderGrid.module.css";

interface Props {
  readonly offer: Offer;
  readonly document: ProjectDocument;
  readonly lines: readonly GridLine[];
  /** The tax rate of the document, percent, where the dealer has typed none. */
  readonly rate: string;
  readonly readOnly: boolean;
}

/** The dealer's own discount and tax, the promotions, and the ways to take the lines elsewhere. */
export function OrderBar({ offer, document, lines, rate, readOnly }: Props) {
  const { t, i18n } = useTranslation();
  const tax = useTaxName();
  const { terms } = document;
  const { dealerVat } = terms.tax;
  const csv = () =>
    gridCsv(
      COLUMNS.map((column) => t(`order.column.${column}`, { tax })),
      lines,
      i18n.language,
    );
  return (
    <div className={css.bar}>
      <DecimalField
        label={t("discount.dealer")}
        placeholder={offer.promotion?.dealerDiscount}
        unit="%"
        most={100}
        readOnly={readOnly}
        value={terms.discounts.dealer ? String(terms.discounts.dealer) : ""}
        onCommit={(value) =>
          editAgreement({ terms: { ...terms, discounts: { ...terms.discounts, dealer: value || "0" } } })
        }
      />
      <DecimalField
        label={t("order.dealerVat", { tax })}
        unit="%"
        most={100}
        readOnly={readOnly}
        placeholder={rate}
        value={dealerVat === undefined || dealerVat === null ? "" : String(dealerVat)}
        onCommit={(value) =>
          editAgreement({
            terms: { ...terms, tax: { ...terms.tax, dealerVat: value === "" ? undefined : value } },
          })
        }
      />
      <PromotionsButton offer={offer} document={document} />
      <p className={css.hint}>{t("order.hint")}</p>
      <Button
        icon={<IconClipboardCopy size={17} stroke={1.7} />}
        onClick={async () => {
          try {
            await navigator.clipboard.writeText(csv().slice(1));
            toast(t("order.copied", { count: lines.length }), { key: "order-grid", kind: "success" });
          } catch {
            toast(t("order.copyFailed"), { key: "order-grid", kind: "error" });
          }
        }}
      >
        {t("order.copy")}
      </Button>
      <Button
        icon={<IconFileTypeCsv size={17} stroke={1.7} />}
        onClick={() =>
          saveFile(
            new Blob([csv()], { type: "text/csv;charset=utf-8" }),
            `${document.project.description || "order"}.csv`,
          )
        }
      >
        {t("order.csv")}
      </Button>
    </div>
  );
}

/** Opens the promotions, and names the chosen ones with their discount and order day. */
function PromotionsButton({ offer, document }: Pick<Props, "offer" | "document">) {
  const { t, i18n } = useTranslation();
  const codes = chosenCodes(document.promotion);
  const { dealerDiscount, orderDate } = offer.promotion ?? {};
  const chosen = [
    ...codes,
    ...(dealerDiscount ? [`−${formatPercent(dealerDiscount, i18n.language, "own")}`] : []),
    ...(orderDate ? [formatDate(orderDate, i18n.language)] : []),
  ];
  return (
    <Button icon={<IconDiscount size={17} stroke={1.7} />} onClick={openPromotions}>
      {codes.length === 0 ? t("promotions.open") : t("promotions.chosen", { codes: chosen.join(" · ") })}
    </Button>
  );
}
