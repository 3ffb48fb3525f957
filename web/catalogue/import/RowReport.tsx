import { sheetCsv } from "@stanza/codecs";
import { type Delivery, type DeliveryProblem, isRefusal, textCell } from "@stanza/tables";
import { Button, saveFile } from "@stanza/web-ui";
import { IconDownload } from "@tabler/icons-react";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import css from "./ImportPage.module.css";

/** Problems that are listed; the file has all. */
const MOST_LINES = 100;

/** How many rows are good, and every row that is not, with its cell and the reason. */
export function RowReport({ delivery }: { readonly delivery: Delivery }) {
  const { t, i18n } = useTranslation();
  const { rows, refusedRows, problems } = delivery;
  const refused = problems.filter(isRefusal);
  const notes = problems.filter((problem) => !isRefusal(problem));
  return (
    <section className={css.panel} aria-labelledby="rows">
      <h2 id="rows" className={css.heading}>
        {t("tableImport.rows")}
      </h2>
      <p className={css.counts} role="status">
        <strong className={css.good}>{t("tableImport.good", { count: rows - refusedRows })}</strong>
        <strong className={refusedRows === 0 ? css.quiet : css.bad}>
          {t("tableImport.bad", { count: refusedRows })}
        </strong>
        {notes.length === 0 ? null : <span>{t("tableImport.notes", { count: notes.length })}</span>}
        {problems.length === 0 ? null : (
          <Button size="sm" onClick={() => saveReport(problems, t, i18n.language)}>
            <IconDownload size={16} stroke={1.7} aria-hidden="true" /> {t("tableImport.report")}
          </Button>
        )}
      </p>
      {problems.length === 0 ? null : (
        <ul className={css.problems}>
          {[...refused, ...notes].slice(0, MOST_LINES).map((problem, i) => (
            // Rows come anew with every reading; none has a life of its own.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered in place
            <li key={i} data-note={!isRefusal(problem) || undefined}>
              <code>{placeOf(problem)}</code> {sentenceOf(problem, t)}
            </li>
          ))}
        </ul>
      )}
      {problems.length > MOST_LINES ? (
        <p className={css.lead}>{t("tableImport.moreProblems", { count: problems.length - MOST_LINES })}</p>
      ) : null}
    </section>
  );
}

const placeOf = ({ sheet, column, row }: DeliveryProblem) =>
  row === undefined ? sheet : `${sheet} ${column ?? ""}${row}`;

function sentenceOf({ cause, cell, value, about = "", header = "" }: DeliveryProblem, t: TFunction): string {
  if (cell !== undefined) return t(`tableImport.cell.${cell}`, { value });
  return t(`tableImport.problem.${cause}`, { value, about, header });
}

function saveReport(problems: readonly DeliveryProblem[], t: TFunction, language: string): void {
  const rows = problems.map((problem) => [
    problem.sheet,
    String(problem.row ?? ""),
    problem.column ?? "",
    problem.header ?? "",
    problem.value,
    sentenceOf(problem, t),
  ]);
  const head = ["sheet", "row", "column", "header", "value", "what"].map((name) =>
    t(`tableImport.reportHead.${name}` as "tableImport.reportHead.row"),
  );
  const text = sheetCsv(
    [head, ...rows].map((row) => row.map(textCell)),
    language,
  );
  saveFile(new Blob([text], { type: "text/csv" }), "report.csv");
}
