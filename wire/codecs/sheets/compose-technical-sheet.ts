import { type Text, textIn } from "@stanza/catalogue";
import type {
  BillOfMaterials,
  BomGoods,
  BomMaterial,
  BomPosition,
  BomRoom,
  BomUse,
  CutPanel,
} from "@stanza/evaluation";
import {
  formatNumber,
  formatVolume,
  formatWeight,
  type VolumeUnit,
  volumeIn,
  type WeightUnit,
  weightIn,
} from "@stanza/quantities";
import type { SheetCell } from "@stanza/tables";
import { EMPTY, textCell } from "@stanza/tables";
import { technicalLabels } from "./technical-labels/labels-by-language.ts";
import type { TechnicalLabels } from "./technical-labels.ts";
import type {
  TechnicalColumn,
  TechnicalSection,
  TechnicalSheet,
  TechnicalSheetKind,
  TechnicalTable,
} from "./technical-sheet.ts";

/**
 * One of the technical sheets of a project in a language: columns, sections and cells, ready for a file, the printer or a preview.
 * Lengths are millimetres in every country: factories cut in them; weights and volumes, which carriers ask for, are in the shop's units.
 */
export function technicalSheet(
  bill: BillOfMaterials,
  kind: TechnicalSheetKind,
  language: string,
  units: GoodsUnits,
): TechnicalSheet {
  const labels = technicalLabels(language);
  const words: Words = { language, labels, units };
  return {
    kind,
    title: labels.titles[kind],
    tables: TABLES[kind](bill, words),
    warnings: bill.failed.map(({ article, problem }) =>
      labels.failed
        .replace("{article}", () => article)
        .replace("{because}", () => textIn(problem.because, language)),
    ),
    empty: labels.empty,
  };
}

/** The units of weights and volumes. */
export interface GoodsUnits {
  readonly weight: WeightUnit;
  readonly volume: VolumeUnit;
}

interface Words {
  readonly language: string;
  readonly labels: TechnicalLabels;
  readonly units: GoodsUnits;
}

const TABLES: Readonly<
  Record<TechnicalSheetKind, (bill: BillOfMaterials, words: Words) => TechnicalSheet["tables"]>
> = {
  "bill-of-materials": (bill, words) => [positionsTable(bill, words), goodsTable(bill, words)],
  "cut-list": (bill, words) => [panelsTable(bill, words), boardsTable(bill, words)],
  fittings: (bill, words) => [fittingsTable(bill, words)],
  parts: (bill, words) => [partsTable(bill, words)],
};

const number = (value: number): SheetCell => ({ kind: "number", number: value });
const mark = (isThere: boolean): SheetCell => textCell(isThere ? "x" : "");
const column = (label: string, decimals?: number): TechnicalColumn => ({
  label,
  ...(decimals === undefined ? {} : { decimals }),
});
const short = (label: string): TechnicalColumn => ({ label, isShort: true });
const inTitle = (label: string, decimals?: number): TechnicalColumn => ({
  ...column(label, decimals),
  isInTitle: true,
});
const onePiece = (rows: TechnicalSection["rows"]): readonly TechnicalSection[] =>
  rows.length === 0 ? [] : [{ title: "", facts: "", rows }];

function positionsTable({ positions }: BillOfMaterials, words: Words): TechnicalTable {
  const { labels, language, units } = words;
  return {
    name: labels.titles["bill-of-materials"],
    columns: [
      inTitle(labels.position, 0),
      inTitle(labels.room),
      short(labels.kind),
      column(labels.code),
      column(labels.description),
      column(labels.quantity, 3),
      short(labels.unit),
      inTitle(labels.widthMm, 1),
      inTitle(labels.heightMm, 1),
      inTitle(labels.depthMm, 1),
      inTitle(`${labels.weight} ${units.weight}`, 1),
      inTitle(`${labels.volume} ${VOLUME_LABELS[units.volume]}`, 3),
      inTitle(labels.note),
    ],
    sections: positions.map((position): TechnicalSection => {
      const room = roomName(position.room, words);
      const name = textIn(position.description, language) || position.article;
      const first = [number(position.number), textCell(room)];
      return {
        title: `${position.number} · ${name}`,
        facts: positionFacts(position, room, words),
        head: [
          ...first,
          textCell(labels.article),
          textCell(position.article),
          textCell(name),
          number(position.quantity),
          textCell(labels.units.pc),
          ...position.box.map((mm) => number(Math.round(mm * 10) / 10)),
          position.weight === undefined
            ? EMPTY
            : number(weightIn(position.weight * position.quantity, units.weight)),
          number(volumeIn(volumeOf(position), units.volume)),
          textCell(position.note ?? ""),
        ],
        rows: position.lines.map(({ code, description, quantity, unit, kind }) => [
          ...first,
          textCell(kind === "sold" ? labels.line : labels.fitting),
          textCell(code),
          textCell(textIn(description, language)),
          number(quantity),
          textCell(labels.units[unit]),
          ...new Array<SheetCell>(6).fill(EMPTY),
        ]),
      };
    }),
  };
}

const VOLUME_LABELS: Readonly<Record<VolumeUnit, string>> = { m3: "m³", in3: "in³" };

/** The volume of all pieces of a position, in cubic metres: the boxes around them. */
const volumeOf = ({ box, quantity }: BomPosition) => (box[0] * box[1] * box[2] * quantity) / 1e9;

function positionFacts(position: BomPosition, room: string, { labels, language, units }: Words): string {
  const { article, box, quantity, weight, automatic, note } = position;
  const size = box
    .map((mm) => formatNumber(String(Math.round(mm * 10) / 10), language, 1, 0, false))
    .join(" × ");
  return [
    article,
    `${size} mm`,
    room,
    quantity === 1 ? "" : `× ${formatNumber(String(quantity), language, 3)}`,
    !weight ? "" : formatWeight(weight * quantity, units.weight, language),
    formatVolume(volumeOf(position), units.volume, language),
    automatic ? labels.generated : "",
    note ?? "",
  ]
    .filter(Boolean)
    .join(" · ");
}

/** The table of the goods that are carried, by catalogue and in all. */
function goodsTable({ goods }: BillOfMaterials, { labels, language, units }: Words): TechnicalTable {
  const sum = (of: (one: BomGoods) => number) => goods.reduce((all, one) => all + of(one), 0);
  const row = (name: string, of: Omit<BomGoods, "catalogue" | "name">) => [
    textCell(name),
    number(of.pieces),
    number(weightIn(of.weight, units.weight)),
    number(of.unweighed),
    number(volumeIn(of.volume, units.volume)),
  ];
  const all = {
    pieces: sum(({ pieces }) => pieces),
    unweighed: sum(({ unweighed }) => unweighed),
    weight: sum(({ weight }) => weight),
    volume: sum(({ volume }) => volume),
  };
  const rows = goods.map(({ name, catalogue, ...of }) => row(textIn(name, language) || catalogue, of));
  return {
    name: labels.goods,
    columns: [
      column(labels.catalogue),
      column(labels.quantity, 3),
      column(`${labels.weight} ${units.weight}`, 1),
      column(labels.unweighed, 3),
      column(`${labels.volume} ${VOLUME_LABELS[units.volume]}`, 3),
    ],
    sections: onePiece(goods.length > 1 ? [...rows, row(labels.all, all)] : rows),
  };
}

function panelsTable({ panels, boards }: BillOfMaterials, words: Words): TechnicalTable {
  const { labels, language } = words;
  const isOf = (a: Pick<CutPanel, "material" | "thickness">, b: Pick<CutPanel, "material" | "thickness">) =>
    a.thickness === b.thickness &&
    a.material.code === b.material.code &&
    a.material.catalogue === b.material.catalogue;
  return {
    name: labels.titles["cut-list"],
    columns: [
      inTitle(labels.material),
      inTitle(labels.materialCode),
      inTitle(labels.thicknessMm, 1),
      column(labels.quantity, 3),
      column(labels.lengthMm, 1),
      column(labels.widthMm, 1),
      short(labels.grain),
      ...labels.edges.map((label): TechnicalColumn => ({ label, isMark: true })),
      column(labels.parts),
      column(labels.outline),
      column(labels.positions),
      column(labels.rooms),
    ],
    sections: boards.map((board) => ({
      title: `${materialName(board.material, language)} · ${formatNumber(String(board.thickness), language, 1)} mm`,
      facts: [
        board.material.code,
        labels.panelCount.replace("{count}", formatNumber(String(board.panels), language, 3)),
        `${formatNumber(String(board.areaM2), language, 2)} m²`,
        ...(board.edgeM > 0
          ? [`${labels.edgeBand} ${formatNumber(String(board.edgeM), language, 1)} m`]
          : []),
      ].join(" · "),
      rows: panels
        .filter((panel) => isOf(panel, board))
        .map((panel) => [
          textCell(materialName(panel.material, language)),
          textCell(panel.material.code),
          number(panel.thickness),
          number(panel.quantity),
          number(panel.length),
          number(panel.width),
          textCell(panel.hasGrain ? labels.alongLength : labels.noGrain),
          mark(panel.banded.lengthwise > 0),
          mark(panel.banded.lengthwise > 1),
          mark(panel.banded.crosswise > 0),
          mark(panel.banded.crosswise > 1),
          textCell(partNames(panel.parts, language)),
          textCell(panel.outline?.map((corner) => corner.join("/")).join(" ") ?? ""),
          ...belongs(panel.uses, words),
        ]),
    })),
  };
}

function boardsTable({ boards }: BillOfMaterials, { labels, language }: Words): TechnicalTable {
  return {
    name: labels.boards,
    columns: [
      column(labels.material),
      column(labels.materialCode),
      column(labels.thicknessMm, 1),
      column(labels.panels, 3),
      column(labels.areaM2, 2),
      column(labels.edgeM, 1),
    ],
    sections: onePiece(
      boards.map(({ material, thickness, panels, areaM2, edgeM }) => [
        textCell(materialName(material, language)),
        textCell(material.code),
        number(thickness),
        number(panels),
        number(Math.round(areaM2 * 1e4) / 1e4),
        number(Math.round(edgeM * 1e3) / 1e3),
      ]),
    ),
  };
}

function fittingsTable({ fittings }: BillOfMaterials, words: Words): TechnicalTable {
  const { labels, language } = words;
  return {
    name: labels.titles.fittings,
    columns: [
      column(labels.code),
      column(labels.description),
      column(labels.quantity, 3),
      short(labels.unit),
      column(labels.positions),
      column(labels.rooms),
    ],
    sections: onePiece(
      fittings.map(({ code, description, quantity, unit, uses }) => [
        textCell(code),
        textCell(textIn(description, language)),
        number(quantity),
        textCell(labels.units[unit]),
        ...belongs(uses, words),
      ]),
    ),
  };
}

function partsTable({ parts }: BillOfMaterials, words: Words): TechnicalTable {
  const { labels, language } = words;
  return {
    name: labels.titles.parts,
    columns: [
      column(labels.parts),
      column(labels.material),
      column(labels.materialCode),
      short(labels.shape),
      column(labels.quantity, 3),
      column(labels.widthMm, 1),
      column(labels.heightMm, 1),
      column(labels.depthMm, 1),
      column(labels.positions),
      column(labels.rooms),
    ],
    sections: onePiece(
      parts.map(({ parts: names, material, shape, quantity, size, uses }) => [
        textCell(partNames(names, language)),
        textCell(materialName(material, language)),
        textCell(material.code),
        textCell(labels.shapes[shape]),
        number(quantity),
        ...[0, 1, 2].map((i) => (size ? number(size[i] ?? 0) : EMPTY)),
        ...belongs(uses, words),
      ]),
    ),
  };
}

const materialName = ({ name, code }: BomMaterial, language: string) => textIn(name, language) || code;

const partNames = (parts: readonly (Text | string)[], language: string) =>
  parts.map((part) => (typeof part === "string" ? part : textIn(part, language))).join(", ");

/** The positions with how many pieces each takes, where not one, and the rooms of all of them. */
function belongs(uses: readonly BomUse[], words: Words): readonly SheetCell[] {
  const positions = uses.map(({ position, quantity }) =>
    quantity === 1 ? `${position}` : `${position} (${formatNumber(String(quantity), words.language, 3)})`,
  );
  const rooms = new Set(uses.map(({ room }) => roomName(room, words)).filter(Boolean));
  return [textCell(positions.join(", ")), textCell([...rooms].join(", "))];
}

function roomName(room: BomRoom | undefined, { labels }: Words): string {
  if (!room) return "";
  return room.name ?? labels.roomNumber.replace("{number}", String(room.number));
}
