import {
  type TechnicalFormat,
  type TechnicalSheet,
  type TechnicalTable,
  technicalCsv,
  technicalSheet,
  technicalXlsx,
} from "@stanza/codecs";
import { MEASURE_UNITS, shopMeasures } from "@stanza/pricing";
import type { PrintedTable, TablePrint } from "@stanza/print";
import { documentLocale } from "@stanza/quantities";
import { brotli } from "../../files/brotli.ts";
import { contentDisposition } from "../../http/content-disposition.ts";
import { Encoded } from "../../http/encoded.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { readSheetProject } from "../sheet-project.ts";

/**
 * Made anew for each request, with the catalogue versions that the project is pinned to; nothing is kept.
 *
 * ASSUMED: how articles are made is the business of makers and dealers, so customers and guests are refused.
 */
export const getTechnicalSheet: Handler<"getTechnicalSheet"> = async ({
  context,
  params,
  query,
  session,
}) => {
  const found = await readSheetProject(context, session, params.id);
  if (!found) return notFound();
  const { project, shop, ruleDate, heading } = found;
  const language = documentLocale(query.language ?? session.profile.language, shop.country);
  const measures = shopMeasures(shop);
  const bill = await context.evaluator.billOfMaterials(project, ruleDate);
  const sheet = technicalSheet(bill, params.sheet, language, {
    weight: MEASURE_UNITS[measures.weight],
    volume: MEASURE_UNITS[measures.volume],
  });
  const print = () => context.printer.printTables({ ...heading, language, ...printable(sheet) });
  return {
    status: 200,
    body: await FILES[query.format](sheet, language, print),
    headers: {
      "content-disposition": contentDisposition(
        query.format === "pdf" ? "inline" : "attachment",
        `${sheet.title} ${project.description}.${query.format}`,
      ),
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  };
};

const FILES: Readonly<
  Record<
    TechnicalFormat,
    (
      sheet: TechnicalSheet,
      locale: string,
      print: () => Promise<{ readonly pdf: Uint8Array }>,
    ) => Promise<Encoded>
  >
> = {
  // Tags for screen readers are nearly all repetition.
  pdf: async (_sheet, _locale, print) =>
    new Encoded(await brotli(Buffer.from((await print()).pdf)), "application/pdf", "br"),
  csv: async (sheet, locale) =>
    new Encoded(await brotli(technicalCsv(sheet, locale)), "text/csv; charset=utf-8", "br"),
  xlsx: async (sheet) =>
    new Encoded(
      Buffer.from(technicalXlsx(sheet)),
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    ),
};

/** The sheet as it is printed: a column whose value stands in a section's title is left out. */
function printable({
  title,
  tables,
  warnings,
  empty,
}: TechnicalSheet): Pick<TablePrint, "title" | "tables" | "warnings" | "empty"> {
  return { title, warnings, empty, tables: tables.map((table, i) => printedTable(table, i === 0)) };
}

function printedTable({ name, columns, sections }: TechnicalTable, isFirst: boolean): PrintedTable {
  const isShown = columns.map(({ isInTitle }) => !isInTitle);
  const shown = <T>(cells: readonly T[]) => cells.filter((_, i) => isShown[i]);
  return {
    title: isFirst ? "" : name,
    columns: shown(columns),
    sections: sections.map(({ title, facts, rows }) => ({
      title,
      facts,
      rows: rows.map((row) =>
        shown(row).map((cell) =>
          cell.kind === "text" ? cell.text : cell.kind === "number" ? cell.number : null,
        ),
      ),
    })),
  };
}
