import { textIn } from "@stanza/catalogue";
import type { PlannedRow, VariantInUse } from "@stanza/evaluation";
import { signedPrice, type ValueWords } from "@stanza/web-project";
import { IconArrowRight, IconLock } from "@tabler/icons-react";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import css from "./Applicator.module.css";
import { alsoText, variantText } from "./applicator-words.ts";
import type { Applicator } from "./use-applicator.ts";

interface Props {
  readonly applicator: Applicator;
  readonly variant: VariantInUse;
  readonly variants: readonly VariantInUse[];
  readonly words: ValueWords;
}

/** Height of a line until it has been measured, px. */
const LINE = 56;

/** Row by row: from, to, what it costs, or why not. Rows that change come first; those that have the value already are only counted. */
export function PlannedList(props: Props) {
  const { t, i18n } = useTranslation();
  const { applicator } = props;
  const { planned, prices, currency } = applicator;
  const scroll = useRef<HTMLDivElement>(null);
  const lines = useMemo(
    () => [
      ...planned.filter(({ outcome }) => outcome === "changes"),
      ...planned.filter(({ outcome }) => outcome === "refused"),
    ],
    [planned],
  );
  const generated = prices && currency ? signedPrice(prices.generated, currency, i18n.language) : "";
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => LINE,
    getItemKey: (i) => lines[i]?.target.row.row.id ?? i,
    overscan: 6,
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
    <section ref={scroll} className={css.scroll} aria-label={t("applicator.preview")} tabIndex={0}>
      <ul className={css.list} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const planned = lines[index];
          return planned ? (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              aria-setsize={lines.length}
              aria-posinset={index + 1}
              className={css.item}
              style={{ transform: `translateY(${start}px)` }}
            >
              <Line planned={planned} {...props} />
            </li>
          ) : null;
        })}
      </ul>
      {generated ? (
        <p className={css.generated}>
          <span>{t("applicator.generatedToo")}</span>
          <span className={css.price}>{generated}</span>
        </p>
      ) : null}
    </section>
  );
}

function Line({ planned, applicator, variant, variants, words }: Props & { readonly planned: PlannedRow }) {
  const { t } = useTranslation();
  const { left, leave, prices, currency } = applicator;
  const { row, description } = planned.target.row;
  const name = textIn(description, words.language) || row.article;
  const from = variantText(variant, planned.from, words) || "–";
  if (planned.outcome !== "changes")
    return (
      <div className={css.line} data-refused>
        <IconLock size={16} stroke={1.8} aria-hidden="true" className={css.lock} />
        <Name name={name} code={row.article} />
        <p className={css.why}>
          <span>{from}</span>{" "}
          {planned.outcome === "refused" && planned.because
            ? textIn(planned.because, words.language)
            : t(isImposed(planned, variant) ? "applicator.imposed" : "applicator.impossible")}
        </p>
      </div>
    );
  const difference = prices?.byRow[row.id];
  const isLeft = left.has(row.id);
  return (
    <label className={css.line} data-left={isLeft || undefined}>
      <input
        type="checkbox"
        className={css.check}
        checked={!isLeft}
        aria-label={t("applicator.include", { name })}
        onChange={(event) => leave(row.id, !event.target.checked)}
      />
      <Name name={name} code={row.article} />
      <span className={css.change}>
        <span>{from}</span>
        <IconArrowRight size={15} stroke={1.8} aria-hidden="true" />
        <strong>{variantText(variant, planned.to, words) || "–"}</strong>
      </span>
      <span className={css.price}>
        {difference && currency && !isLeft ? signedPrice(difference, currency, words.language) : ""}
      </span>
      {planned.alsoChanged.length > 0 ? (
        <small className={css.also}>
          {t("applicator.also", { changes: alsoText(planned.alsoChanged, row.catalogue, variants, words) })}
        </small>
      ) : null}
    </label>
  );
}

function isImposed({ target }: PlannedRow, { code }: VariantInUse): boolean {
  const now = target.row.article.variables.find((variable) => variable.code === code);
  return now?.readonly === true || now?.source === "forced";
}

function Name({ name, code }: { readonly name: string; readonly code: string }) {
  return (
    <span className={css.name}>
      {name}
      <small>{code}</small>
    </span>
  );
}
