import type { PublishedSource } from "@stanza/contract";
import pageCss from "@stanza/web-ui/page.module.css";
import { useTranslation } from "react-i18next";
import css from "./Assortment.module.css";

/** Lines of each kind that are shown; the rest is counted. */
const SHOWN = 100;
const SIGNS = { added: "+", removed: "−", changed: "~" } as const;

/** What a folder has in it: mistakes with their places, or what is different from the version in use. */
export function SourceReport({ report }: { readonly report: PublishedSource }) {
  const { t } = useTranslation();
  const { faults, warnings, findings, changes, changeCount, before } = report;
  return (
    <div className={css.report}>
      {faults.length > 0 ? (
        <p role="status">
          <strong>{t("assortment.faults", { count: faults.length })}</strong>
        </p>
      ) : (
        <p role="status">
          <strong>
            {before === undefined
              ? t("assortment.isNew", { code: report.code })
              : t("assortment.changes", { count: changeCount, before })}
          </strong>
        </p>
      )}
      {[...faults, ...warnings].slice(0, SHOWN).map((one) => (
        <div key={`${one.file}:${one.line}:${one.column} ${one.code} ${one.message}`} className={css.fault}>
          <code>
            {one.file}:{one.line}:{one.column}
          </code>
          <span>
            {one.message}
            {one.suggestion === undefined ? "" : ` → ${one.suggestion}`}
          </span>
        </div>
      ))}
      {findings.map((one) => (
        <div key={`${one.article} ${one.what}`} className={css.fault}>
          <code>{one.article}</code>
          <span>{one.what}</span>
        </div>
      ))}
      {changes.slice(0, SHOWN).map(({ area, change, what, from, to }) => (
        <div key={`${area} ${change} ${what}`} className={css.fault}>
          <code>
            {SIGNS[change]} {what}
          </code>
          <span>{change === "changed" ? `${from ?? "–"} → ${to ?? "–"}` : (to ?? from ?? "")}</span>
        </div>
      ))}
      {changeCount > SHOWN ? (
        <p className={pageCss.meta}>{t("assortment.more", { count: changeCount - SHOWN })}</p>
      ) : null}
    </div>
  );
}
