import { textIn } from "@stanza/catalogue";
import { formatNumber } from "@stanza/quantities";
import { Price, useEvaluation, useOpenProject } from "@stanza/web-project";
import { AppLink, paths, useSells } from "@stanza/web-site";
import { buttonClass } from "@stanza/web-ui";
import { IconFileInvoice } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./Steps.module.css";

/** A closet as it is ordered: each of its lines with number and price. */
export function ClosetSummary({ rowId }: { readonly rowId: string }) {
  const { t, i18n } = useTranslation();
  const projectId = useOpenProject()?.projectId ?? null;
  const sells = useSells();
  const priced = useEvaluation((state) => state.priced);
  const row = priced?.rows.find((one) => one.rowId === rowId);
  if (!priced || !row) return <p className={css.help}>{t("closet.noPriceYet")}</p>;
  const lines = row.lines.filter(({ level }) => level === 0);
  return (
    <>
      <table className={css.lines}>
        <caption className="visually-hidden">{t("closet.lines")}</caption>
        <tbody>
          {lines.map(({ id, code, description, quantity, unit, price }) => (
            <tr key={id}>
              <th scope="row">
                {textIn(description, i18n.language)}
                <small>{code}</small>
              </th>
              <td className="numeric">
                {formatNumber(quantity, i18n.language)} {t(`unit.${unit}`)}
              </td>
              <td className="numeric">
                {price.kind === "priced" ? (
                  <Price amount={price.amount} currency={priced.currency} />
                ) : price.kind === "unpriced" ? (
                  t("variants.noPrice")
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("closet.total")}</th>
            <td />
            <td className="numeric">
              <Price amount={row.total} currency={priced.currency} />
            </td>
          </tr>
        </tfoot>
      </table>
      <AppLink href={paths.offer({ projectId })} className={buttonClass({})}>
        <IconFileInvoice size={18} aria-hidden="true" />
        {t(sells ? "multiCloset.offer" : "multiCloset.design")}
      </AppLink>
    </>
  );
}
