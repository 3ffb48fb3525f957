import {
  TECHNICAL_FORMATS,
  TECHNICAL_SHEETS,
  type TechnicalFormat,
  type TechnicalSheetKind,
  technicalSheet,
} from "@stanza/codecs";
import { billOfMaterials } from "@stanza/evaluation";
import { MEASURE_UNITS } from "@stanza/pricing";
import { opened, startEvaluation, useCatalogues, useEvaluation, useOpenProject } from "@stanza/web-project";
import { translate, useMeasures } from "@stanza/web-site";
import { Button, type Dialog, EmptyState, Segmented, SelectField, Skeleton } from "@stanza/web-ui";
import { IconAlertTriangle, IconCheck, IconDownload } from "@tabler/icons-react";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { type ShownTable, shownTable } from "./shown-lines.ts";
import css from "./TechnicalSheets.module.css";
import { useTechnicalFile } from "./use-technical-file.ts";

/** Rows of the preview: enough to judge the list by. */
const MOST = 60;

/** Bill of materials, cut list, fittings and other pieces: looked at, then downloaded (quote.md §9). */
function TechnicalSheets() {
  const { t, i18n } = useTranslation();
  const bill = useBill();
  const [kind, setKind] = useState<TechnicalSheetKind>("cut-list");
  const [format, setFormat] = useState<TechnicalFormat>("pdf");
  const { busy, make } = useTechnicalFile();
  const { weight, volume } = useMeasures();
  const sheet = useMemo(() => {
    const units = { weight: MEASURE_UNITS[weight], volume: MEASURE_UNITS[volume] };
    return bill && technicalSheet(bill, kind, i18n.language, units);
  }, [bill, kind, i18n.language, weight, volume]);
  if (!sheet)
    return (
      <div className={css.waiting} aria-busy="true">
        <Skeleton height={40} />
        <Skeleton height={260} />
      </div>
    );
  const shown = shownTable(sheet.tables[0], i18n.language, MOST);
  const isEmpty = shown.lines.length === 0;
  return (
    <div className={css.whole}>
      <div className={css.bar}>
        <SelectField
          className={css.sheet}
          label={t("technical.sheet")}
          hideLabel
          value={kind}
          options={TECHNICAL_SHEETS.map((value) => ({ value, label: t(`technical.sheets.${value}`) }))}
          onChange={(event) => setKind(event.target.value as TechnicalSheetKind)}
        />
        <span className={css.count} aria-live="polite">
          {t("technical.lines", { count: shown.count })}
          {shown.count > MOST ? ` · ${t("technical.firstShown", { count: MOST })}` : null}
        </span>
        <Segmented
          label={t("technical.format")}
          value={format}
          options={TECHNICAL_FORMATS.map((value) => ({ value, label: value.toUpperCase() }))}
          onChange={setFormat}
        />
        <Button
          variant="primary"
          icon={<IconDownload size={18} stroke={1.7} />}
          busy={busy}
          reason={isEmpty ? t("technical.nothing") : undefined}
          onClick={() => void make(sheet, format)}
        >
          {t("technical.download")}
        </Button>
      </div>
      {sheet.warnings.length > 0 ? (
        <ul className={css.warnings}>
          {sheet.warnings.map((warning) => (
            <li key={warning}>
              <IconAlertTriangle size={17} stroke={1.8} aria-hidden="true" />
              {warning}
            </li>
          ))}
        </ul>
      ) : null}
      {isEmpty ? (
        <div className={css.empty}>
          <EmptyState title={t("technical.nothing")} text={t("technical.nothingText")} />
        </div>
      ) : (
        <Preview table={shown} title={sheet.title} />
      )}
    </div>
  );
}

function useBill() {
  const project = useOpenProject()?.document.project;
  const evaluated = useEvaluation((state) => state.evaluated);
  const loaded = useCatalogues((state) => state.loaded);
  useEffect(startEvaluation, []);
  return useMemo(
    () => (project && evaluated ? billOfMaterials(project, evaluated, opened(loaded)) : null),
    [project, evaluated, loaded],
  );
}

function Preview({ table, title }: { readonly table: ShownTable; readonly title: string }) {
  const { t } = useTranslation();
  const { columns, lines } = table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
    <section className={css.scroll} aria-label={t("technical.preview", { sheet: title })} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {columns.map(({ label, decimals, isMark }) => (
              <th
                key={label}
                scope="col"
                data-kind={isMark ? "mark" : decimals === undefined ? "text" : "number"}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) =>
            line.kind === "title" ? (
              <tr key={line.key} className={css.title}>
                <th colSpan={columns.length} scope="colgroup">
                  <div>
                    <span>{line.title}</span>
                    <small>{line.facts}</small>
                  </div>
                </th>
              </tr>
            ) : (
              <tr key={line.key}>
                {columns.map(({ label, decimals, isMark }, x) => (
                  <td
                    key={label}
                    data-kind={isMark ? "mark" : decimals === undefined ? "text" : "number"}
                    data-heading={label}
                  >
                    {isMark && line.cells[x] ? (
                      <IconCheck size={16} stroke={2} aria-label={t("technical.banded")} />
                    ) : (
                      line.cells[x]
                    )}
                  </td>
                ))}
              </tr>
            ),
          )}
        </tbody>
      </table>
    </section>
  );
}

export const technicalSheetsDialog: Dialog<object, void> = {
  options: () => ({
    title: translate("technical.title"),
    width: 1000,
    mode: "none",
    single: "technical-sheets",
  }),
  Content: TechnicalSheets,
};
