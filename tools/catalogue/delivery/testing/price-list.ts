import { strToU8, zipSync, zlibSync } from "fflate";

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const FAMILIES = ["Unterschränke", "Oberschränke", "Hochschränke", "Regale", "Tische"];
const HEADERS = [
  ...["Warengruppe", "Artikelnr.", "Bezeichnung", "Description", "Breite (cm)", "Höhe (cm)", "Tiefe (cm)"],
  ...["Gewicht kg", "Listenpreis €", "Bild"],
];
/** The row of the headers, from 1; above it stands what manufacturers write above their tables. */
const HEADER_ROW = 4;

/**
 * A price list as a manufacturer has it, for tests and for trying the way to a catalogue: a title, families in merged cells, measures in
 * centimetres, prices in formulas, a picture on each row.
 *
 * wrong   a price that is no number in every row whose index gives 7 when divided by this; 0: none
 */
export function priceListWorkbook(count: number, wrong = 0): Uint8Array {
  const each = Math.ceil(count / FAMILIES.length);
  const rows = Array.from({ length: count }, (_, i) => row(i, each, wrong > 0 && i % wrong === 7));
  const merged = FAMILIES.map((_, f) => {
    const from = HEADER_ROW + 1 + f * each;
    return `<mergeCell ref="A${from}:A${Math.min(from + each - 1, HEADER_ROW + count)}"/>`;
  });
  const anchors = Array.from(
    { length: count },
    (_, i) =>
      `<xdr:oneCellAnchor><xdr:from><xdr:col>9</xdr:col><xdr:row>${HEADER_ROW + i}</xdr:row></xdr:from><xdr:pic><xdr:blipFill><a:blip r:embed="p${i}"/></xdr:blipFill></xdr:pic></xdr:oneCellAnchor>`,
  );
  const relation = (id: string, target: string) => `<Relationship Id="${id}" Type="t" Target="${target}"/>`;
  const relations = (...all: readonly string[]) => strToU8(`<Relationships>${all.join("")}</Relationships>`);
  const texts = (index: number, cells: readonly string[]) =>
    `<row r="${index}">${cells.map((text, x) => (text === "" ? "" : textAt(x, index, text))).join("")}</row>`;
  const pictures = Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`xl/media/image${i}.png`, picture(i)] as const),
  );
  return zipSync(
    {
      "xl/workbook.xml": strToU8(
        `<workbook ${MAIN} ${RELATIONS}><sheets><sheet name="Preisliste" sheetId="1" r:id="r1"/></sheets></workbook>`,
      ),
      "xl/_rels/workbook.xml.rels": relations(relation("r1", "worksheets/sheet1.xml")),
      "xl/worksheets/sheet1.xml": strToU8(
        `<worksheet ${MAIN} ${RELATIONS}><sheetData>${texts(1, ["Möbelwerk Beispiel"])}${texts(2, ["Preisliste 2026, unverbindlich"])}${texts(HEADER_ROW, HEADERS)}${rows.join("")}</sheetData><mergeCells><mergeCell ref="A1:J1"/>${merged.join("")}</mergeCells><drawing r:id="r1"/></worksheet>`,
      ),
      "xl/worksheets/_rels/sheet1.xml.rels": relations(relation("r1", "../drawings/drawing1.xml")),
      "xl/drawings/drawing1.xml": strToU8(
        `<xdr:wsDr xmlns:xdr="x" xmlns:a="a" ${RELATIONS}>${anchors.join("")}</xdr:wsDr>`,
      ),
      "xl/drawings/_rels/drawing1.xml.rels": relations(
        ...Array.from({ length: count }, (_, i) => relation(`p${i}`, `../media/image${i}.png`)),
      ),
      ...pictures,
    },
    { level: 6, mtime: "1980-01-01T00:00:00Z" },
  );
}

function row(i: number, each: number, isWrong: boolean): string {
  const at = HEADER_ROW + 1 + i;
  const family = Math.floor(i / each);
  const width = 30 + (i % 10) * 10;
  const cells = [
    i % each === 0 ? textAt(0, at, FAMILIES[family] ?? "") : "",
    textAt(1, at, `MB ${family + 1}${String(i).padStart(4, "0")}`),
    textAt(2, at, `${(FAMILIES[family] ?? "").replace(/e$/, "")} ${width}, Ausführung ${i}`),
    textAt(3, at, `Unit ${width}, version ${i}`),
    numberAt(4, at, width),
    numberAt(5, at, 72 + family * 20),
    numberAt(6, at, 56),
    numberAt(7, at, 12.5 + (i % 7)),
    isWrong
      ? textAt(8, at, "auf Anfrage")
      : `<c r="I${at}"><f>${100 + i}*1.05</f><v>${(100 + i) * 1.05}</v></c>`,
  ];
  return `<row r="${at}">${cells.join("")}</row>`;
}

const letter = (column: number) => String.fromCharCode(65 + column);
const textAt = (column: number, at: number, text: string) =>
  `<c r="${letter(column)}${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
const numberAt = (column: number, at: number, value: number) =>
  `<c r="${letter(column)}${at}"><v>${value}</v></c>`;

/** A front of one colour with a frame, 96 x 96 pixels, as a PNG. */
function picture(i: number): Uint8Array {
  const side = 96;
  const [r, g, b] = [120 + ((i * 37) % 110), 110 + ((i * 53) % 110), 90 + ((i * 71) % 110)];
  const pixels = new Uint8Array(side * (side * 3 + 1));
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const isFrame = x < 14 || y < 14 || x > 81 || y > 81 || (y > 44 && y < 50);
      pixels.set(isFrame ? [r - 60, g - 60, b - 60] : [r, g, b], y * (side * 3 + 1) + 1 + x * 3);
    }
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, side);
  view.setUint32(4, side);
  head.set([8, 2, 0, 0, 0], 8);
  const chunks = [chunk("IHDR", head), chunk("IDAT", zlibSync(pixels)), chunk("IEND", new Uint8Array())];
  return new Uint8Array([
    0x89,
    0x50,
    0x4e,
    0x47,
    0x0d,
    0x0a,
    0x1a,
    0x0a,
    ...chunks.flatMap((one) => [...one]),
  ]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(strToU8(type), 4);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}
