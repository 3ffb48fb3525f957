import { type OptionView, textIn } from "@stanza/catalogue";
import { MOST_COMPARED } from "@stanza/offer";
import { type PricedAlternative, signedMoney, useReadOnlyReason, useScene } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { Button, cx, Money, Skeleton } from "@stanza/web-ui";
import comparisonCss from "@stanza/web-ui/comparison.module.css";
import { IconAlertTriangle, IconCheck, IconLock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { findingText } from "../checks/finding-sentence.ts";
import css from "./Alternatives.module.css";
import { OptionName, optionName } from "./OptionName.tsx";
import type { OnPapers } from "./on-papers.ts";
import type { SharedVariable } from "./shared-variables.ts";
import type { Alternatives } from "./use-alternatives.ts";

interface Props {
  readonly alternatives: Alternatives;
  readonly variable: SharedVariable;
  readonly today: { readonly amount: string; readonly currency: string; readonly label: string };
  readonly onTake: (alternative: PricedAlternative, name: string) => void;
  /** `null`: this person makes no offers. */
  readonly papers: OnPapers | null;
}

/** Every option of one variable with the project's total, the difference to today, and what becomes of the pieces. */
export function AlternativeList({ alternatives, variable, today, onTake, papers }: Props) {
  const { t } = useTranslation();
  return (
    <table className={cx(comparisonCss.comparison, css.list)}>
      <caption className="visually-hidden">{t("alternatives.title")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("alternatives.variant")}</th>
          <th scope="col">{today.label}</th>
          <th scope="col">{t("alternatives.difference")}</th>
          {papers ? <th scope="col">{t("alternatives.onPapers")}</th> : null}
          <th scope="col">
            <span className="visually-hidden">{t("alternatives.take")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {variable.view.options?.map((option) => (
          <Line key={option.code} option={option} {...{ alternatives, variable, today, onTake, papers }} />
        ))}
      </tbody>
    </table>
  );
}

function Line({
  option,
  alternatives,
  variable,
  today,
  onTake,
  papers,
}: Props & { readonly option: OptionView }) {
  const { t, i18n } = useTranslation();
  const readOnly = useReadOnlyReason();
  const { currency } = today;
  const name = optionName(option, i18n.language);
  const cell = { first: option.code };
  if (alternatives.isPresent(cell))
    return (
      <tr data-present>
        <th scope="row">
          <OptionName variable={variable} option={option} />
        </th>
        <td data-label={today.label}>
          <Money amount={today.amount} currency={currency} />
        </td>
        <td data-label={t("alternatives.difference")}>–</td>
        {papers ? <td className={css.paper} /> : null}
        <td className={css.take}>
          <span className={css.present}>
            <IconCheck size={16} stroke={1.8} aria-hidden="true" />
            {t("alternatives.present")}
          </span>
        </td>
      </tr>
    );
  const answer = alternatives.answerOf(cell);
  if (answer?.kind !== "priced")
    return (
      <tr>
        <th scope="row">
          <OptionName variable={variable} option={option} />
        </th>
        <td colSpan={papers ? 4 : 3} className={css.waiting}>
          {answer ? (
            t("alternatives.impossible")
          ) : alternatives.state === "working" ? (
            <Skeleton width={96} />
          ) : (
            t("alternatives.notPriced")
          )}
        </td>
      </tr>
    );
  const { alternative } = answer;
  const said = (
    <th scope="row">
      <OptionName variable={variable} option={option} />
      <Notes alternative={alternative} count={variable.rows.length} />
    </th>
  );
  if (alternative.takes.length === 0)
    return (
      <tr>
        {said}
        <td colSpan={papers ? 4 : 3} className={css.waiting}>
          {t("alternatives.nobody")}
        </td>
      </tr>
    );
  return (
    <tr>
      {said}
      <td data-label={today.label}>
        <Money amount={alternative.total} currency={currency} />
        {alternative.incomplete ? (
          <small className={css.incomplete}>{t("alternatives.unpriced")}</small>
        ) : null}
      </td>
      <td data-label={t("alternatives.difference")} data-sign={signOf(alternative)}>
        {signedMoney(alternative.difference, currency, i18n.language) || t("alternatives.samePrice")}
      </td>
      {papers ? (
        <td className={css.paper} data-label={t("alternatives.onPapers")}>
          <OnPaper papers={papers} value={option.code} name={name} reason={readOnly} />
        </td>
      ) : null}
      <td className={css.take}>
        <Button
          size="sm"
          reason={readOnly}
          aria-label={t("alternatives.takeNamed", { name })}
          onClick={() => onTake(alternative, name)}
        >
          {t("alternatives.take")}
        </Button>
      </td>
    </tr>
  );
}

/** Whether the offer's papers show the option. */
function OnPaper(props: {
  readonly papers: OnPapers;
  readonly value: string;
  readonly name: string;
  readonly reason: string | undefined;
}) {
  const { papers, value, name, reason } = props;
  const { t } = useTranslation();
  const isOn = papers.has(value);
  const full = papers.isFull && !isOn ? t("alternatives.onPapersFull", { count: MOST_COMPARED }) : undefined;
  return (
    <label className={css.tick}>
      <input
        type="checkbox"
        aria-label={t("alternatives.onPapersNamed", { name })}
        title={reason ?? full}
        disabled={(reason ?? full) !== undefined}
        checked={isOn}
        onChange={() => papers.toggle(value)}
      />
    </label>
  );
}

export const signOf = ({ difference }: PricedAlternative) =>
  difference.startsWith("-") ? "less" : /[1-9]/.test(difference) ? "more" : "same";

/** How many pieces take it, which cannot, and what the checks would find. */
function Notes({ alternative, count }: { readonly alternative: PricedAlternative; readonly count: number }) {
  const { t, i18n } = useTranslation();
  const { evaluated } = useScene();
  const { takes, refuses, keeps, findings } = alternative;
  return (
    <span className={css.notes}>
      <span>
        {t("alternatives.pieces", { count, takes: takes.length })}
        {keeps.length > 0 ? ` · ${t("alternatives.keeps", { count: keeps.length })}` : ""}
      </span>
      {refuses.length > 0 ? (
        <details>
          <summary>
            <IconLock size={14} stroke={1.8} aria-hidden="true" />
            {t("alternatives.refuses", { count: refuses.length })}
          </summary>
          <ul>
            {refuses.map(({ row, description, because }) => (
              <li key={row}>
                <strong>{textIn(description, i18n.language)}</strong>{" "}
                {because ? textIn(because, i18n.language) : t("style.impossible")}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {findings.length > 0 ? (
        <details>
          <summary>
            <IconAlertTriangle size={14} stroke={1.8} aria-hidden="true" />
            {t("alternatives.findings", { count: findings.length })}
          </summary>
          <ul>
            {findings.map((finding) => {
              const { title, text } = findingText(finding, evaluated, translate, i18n.language);
              return (
                <li key={finding.key}>
                  <strong>{title}</strong> {text}
                </li>
              );
            })}
          </ul>
        </details>
      ) : null}
    </span>
  );
}
