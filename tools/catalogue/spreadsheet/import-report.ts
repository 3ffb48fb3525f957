import type { Refusal, SheetLine } from "./import-lines.ts";
import type { ImportOutcome, SheetOutcome } from "./import-sheets.ts";

/** A long list of kept rows says nothing that its number does not say. */
const MOST_KEPT = 8;

/** The outcome of every line that differs from before, by sheet, and the number of lines of each kind. */
export function importReport(outcome: ImportOutcome): readonly string[] {
  const { sheets, unknown, broken, failingTests, isRemoving } = outcome;
  const count = (of: (sheet: SheetOutcome) => number) => sheets.reduce((sum, sheet) => sum + of(sheet), 0);
  const added = count(({ taken }) => taken.filter(({ row }) => row === undefined).length);
  const changed = count(({ taken }) => taken.length) - added;
  const refused = count((sheet) => sheet.refused.length) + unknown.length;
  const missing = count((sheet) => sheet.missing.length);
  return [
    ...sheets.flatMap((sheet) => sheetReport(sheet, isRemoving)),
    ...unknown.map((refusal) => refusalLine(refusal)),
    ...broken.map(
      ({ file, line, column, code, message }) => `! ${file}:${line}:${column} ${code} ${message}`,
    ),
    ...(broken.length > 0 ? ["Together the changes would break the catalogue; nothing is taken over."] : []),
    ...failingTests.map(
      (name) =>
        `? golden test '${name}' expects something else; run test, and change it where the new value is right`,
    ),
    [
      `${count(({ unchanged }) => unchanged)} lines as before, ${changed} changed, ${added} new, ${refused} refused`,
      ...(missing > 0 ? [`${missing} ${isRemoving ? "taken out" : "not in the sheets and kept"}`] : []),
    ]
      .join(", ")
      .concat("."),
  ];
}

function sheetReport(sheet: SheetOutcome, isRemoving: boolean): readonly string[] {
  const { missing, missingColumns } = sheet;
  const lines = [
    ...sheet.taken.map((line) => ({ row: line.sheetRow, text: takenLines(line) })),
    ...sheet.refused.map((refusal) => ({ row: refusal.sheetRow ?? 0, text: [refusalLine(refusal)] })),
  ].sort((a, b) => a.row - b.row);
  const kept = missing.slice(0, MOST_KEPT).join(", ") + (missing.length > MOST_KEPT ? " …" : "");
  const reported = [
    ...lines.flatMap(({ text }) => text),
    ...(missing.length > 0
      ? [
          `${isRemoving ? "-" : "?"} ${missing.length} ${missing.length === 1 ? "row" : "rows"} of the catalogue not in the sheet, ${isRemoving ? "taken out" : "kept"}: ${kept}`,
        ]
      : []),
    ...(missingColumns.length > 0
      ? [`? columns of the catalogue that are not in the sheet, kept: ${missingColumns.join(", ")}`]
      : []),
  ];
  if (reported.length === 0) return [];
  return [
    `${sheet.sheet}${sheet.file === null ? "" : ` -> ${sheet.file}`}`,
    ...reported.map((line) => `  ${line}`),
  ];
}

function takenLines({ sheetRow, key, row, cells }: SheetLine): readonly string[] {
  if (row === undefined) {
    const others = cells.filter(({ to }) => to !== "" && !key.split(", ").includes(to));
    const values = others.map(({ name, to }) => `${name} ${shown(to)}`).join(", ");
    return [`+ row ${sheetRow} ${key}${values === "" ? "" : `: ${values}`}`];
  }
  return cells.map(
    ({ sheetColumn, name, from, to }) =>
      `~ ${sheetColumn}${sheetRow} ${key} ${name}: ${shown(from)} -> ${shown(to)}`,
  );
}

const shown = (text: string) => (text === "" ? "nothing" : text.replaceAll("\n", " "));

function refusalLine({ sheet, sheetRow, sheetColumn, name, reason }: Refusal): string {
  if (sheetRow === undefined) return `! sheet '${sheet}': ${reason}`;
  const place =
    sheetColumn === undefined ? `row ${sheetRow}` : `${sheetColumn}${sheetRow}${name ? ` (${name})` : ""}`;
  return `! ${place}: ${reason}`;
}
