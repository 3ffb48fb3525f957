import { columnName, type Sheet, type SheetCell, serialOfDate } from "@stanza/tables";
import { strToU8, zipSync } from "fflate";
import { guardedInWorkbook, looksLikeFormula } from "./formula-guard.ts";

/** Styles by their index in `cellXfs`. */
const STYLE = { plain: 0, text: 1, quoted: 2, amount: 3, date: 4, head: 5 } as const;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
/** The earliest time that a ZIP archive knows: equal sheets give equal bytes. */
const MODIFIED = "1980-01-01T00:00:00Z";

/**
 * A workbook (ECMA-376, transitional) with a heading row that stays in view on every sheet. Texts are cells of type and format text, so
 * that codes keep their zeros and nothing becomes a formula or a date.
 *
 * sheets   names of at most 31 characters, without []:*?/\ and all different
 */
export function writeXlsx(sheets: readonly Sheet[]): Uint8Array {
  const file = (content: string) => strToU8(DECLARATION + content);
  const parts: Record<string, Uint8Array> = {
    "[Content_Types].xml": file(contentTypes(sheets.length)),
    "_rels/.rels": file(
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    "xl/workbook.xml": file(
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets
        .map(({ name }, i) => `<sheet name="${xmlText(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`)
        .join("")}</sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": file(
      `<Relationships xmlns="${PACKAGE}/relationships">${sheets
        .map(
          (_, i) =>
            `<Relationship Id="rId${i + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
        )
        .join(
          "",
        )}<Relationship Id="rId${sheets.length + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    ),
    "xl/styles.xml": file(STYLES),
  };
  for (const [i, sheet] of sheets.entries())
    parts[`xl/worksheets/sheet${i + 1}.xml`] = file(worksheet(sheet));
  return zipSync(parts, { level: 6, mtime: MODIFIED });
}

function contentTypes(count: number): string {
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml";
  const sheets = Array.from(
    { length: count },
    (_, i) => `<Override PartName="/xl/worksheets/sheet${i + 1}.xml" ContentType="${type}.worksheet+xml"/>`,
  );
  return `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/>${sheets.join("")}</Types>`;
}

const STYLES = `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="0.00##"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font><font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE8ECF0"/><bgColor indexed="64"/></patternFill></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

function worksheet({ rows }: Sheet): string {
  const width = Math.max(1, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, i) => {
    const longest = Math.max(6, ...rows.slice(0, 200).map((row) => lengthOf(row[i])));
    return `<col min="${i + 1}" max="${i + 1}" width="${Math.min(60, longest + 2)}" customWidth="1"/>`;
  });
  const lines = rows.map((row, y) => {
    const cells = row.map((one, x) => cell(one, `${columnName(x)}${y + 1}`, y === 0)).join("");
    return `<row r="${y + 1}">${cells}</row>`;
  });
  const all = `A1:${columnName(width - 1)}${Math.max(1, rows.length)}`;
  return `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join("")}</cols><sheetData>${lines.join("")}</sheetData><ignoredErrors><ignoredError sqref="${all}" numberStoredAsText="1"/></ignoredErrors></worksheet>`;
}

function cell(value: SheetCell, at: string, isHead: boolean): string {
  switch (value.kind) {
    case "empty":
      return "";
    case "number":
      return `<c r="${at}" s="${value.isAmount ? STYLE.amount : STYLE.plain}"><v>${value.number}</v></c>`;
    case "date":
      return `<c r="${at}" s="${STYLE.date}"><v>${serialOfDate(value.date)}</v></c>`;
    case "fault":
      return `<c r="${at}" t="inlineStr"><is><t>${xmlText(value.message)}</t></is></c>`;
    case "text": {
      const style = isHead ? STYLE.head : looksLikeFormula(value.text) ? STYLE.quoted : STYLE.text;
      const text = xmlText(guardedInWorkbook(value.text));
      return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
    }
  }
}

function lengthOf(value: SheetCell | undefined): number {
  if (value?.kind === "text") return Math.max(...value.text.split("\n").map((line) => line.length));
  return value === undefined || value.kind === "empty" ? 0 : 10;
}

/** Characters that XML cannot hold are written as the format prescribes: `_x0001_`; so is what looks like that. */
function xmlText(text: string): string {
  return text
    .replace(/_(?=x[0-9a-fA-F]{4}_)/g, "_x005F_")
    .replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, (char) => {
      const digits = char.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
      return "\t\n".includes(char) ? char : `_x${digits}_`;
    })
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
