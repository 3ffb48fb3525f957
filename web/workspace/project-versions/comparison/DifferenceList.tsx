import { textIn } from "@stanza/catalogue";
import type { AmountChange } from "@stanza/offer";
import type { Project, RowId } from "@stanza/project";
import { formatNumber } from "@stanza/quantities";
import { Price, rowName, signedPrice, useValueWords } from "@stanza/web-project";
import { cx } from "@stanza/web-ui";
import comparisonCss from "@stanza/web-ui/comparison.module.css";
import { IconArrowRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./Comparison.module.css";
import type { ComparedLine, Comparison } from "./compared.ts";
import { type ChoiceInWords, choiceWords } from "./difference-words.ts";

interface Props {
  readonly comparison: Comparison;
  /** The later state. */
  readonly project: Project;
  readonly chosen: RowId | null;
  /** Shows the place of a row. */
  readonly onChoose: (row: RowId | null) => void;
}

/** Every row that differs, with its price before and after; pressing one shows its place. The total stands below. */
export function DifferenceList({ comparison, project, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const words = useValueWords();
  const { lines, price } = comparison;
  const currency = price?.currency ?? "";
  return (
    <table className={cx(comparisonCss.comparison, comparisonCss.rows, css.rows)}>
      <caption className="visually-hidden">{t("projectVersions.rows")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("offerVersions.row")}</th>
          <th scope="col">{t("offerVersions.before")}</th>
          <th scope="col">{t("offerVersions.after")}</th>
          <th scope="col">{t("offerVersions.change")}</th>
        </tr>
      </thead>
      <tbody>
        {lines.length === 0 ? (
          <tr>
            <th scope="row" colSpan={4}>
              {t("projectVersions.sameRows")}
            </th>
          </tr>
        ) : (
          lines.map((line) => (
            <tr key={line.id} data-kind={line.kind} data-chosen={line.id === chosen || undefined}>
              <th scope="row">
                <button
                  type="button"
                  className={css.place}
                  aria-pressed={line.id === chosen}
                  onClick={() => onChoose(line.id === chosen ? null : line.id)}
                >
                  <Name line={line} />
                </button>
                <Marks line={line} />
                <Choices changes={choiceWords(line, project, words)} />
              </th>
              <Amounts amount={line.amount} currency={currency} />
            </tr>
          ))
        )}
      </tbody>
      {price ? (
        <tfoot>
          <tr data-total="gross">
            <th scope="row">{t("versions.goods")}</th>
            <Amounts amount={price.gross} currency={currency} />
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}

function Name({ line }: { readonly line: ComparedLine }) {
  const { i18n } = useTranslation();
  const row = line.after ?? line.before;
  const quantity = row?.row.quantity ?? 1;
  return (
    <span className={comparisonCss.name}>
      {quantity === 1 ? "" : `${formatNumber(String(quantity), i18n.language)} × `}
      {row ? rowName(row, i18n.language) : line.article}
    </span>
  );
}

function Marks({ line }: { readonly line: ComparedLine }) {
  const { t, i18n } = useTranslation();
  const { kind, aspects, before, after } = line;
  const number = (value: number) => formatNumber(String(value), i18n.language);
  const marks: readonly (readonly [key: string, word: string])[] =
    kind === "added" || kind === "removed"
      ? [[kind, t(`offerVersions.kind.${kind}`)]]
      : aspects.length === 0
        ? [["price", t("offerVersions.aspect.price")]]
        : aspects.map((aspect) => [aspect, t(`projectVersions.aspect.${aspect}`)] as const);
  return (
    <span className={comparisonCss.marks}>
      {marks.map(([key, word]) => (
        <span key={key} data-mark={kind === "moved" ? "moved" : key}>
          {word}
          {key === "quantity" && before && after ? (
            <>
              {" "}
              {number(before.row.quantity)}
              <Becomes />
              {number(after.row.quantity)}
            </>
          ) : null}
          {key === "article" && before && after ? (
            <>
              {" "}
              {textIn(before.description, i18n.language)}
              <Becomes />
              {textIn(after.description, i18n.language)}
            </>
          ) : null}
        </span>
      ))}
    </span>
  );
}

function Becomes() {
  const { t } = useTranslation();
  return <IconArrowRight size={12} role="img" aria-label={t("versions.becomes")} />;
}

/** Variables with their value before and after. */
export function Choices({ changes }: { readonly changes: readonly ChoiceInWords[] }) {
  if (changes.length === 0) return null;
  return (
    <ul className={css.choices}>
      {changes.map(({ variable, name, from, to }) => (
        <li key={variable}>
          {name}: {from} <Becomes /> {to}
        </li>
      ))}
    </ul>
  );
}

function Amounts({
  amount,
  currency,
}: {
  readonly amount: AmountChange | undefined;
  readonly currency: string;
}) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <td data-label={t("offerVersions.before")}>
        {amount ? <Price amount={amount.before} currency={currency} /> : "–"}
      </td>
      <td data-label={t("offerVersions.after")}>
        {amount ? <Price amount={amount.after} currency={currency} /> : "–"}
      </td>
      <td data-label={t("offerVersions.change")} className={comparisonCss.change}>
        {amount ? signedPrice(amount.change, currency, i18n.language) || "–" : "–"}
      </td>
    </>
  );
}
