import { sheetCsv } from "@stanza/codecs";
import type { TakenIn, UpdatedPrices } from "@stanza/publish";
import {
  type Delivery,
  type DeliveryProblem,
  isMatrixTable,
  isRefusal,
  type TableMapping,
  textCell,
} from "@stanza/tables";
import { problemSentence } from "./problem-sentence.ts";

/** Lines of a kind that are printed; the report has all. */
const MOST_LINES = 60;

/** How each column is understood, for somebody who may have to correct it. */
export function mappingLines({ tables, sizeWhenMissing }: TableMapping): readonly string[] {
  return tables.flatMap(({ sheet, headerRow, columns, ...table }) => [
    `Sheet '${sheet}', headers in row ${headerRow}${table.matrix === undefined ? "" : `, prices of matrix ${table.matrix}`}:`,
    ...columns.map(({ column, header, meaning }) => {
      const { is, ...more } = meaning;
      const details = Object.values(more).join(" ");
      return `  ${column.padEnd(3)} ${(header || "(no header)").padEnd(28)} ${is}${details === "" ? "" : ` ${details}`}`;
    }),
    ...(isMatrixTable({ sheet, headerRow, columns, ...table }) ||
    columns.some(({ meaning }) => ["width", "size"].includes(meaning.is))
      ? []
      : [`  no size: every article gets ${Object.values(sizeWhenMissing).join(" x ")} mm`]),
  ]);
}

/** Where a problem is: `Prices!D17`. */
const placeOf = ({ sheet, column, row }: DeliveryProblem) =>
  row === undefined ? sheet : `${sheet}!${column ?? "row "}${row}`;

export function deliveryLines({ rows, refusedRows, passedOver, problems }: Delivery): readonly string[] {
  const refused = problems.filter(isRefusal);
  const notes = problems.filter((problem) => !isRefusal(problem));
  return [
    `${rows} rows: ${rows - refusedRows} good, ${refusedRows} refused${passedOver === 0 ? "" : `, ${passedOver} titles and notes passed over`}.`,
    ...some(refused.map((problem) => `  ${placeOf(problem)}  ${problemSentence(problem)}`)),
    ...(notes.length === 0 ? [] : [`${notes.length} to be known:`]),
    ...some(notes.map((problem) => `  ${placeOf(problem)}  ${problemSentence(problem)}`)),
  ];
}

export function takenLines({
  added,
  changed,
  ownRules,
  notDelivered,
  prices,
  pictures,
}: TakenIn): readonly string[] {
  const changes = prices.filter(({ before }) => before !== undefined);
  return [
    `${added.length} articles are new, ${changed.length} are different, ${pictures.size} pictures.`,
    ...(ownRules.length === 0
      ? []
      : [`${ownRules.length} have been changed by hand and stay as they are: ${few(ownRules)}`]),
    ...(notDelivered.length === 0
      ? []
      : [`${notDelivered.length} of the catalogue are not in the delivery and stay: ${few(notDelivered)}`]),
    ...(changes.length === 0 ? [] : [`${changes.length} prices are different:`]),
    ...some(changes.map(changeLine)),
  ];
}

export function priceLines(updated: UpdatedPrices): readonly string[] {
  const { changes, unchanged, unknown, unknownKeys, notDelivered, unknownLists } = updated;
  return [
    ...unknownLists.map((list) => `The catalogue has no price list ${list}.`),
    `${changes.length} prices are different, ${unchanged} as before.`,
    ...some(changes.map(changeLine)),
    ...(unknown.length === 0 ? [] : [`${unknown.length} codes are in no price list:`]),
    ...some(unknown.map(({ orderCode, sheet, row }) => `  ${sheet}!row ${row}  ${orderCode}`)),
    ...(unknownKeys.length === 0 ? [] : [`${unknownKeys.length} prices have keys that no matrix has:`]),
    ...some(
      unknownKeys.map(
        ({ sheet, column, row, matrix, keys }) => `  ${sheet}!${column}${row}  ${matrix}[${keys.join(", ")}]`,
      ),
    ),
    ...(notDelivered.length === 0
      ? []
      : [
          `${notDelivered.length} prices are not in the delivery and stay: ${few(notDelivered.map(({ item }) => item))}`,
        ]),
  ];
}

const changeLine = ({ list, item, before, after, percent }: UpdatedPrices["changes"][number]) =>
  `  ${list} ${item}: ${before ?? "-"} -> ${after}${percent === undefined ? "" : ` (${percent.startsWith("-") ? "" : "+"}${percent} %)`}`;

/** Everything that was not understood, and what prices became, as a CSV file for a spreadsheet. */
export function reportCsv(problems: readonly DeliveryProblem[], changes: UpdatedPrices["changes"]): string {
  const rows = [
    ["kind", "sheet", "row", "column", "header", "value", "what", "before", "after", "percent"],
    ...problems.map((problem) => [
      isRefusal(problem) ? "refused" : "note",
      problem.sheet,
      String(problem.row ?? ""),
      problem.column ?? "",
      problem.header ?? "",
      problem.value,
      problemSentence(problem),
    ]),
    ...changes.map(({ list, item, before = "", after, percent = "" }) => [
      "price",
      "",
      "",
      "",
      list,
      item,
      "",
      before,
      after,
      percent,
    ]),
  ];
  return sheetCsv(
    rows.map((row) => row.map(textCell)),
    "en",
  );
}

const some = (lines: readonly string[]): readonly string[] =>
  lines.length <= MOST_LINES
    ? lines
    : [
        ...lines.slice(0, MOST_LINES),
        `  … and ${lines.length - MOST_LINES} more; --report FILE.csv has them all`,
      ];

const few = (codes: readonly string[]) => codes.slice(0, 8).join(", ") + (codes.length > 8 ? ", …" : "");
