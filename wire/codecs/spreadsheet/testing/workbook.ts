import { strToU8, zipSync } from "fflate";

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const relation = (id: string, target: string) => `<Relationship Id="${id}" Type="t" Target="${target}"/>`;
const relations = (...all: readonly string[]) => strToU8(`<Relationships>${all.join("")}</Relationships>`);

/** A workbook as others make them: a title over a merged family, a code kept by its format, a day, a formula with and without result. */
export function workbook(): Uint8Array {
  return zipSync({
    "xl/workbook.xml": strToU8(
      `<workbook ${MAIN} ${RELATIONS}><sheets><sheet name="Prices" sheetId="1" r:id="r1"/><sheet name="Accessories" sheetId="2" r:id="r2"/></sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": relations(
      relation("r1", "worksheets/sheet1.xml"),
      relation("r2", "/xl/worksheets/sheet2.xml"),
    ),
    "xl/sharedStrings.xml": strToU8(
      `<sst ${MAIN}><si><t>Price list 2026</t></si><si><t>Base units</t></si><si><t>Code</t></si></sst>`,
    ),
    "xl/styles.xml": strToU8(
      `<styleSheet ${MAIN}><numFmts><numFmt numFmtId="170" formatCode="00000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/></cellXfs></styleSheet>`,
    ),
    "xl/worksheets/sheet1.xml": strToU8(
      `<worksheet ${MAIN}><sheetData>` +
        `<row r="1"><c r="A1" t="s"><v>0</v></c></row>` +
        `<row r="2"><c r="B2" t="s"><v>2</v></c><c r="C2" t="str"><v>Price</v></c></row>` +
        `<row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3" s="2"><v>42</v></c><c r="C3"><f>25/2</f><v>12.5</v></c><c r="D3" s="1"><v>46023</v></c><c r="E3" t="inlineStr"><is><t>inline</t></is></c></row>` +
        `<row r="4"><c r="B4" t="str"><v>X</v></c><c r="C4"><f>A9</f></c></row>` +
        `</sheetData><mergeCells><mergeCell ref="A3:A4"/><mergeCell ref="A1:XFD1"/></mergeCells></worksheet>`,
    ),
    "xl/worksheets/sheet2.xml": strToU8(
      `<worksheet ${MAIN}><sheetData><row r="1"><c r="A1" t="str"><v>a</v></c></row></sheetData></worksheet>`,
    ),
  });
}

/** A workbook with a picture whose corner is in D2. */
export function picturedWorkbook(): Uint8Array {
  return zipSync({
    "xl/workbook.xml": strToU8(
      `<workbook ${MAIN} ${RELATIONS}><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": relations(relation("r1", "worksheets/sheet1.xml")),
    "xl/worksheets/sheet1.xml": strToU8(
      `<worksheet ${MAIN} ${RELATIONS}><sheetData><row r="1"><c r="A1" t="str"><v>Code</v></c></row></sheetData><drawing r:id="r1"/></worksheet>`,
    ),
    "xl/worksheets/_rels/sheet1.xml.rels": relations(relation("r1", "../drawings/drawing1.xml")),
    "xl/drawings/drawing1.xml": strToU8(
      `<xdr:wsDr xmlns:xdr="x" xmlns:a="a" ${RELATIONS}><xdr:oneCellAnchor><xdr:from><xdr:col>3</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>1</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:pic><xdr:blipFill><a:blip r:embed="r7"/></xdr:blipFill></xdr:pic></xdr:oneCellAnchor></xdr:wsDr>`,
    ),
    "xl/drawings/_rels/drawing1.xml.rels": relations(relation("r7", "../media/image1.png")),
    "xl/media/image1.png": new Uint8Array([0x89, 0x50, 0x4e, 0x47]),
  });
}
