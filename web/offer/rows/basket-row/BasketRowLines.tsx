import { textIn } from "@stanza/catalogue";
import type { ProjectDocument } from "@stanza/codecs";
import type { PricedRow } from "@stanza/pricing";
import { formatNumber } from "@stanza/quantities";
import { useShownPrice, useTaxName } from "@stanza/web-project";
import { useSells } from "@stanza/web-site";
import { useTranslation } from "react-i18next";
import { ExplainedMoney } from "../../totals/ExplainedMoney.tsx";
import { DecimalField } from "../DecimalField.tsx";
import { rateLine, referLine } from "../row-fields.ts";
import css from "./BasketRow.module.css";
import { ReferenceField } from "./ReferenceField.tsx";

interface Props {
  readonly document: ProjectDocument;
  readonly price: PricedRow;
  readonly currency: string;
  readonly readOnly: boolean;
}

/** The ERP lines of a row with their prices. Each line may have its own tax rate and reference. */
export function BasketRowLines({ document, price, currency, readOnly }: Props) {
  const { t } = useTranslation();
  const tax = useTaxName();
  const sells = useSells();
  return (
    <div className={css.scroll}>
      <table className={css.lines}>
        <thead>
          <tr>
            <th scope="col">{t("offer.code")}</th>
            <th scope="col">{t("offer.description")}</th>
            <th scope="col" className={css.right}>
              {t("offer.quantity")}
            </th>
            <th scope="col" className={css.right}>
              {t("offer.amount")}
            </th>
            {sells ? <th scope="col">{tax}</th> : null}
            <th scope="col">{t("basketRow.reference")}</th>
          </tr>
        </thead>
        <tbody>
          {price.lines.map((line) => (
            <Line
              key={line.id}
              rowId={price.rowId}
              line={line}
              document={document}
              currency={currency}
              readOnly={readOnly}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface LineProps extends Omit<Props, "price"> {
  readonly rowId: string;
  readonly line: PricedRow["lines"][number];
}

function Line({ rowId, line, document, currency, readOnly }: LineProps) {
  const { t, i18n } = useTranslation();
  const tax = useTaxName();
  const name = textIn(line.description, i18n.language);
  const sells = useSells();
  const shown = useShownPrice();
  const rate = document.terms.lineRates[rowId]?.[line.id];
  return (
    <tr>
      <td className={css.code}>{line.code}</td>
      <td>{name}</td>
      <td className={css.right}>
        {formatNumber(line.quantity, i18n.language, 3)} {t(`unit.${line.unit}`)}
      </td>
      <td className={css.right}>
        {line.price.kind === "priced" ? (
          <ExplainedMoney
            of={{ kind: "line", rowId, lineId: line.id }}
            name={name}
            amount={shown(line.price.amount, currency)}
            currency={currency}
          />
        ) : (
          t(line.price.kind === "unpriced" ? "offer.noPrice" : "offer.included")
        )}
      </td>
      {sells ? (
        <td data-heading={tax}>
          <DecimalField
            label={t("offer.vatOf", { tax, name })}
            hideLabel
            unit="%"
            most={100}
            readOnly={readOnly}
            value={rate?.checked ? String(rate.vat ?? "") : ""}
            onCommit={(vat) => rateLine(rowId, line.id, vat === "" ? null : vat)}
          />
        </td>
      ) : null}
      <td data-heading={t("basketRow.reference")}>
        <ReferenceField
          label={t("basketRow.referenceOf", { name })}
          hideLabel
          reference={document.lineReferences?.[rowId]?.[line.id] ?? ""}
          readOnly={readOnly}
          onCommit={(reference) => referLine(rowId, line.id, reference)}
        />
      </td>
    </tr>
  );
}
