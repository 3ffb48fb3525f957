import type { OfferLine } from "@stanza/offer";
import { formatNumber } from "@stanza/quantities";
import { Money } from "@stanza/web-ui";
import css from "@stanza/web-ui/page.module.css";
import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LineMarginRow } from "../margin/MarginNote.tsx";
import { ExplainedMoney } from "../totals/ExplainedMoney.tsx";
import rows from "./OfferRows.module.css";

interface Props {
  readonly rowId: string;
  readonly lines: readonly OfferLine[];
  readonly currency: string;
}

/** The order lines of a position, behind their number. Most are never opened, so each table is made when it is. */
export function PositionLines({ rowId, lines, currency }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={rows.lines} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <IconChevronDown size={14} aria-hidden="true" />
        {t("offer.lines", { count: lines.length })}
      </summary>
      {isOpen ? (
        <table>
          <thead>
            <tr>
              <th scope="col">{t("offer.code")}</th>
              <th scope="col">{t("offer.description")}</th>
              <th scope="col" className={rows.right}>
                {t("offer.quantity")}
              </th>
              <th scope="col" className={rows.right}>
                {t("offer.unitPrice")}
              </th>
              <th scope="col" className={rows.right}>
                {t("offer.amount")}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={line.id} rowId={rowId} line={line} currency={currency} />
            ))}
          </tbody>
        </table>
      ) : null}
    </details>
  );
}

function Line({ rowId, line, currency }: { rowId: string; line: OfferLine; currency: string }) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <tr>
        <td className={rows.code}>{line.code}</td>
        <td>
          {line.description}
          {line.discountGroup === "appliances" ? (
            <span className={rows.tag}>{t("offer.appliance")}</span>
          ) : null}
        </td>
        <td className={rows.right}>
          <span className="numeric">{formatNumber(line.quantity, i18n.language, 3)}</span>{" "}
          {t(`unit.${line.unit}`)}
        </td>
        <td className={rows.right}>
          {line.unitPrice === undefined ? "" : <Money amount={line.unitPrice} currency={currency} />}
        </td>
        <td className={rows.right}>
          {line.amount !== undefined ? (
            <ExplainedMoney
              of={{ kind: "line", rowId, lineId: line.id }}
              name={line.description}
              amount={line.amount}
              currency={currency}
            />
          ) : (
            <span className={line.unpriced ? rows.noPrice : css.meta}>
              {t(line.unpriced ? "offer.noPrice" : "offer.included")}
            </span>
          )}
        </td>
      </tr>
      <LineMarginRow rowId={rowId} lineId={line.id} columns={5} currency={currency} />
    </>
  );
}
