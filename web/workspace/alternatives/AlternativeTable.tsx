import type { OptionView } from "@stanza/catalogue";
import { type PricedAlternative, signedMoney, useReadOnlyReason } from "@stanza/web-project";
import { Money, Skeleton } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import { signOf } from "./AlternativeList.tsx";
import css from "./Alternatives.module.css";
import { OptionName, optionName } from "./OptionName.tsx";
import type { SharedVariable } from "./shared-variables.ts";
import type { Alternatives } from "./use-alternatives.ts";

interface Props {
  readonly alternatives: Alternatives;
  readonly rows: SharedVariable;
  readonly columns: SharedVariable;
  readonly today: { readonly amount: string; readonly currency: string; readonly label: string };
  readonly onTake: (alternative: PricedAlternative, name: string) => void;
}

/** Two variables at once: every pair of options with its total; a press takes both. */
export function AlternativeTable({ rows, columns, ...shared }: Props) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
    <section className={css.scroll} aria-label={t("alternatives.title")} tabIndex={0}>
      <table className={css.table}>
        <caption className="visually-hidden">{t("alternatives.title")}</caption>
        <thead>
          <tr>
            <td />
            {columns.view.options?.map((option) => (
              <th key={option.code} scope="col">
                <OptionName variable={columns} option={option} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.view.options?.map((option) => (
            <tr key={option.code}>
              <th scope="row">
                <OptionName variable={rows} option={option} />
              </th>
              {columns.view.options?.map((other) => (
                <Pair key={other.code} first={option} second={other} {...shared} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface PairProps extends Omit<Props, "rows" | "columns"> {
  readonly first: OptionView;
  readonly second: OptionView;
}

function Pair({ first, second, alternatives, today, onTake }: PairProps) {
  const { t, i18n } = useTranslation();
  const readOnly = useReadOnlyReason();
  const cell = { first: first.code, second: second.code };
  const { currency } = today;
  if (alternatives.isPresent(cell))
    return (
      <td data-present>
        <Money amount={today.amount} currency={currency} />
        <small>{t("alternatives.present")}</small>
      </td>
    );
  const answer = alternatives.answerOf(cell);
  if (answer?.kind !== "priced")
    return <td>{answer || alternatives.state !== "working" ? "–" : <Skeleton width={72} />}</td>;
  const { alternative } = answer;
  const { takes, refuses, findings, total, incomplete } = alternative;
  if (takes.length === 0)
    return (
      <td className={css.nobody}>
        <small>{t("alternatives.nobody")}</small>
      </td>
    );
  const name = t("alternatives.both", {
    first: optionName(first, i18n.language),
    second: optionName(second, i18n.language),
  });
  const notes = [
    ...(incomplete ? [t("alternatives.unpriced")] : []),
    ...(refuses.length > 0 ? [t("alternatives.refuses", { count: refuses.length })] : []),
    ...(findings.length > 0 ? [t("alternatives.findings", { count: findings.length })] : []),
  ];
  return (
    <td>
      <button
        type="button"
        className={css.pair}
        aria-disabled={readOnly !== undefined || undefined}
        title={readOnly ?? t("alternatives.takeNamed", { name })}
        onClick={() => (readOnly === undefined ? onTake(alternative, name) : undefined)}
      >
        <Money amount={total} currency={currency} />
        <small data-sign={signOf(alternative)}>
          {signedMoney(alternative.difference, currency, i18n.language) || t("alternatives.samePrice")}
        </small>
        {notes.map((note) => (
          <small key={note} className={css.note}>
            {note}
          </small>
        ))}
        <span className="visually-hidden">. {readOnly ?? t("alternatives.takeNamed", { name })}</span>
      </button>
    </td>
  );
}
