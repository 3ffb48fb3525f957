import type { AmountRef, ExplainedTerm, Explanation } from "@stanza/pricing";
import { formatMoney, formatNumber, formatPercent } from "@stanza/quantities";
import { IconChevronRight } from "@tabler/icons-react";
import { useId, useState } from "react";
import { amountName } from "./amount-name.ts";
import { PriceSteps } from "./PriceSteps.tsx";
import type { Explained } from "./use-explained.ts";
import css from "./WhyPrice.module.css";

interface Props {
  readonly of: AmountRef;
  readonly explained: Explained;
}

/** So many parts are listed at first; a project's goods may have a thousand. */
const LISTED = 40;
/** The lines of an article that has no more of them lie open, so that its price is read from top to bottom. */
const OPEN_LINES = 3;

/** The parts of one amount; each can be opened in turn. */
export function ExplainedAmount({ of, explained }: Props) {
  const explanation = explained.explain(of);
  return explanation ? <How explanation={explanation} explained={explained} /> : null;
}

function How({ explanation, explained }: { explanation: Explanation; explained: Explained }) {
  const { names, currency } = explained;
  const { t, language } = names;
  const { how, amount } = explanation;
  const money = (value: string) => formatMoney(value, currency, language);
  switch (how.kind) {
    case "sum":
      if (how.terms.length === 0) return <p className={css.note}>{t("details.noLines")}</p>;
      return (
        <Terms
          terms={how.terms}
          explained={explained}
          startOpen={explanation.of.kind === "row" && how.terms.length <= OPEN_LINES}
        />
      );
    case "product": {
      const factors = how.factors.filter((factor) => Number(factor) !== 1);
      return (
        <>
          <Terms terms={[how.unitPrice]} explained={explained} startOpen />
          {factors.length > 0 ? (
            <p className={css.result}>
              {t("whyPrice.product", {
                unit: money(how.unitPrice.amount),
                factors: factors.map((factor) => formatNumber(factor, language, 6)).join(" × "),
                amount: money(amount),
              })}
            </p>
          ) : null}
        </>
      );
    }
    case "percent":
      return (
        <>
          <Terms terms={[how.base]} explained={explained} />
          <p className={css.result}>
            {t("whyPrice.percent", {
              percent: formatPercent(how.percent, language, "own"),
              base: money(how.base.amount),
              amount: money(amount),
            })}
          </p>
        </>
      );
    case "discounts":
      return (
        <>
          <Terms terms={[how.base]} explained={explained} />
          <ol className={css.steps}>
            {how.steps.map((step, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two equal discounts in a row are told apart by their place alone
              <li key={place} className={css.plain}>
                <span>
                  {t("whyPrice.discount", {
                    percent: formatPercent(step.percent, language, "own"),
                    base: money(step.before),
                  })}
                </span>
                <span className={css.amount}>−{money(step.amount)}</span>
              </li>
            ))}
          </ol>
        </>
      );
    case "coin":
      return (
        <>
          <Terms terms={[how.base]} explained={explained} startOpen />
          {how.base.amount === amount ? null : <p className={css.result}>{t("whyPrice.coin")}</p>}
        </>
      );
    case "share":
      return (
        <>
          <p className={css.note}>{t("whyPrice.share")}</p>
          <Terms terms={how.whole} explained={explained} />
        </>
      );
    case "price-list":
      return <PriceSteps steps={how.steps} total={amount} names={names} currency={currency} />;
    case "given":
      return <p className={css.note}>{t(how.free ? "whyPrice.free" : "whyPrice.given")}</p>;
  }
}

interface TermsProps {
  readonly terms: readonly ExplainedTerm[];
  readonly explained: Explained;
  readonly startOpen?: boolean;
}

function Terms({ terms, explained, startOpen = false }: TermsProps) {
  const [all, setAll] = useState(false);
  const shown = all ? terms : terms.slice(0, LISTED);
  const more = terms.length - shown.length;
  return (
    <>
      <ul className={css.terms}>
        {shown.map((term) => (
          <Term key={JSON.stringify(term.of)} term={term} explained={explained} startOpen={startOpen} />
        ))}
      </ul>
      {more > 0 ? (
        <button type="button" className={css.more} onClick={() => setAll(true)}>
          {explained.names.t("whyPrice.more", { count: more })}
        </button>
      ) : null}
    </>
  );
}

function Term({
  term,
  explained,
  startOpen,
}: {
  readonly term: ExplainedTerm;
  readonly explained: Explained;
  readonly startOpen: boolean;
}) {
  const [isOpen, setIsOpen] = useState(startOpen);
  const id = useId();
  const { names, currency } = explained;
  const name = amountName(term.of, names);
  const text = formatMoney(term.amount, currency, names.language);
  const amount = <span className={css.amount}>{term.sign < 0 ? `−${text}` : text}</span>;
  // An amount of nothing is not worth a question.
  if (Number(term.amount) === 0 || explained.explain(term.of) === undefined)
    return (
      <li className={css.plain}>
        <span>{name}</span>
        {amount}
      </li>
    );
  return (
    <li>
      <button
        type="button"
        className={css.term}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconChevronRight size={15} stroke={1.8} className={css.chevron} aria-hidden="true" />
        <span>{name}</span>
        {amount}
      </button>
      <div id={id} className={css.nested} hidden={!isOpen}>
        {isOpen ? <ExplainedAmount of={term.of} explained={explained} /> : null}
      </div>
    </li>
  );
}
