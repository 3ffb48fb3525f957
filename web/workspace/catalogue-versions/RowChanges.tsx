import { textIn } from "@stanza/catalogue";
import type { RepairedChoice, RowUpdate } from "@stanza/evaluation";
import { Price, ROW_STATES, useEvaluation } from "@stanza/web-project";
import { cx } from "@stanza/web-ui";
import comparisonCss from "@stanza/web-ui/comparison.module.css";
import { useTranslation } from "react-i18next";
import { StateBadge } from "../items/StateBadge.tsx";
import css from "./Versions.module.css";

/** Every row that an update changes, the most serious first: its state, old and new price, and the choices that give way. */
export function RowChanges({ updates }: { readonly updates: readonly RowUpdate[] }) {
  const { t, i18n } = useTranslation();
  const currency = useEvaluation((state) => state.priced?.currency ?? "EUR");
  const changed = ROW_STATES.filter((state) => state !== "upToDate").flatMap((state) =>
    updates.filter((update) => update.state === state),
  );
  if (changed.length === 0) return <p className={css.same}>{t("versions.noChange")}</p>;
  const price = (amount: string | undefined) =>
    amount === undefined ? <em>{t("variants.noPrice")}</em> : <Price amount={amount} currency={currency} />;
  return (
    <table className={cx(comparisonCss.comparison, css.rows)}>
      <caption className="visually-hidden">{t("versions.rows")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("versions.article")}</th>
          <th scope="col">{t("versions.before")}</th>
          <th scope="col">{t("versions.after")}</th>
        </tr>
      </thead>
      <tbody>
        {changed.map((update) => (
          <tr key={update.row}>
            <th scope="row">
              <span className={css.name}>
                {textIn(update.description, i18n.language)} <small>{update.code}</small>
              </span>
              <StateBadge state={update.state} />
              {update.problem ? (
                <span className={css.problem}>{textIn(update.problem, i18n.language)}</span>
              ) : null}
              <Repairs repairs={update.repairs} />
            </th>
            <td data-label={t("versions.before")}>{update.isNew ? "–" : price(update.priceBefore)}</td>
            <td data-label={t("versions.after")}>
              {update.state === "gone" ? "–" : price(update.priceAfter)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Repairs({ repairs }: { readonly repairs: readonly RepairedChoice[] }) {
  const { t, i18n } = useTranslation();
  if (repairs.length === 0) return null;
  return (
    <ul className={css.repairs}>
      {repairs.map(({ variable, name, from, to, because }) => (
        <li key={variable}>
          {name ? textIn(name, i18n.language) : variable}: {String(from)} →{" "}
          {to === undefined ? t("versions.dropped") : String(to)}
          {because ? <span>{textIn(because, i18n.language)}</span> : null}
        </li>
      ))}
    </ul>
  );
}
