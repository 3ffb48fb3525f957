import { CsvText } from "@stanza/csv";
import { type Document, isNode, LineCounter, parseDocument } from "yaml";
import type { CatalogueTable, CsvTable, YamlTable } from "./catalogue-tables.ts";
import type { ReadLines, Refusal, SheetLine } from "./import-lines.ts";
import { CannotEdit, type YamlEdit, YamlText } from "./yaml-text.ts";

/** The content of a sheet, with the table that it belongs to. */
export interface ReadSheet extends ReadLines {
  readonly table: CatalogueTable;
  readonly isRemoving: boolean;
}

/** The catalogue's files with lines put into them. */
export interface Applied {
  /** The new text of each file that is different. */
  readonly files: ReadonlyMap<string, string>;
  /** Lines that their file could not take. */
  readonly refused: readonly { readonly line: SheetLine; readonly refusal: Refusal }[];
  /** The line, and the column in its sheet, that put what stands at a place of a file there. */
  lineAt(
    file: string,
    line: number,
    column: number,
  ): { readonly line: SheetLine; readonly sheetColumn?: string } | undefined;
}

export function applyLines(
  files: ReadonlyMap<string, string>,
  sheets: readonly ReadSheet[],
  left: ReadonlySet<SheetLine>,
): Applied {
  const changed = new Map<string, string>();
  const refused: Applied["refused"][number][] = [];
  const finders: ((file: string, line: number, column: number) => ReturnType<Applied["lineAt"]>)[] = [];
  const planned: PlannedEdit[] = [];
  const placed: PlannedEdit[] = [];
  for (const sheet of sheets) {
    const lines = sheet.lines.filter((line) => left.has(line));
    const removes = sheet.isRemoving && sheet.table.from === "csv" && sheet.missingRows.length > 0;
    if (lines.length === 0 && !removes) continue;
    if (sheet.table.from === "csv") {
      const text = editedCsv(sheet.table, sheet, lines);
      changed.set(sheet.table.file, text);
      finders.push(csvFinder(sheet.table, text, lines));
    } else for (const line of lines) planned.push(...plannedEdits(sheet.table, line));
  }
  for (const file of new Set(planned.map((one) => one.file))) {
    const yaml = new YamlText(files.get(file) ?? "");
    const own = planned.filter((one) => one.file === file);
    refused.push(...editYaml(yaml, own));
    placed.push(...own);
    changed.set(file, yaml.text);
  }
  finders.push(yamlFinder(changed, placed));
  return {
    files: changed,
    refused,
    lineAt: (...place) => finders.map((find) => find(...place)).find((found) => found !== undefined),
  };
}

function editedCsv(table: CsvTable, sheet: ReadSheet, lines: readonly SheetLine[]): string {
  const width = table.csv.header.length;
  const names = [...table.columns, ...sheet.newColumns].map(({ name }) => name);
  const used = names.flatMap((_, i) =>
    i >= width && lines.some(({ cells }) => cells.some(({ column, to }) => column === i && to !== ""))
      ? [i]
      : [],
  );
  const known = lines.filter(({ row }) => row !== undefined);
  const cells = new Map(
    known.map(({ row = 0, cells: own }) => [row, new Map(own.map(({ column, to }) => [column, to]))]),
  );
  return table.csv.edited({
    cells,
    columns: used.map((column) => ({
      name: names[column] ?? "",
      texts: new Map([...cells].map(([row, texts]) => [row, texts.get(column) ?? ""])),
    })),
    rows: lines
      .filter(({ row }) => row === undefined)
      .map(({ after, cells: own }) => {
        const text = (column: number) => own.find((cell) => cell.column === column)?.to ?? "";
        return { after, texts: [...table.csv.header.map((_, i) => text(i)), ...used.map(text)] };
      }),
    removed: new Set(sheet.isRemoving ? sheet.missingRows : []),
  });
}

/** By the keys in the new text: rows have moved where others came or went. */
function csvFinder(table: CsvTable, text: string, lines: readonly SheetLine[]) {
  const csv = new CsvText(text);
  const keyOf = (row: readonly string[] | undefined) => table.keys.map((i) => row?.[i] ?? "").join("\0");
  const keyOfLine = (line: SheetLine) =>
    line.row === undefined
      ? table.keys.map((i) => line.cells.find(({ column }) => column === i)?.to ?? "").join("\0")
      : keyOf(table.csv.rows[line.row]);
  return (file: string, line: number, column: number) => {
    const at = file === table.file ? csv.cellAt(line, column) : undefined;
    const row = at && csv.rows[at.row];
    const name = at && csv.header[at.column];
    const same = lines.filter((one) => keyOfLine(one) === keyOf(row));
    // When several lines have one key, take the line that put exactly this there.
    const found =
      same.find(({ cells }) =>
        cells.some((cell) => cell.name === name && cell.to === row?.[at?.column ?? 0]),
      ) ?? same[0];
    if (!found) return undefined;
    const cell = found.cells.find((one) => one.name === name);
    return { line: found, ...(cell ? { sheetColumn: cell.sheetColumn } : {}) };
  };
}

interface PlannedEdit extends YamlEdit {
  readonly file: string;
  readonly line: SheetLine;
  readonly sheetColumn: string;
  /** Why it cannot be made. */
  readonly obstacle?: string;
}

function plannedEdits(table: YamlTable, line: SheetLine): readonly PlannedEdit[] {
  const row = table.rows[line.row ?? -1];
  if (!row) return [];
  const { file, single } = row;
  const [first] = line.cells;
  if (single && first) {
    const place = { file, line, sheetColumn: first.sheetColumn, path: single.path };
    return [{ ...place, ...inLanguages(single.languages, row.texts, line) }];
  }
  return line.cells.map(({ column, sheetColumn, to }) => {
    const path = row.paths[column];
    const place = { file, line, sheetColumn, path: path ?? [] };
    if (!path)
      return { ...place, value: undefined, obstacle: "it cannot be changed here; write it in the file" };
    const kind = table.columns[column]?.kind;
    // Amounts and days are texts in YAML, so that no digit of them is lost.
    const isNumber = row.numbers.has(column);
    const value = to === "" ? undefined : isNumber ? Number(to) : to;
    return { ...place, value, style: kind === "text" ? ("text" as const) : ("quoted" as const) };
  });
}

/** A text in the first language alone stays one while no other comes to it. */
function inLanguages(
  languages: readonly (string | undefined)[],
  texts: readonly string[],
  line: SheetLine,
): Pick<PlannedEdit, "value" | "obstacle"> {
  const all = languages.flatMap((language, column) => {
    const text = line.cells.find((cell) => cell.column === column)?.to ?? texts[column] ?? "";
    return language === undefined || text === "" ? [] : [[language, text] as const];
  });
  const [first] = languages.filter((language) => language !== undefined);
  const [only] = all;
  if (!only || !all.some(([language]) => language === first))
    return { value: undefined, obstacle: "the first language has no text" };
  return { value: all.length === 1 ? only[1] : Object.fromEntries(all) };
}

/** All at once; where that does not go, line by line, and those that do not go are refused. */
function editYaml(yaml: YamlText, edits: readonly PlannedEdit[]): Applied["refused"] {
  const attempt = (some: readonly PlannedEdit[]): string | undefined => {
    const obstacle = some.find((one) => one.obstacle !== undefined)?.obstacle;
    if (obstacle !== undefined) return obstacle;
    try {
      yaml.edit(some);
      return undefined;
    } catch (error) {
      if (error instanceof CannotEdit) return error.message;
      throw error;
    }
  };
  if (attempt(edits) === undefined) return [];
  return [...new Set(edits.map(({ line }) => line))].flatMap((line) => {
    const own = edits.filter((one) => one.line === line);
    const reason = attempt(own);
    if (reason === undefined) return [];
    const { sheet, sheetRow, cells } = line;
    const [cell] = cells;
    const place = cell ? { sheetColumn: cell.sheetColumn, name: cell.name } : {};
    return [{ line, refusal: { sheet, sheetRow, ...place, reason: `${own[0]?.file}: ${reason}` } }];
  });
}

/** By the line of what was changed, or of what is around it where it was taken out. */
function yamlFinder(files: ReadonlyMap<string, string>, placed: readonly PlannedEdit[]) {
  const documents = new Map<string, { readonly document: Document; readonly lines: LineCounter }>();
  const lineOf = ({ file, path }: PlannedEdit): number | undefined => {
    const text = files.get(file);
    if (text === undefined) return undefined;
    const known = documents.get(file);
    const lines = known?.lines ?? new LineCounter();
    const document = known?.document ?? parseDocument(text, { lineCounter: lines });
    documents.set(file, { document, lines });
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  return (file: string, line: number) => {
    const found = placed.find((cell) => cell.file === file && lineOf(cell) === line);
    return found && { line: found.line, sheetColumn: found.sheetColumn };
  };
}
