import type { EvaluatedRow } from "@stanza/evaluation";
import { formatMoney, formatNumber } from "@stanza/quantities";
import { Button } from "@stanza/web-ui";
import kit from "@stanza/web-ui/panel.module.css";
import { IconAlertTriangle, IconPencil } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useEvaluation } from "../evaluation/evaluation-store.ts";
import css from "./CustomLines.module.css";
import { isCustomEntry } from "./custom-entry.ts";
import { editCustomArticle } from "./open-custom-article.ts";
import { usePricesReason } from "./use-prices-reason.ts";

/** The lines of a custom article that is selected alone; editing opens its dialog. */
export function CustomLines({
  rows,
  reason,
}: {
  readonly rows: readonly EvaluatedRow[];
  readonly reason?: string;
}) {
  const { t, i18n } = useTranslation();
  const mayNot = usePricesReason();
  const currency = useEvaluation((state) => state.priced?.currency ?? "EUR");
  const [only] = rows;
  if (!only || rows.length !== 1 || !isCustomEntry(only.article)) return null;
  const lines = only.row.lines ?? [];
  return (
    <section className={kit.section}>
      <h3 className={kit.title}>{t("custom.lines")}</h3>
      {lines.length === 0 ? (
        <p className={css.empty}>
          <IconAlertTriangle size={16} stroke={1.8} aria-hidden="true" />
          {t("custom.atLeastOne")}
        </p>
      ) : (
        <ul className={css.lines}>
          {lines.map(({ id, code, description, quantity, unit, unitPrice }) => (
            <li key={id}>
              <span>
                {description || code}
                {description && code ? <small>{code}</small> : null}
              </span>
              <span>
                {formatNumber(String(quantity), i18n.language, 3)}{" "}
                {unit === "pc" ? "×" : t(`details.unit.${unit}`)}{" "}
                {formatMoney(unitPrice, currency, i18n.language)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Button
        size="sm"
        icon={<IconPencil size={16} stroke={1.7} />}
        reason={reason ?? mayNot}
        onClick={() => void editCustomArticle(only.row.id)}
      >
        {t("custom.edit")}
      </Button>
    </section>
  );
}
