import type { ErpLine } from "@stanza/catalogue";
import type { BomPart } from "@stanza/evaluation";
import type { TechnicalSheetKind } from "./technical-sheet.ts";

/** The words of technical sheets; `{name}`s are filled in. */
export interface TechnicalLabels {
  readonly titles: Readonly<Record<TechnicalSheetKind, string>>;
  /** Names of the further sheets of a workbook: at most 31 letters, none of []:*?/\. */
  readonly boards: string;
  readonly position: string;
  readonly positions: string;
  readonly room: string;
  readonly rooms: string;
  readonly roomNumber: string;
  readonly kind: string;
  readonly article: string;
  readonly line: string;
  readonly fitting: string;
  readonly code: string;
  readonly description: string;
  readonly quantity: string;
  readonly unit: string;
  readonly units: Readonly<Record<ErpLine["unit"], string>>;
  readonly widthMm: string;
  readonly heightMm: string;
  readonly depthMm: string;
  readonly weight: string;
  readonly volume: string;
  readonly goods: string;
  readonly catalogue: string;
  readonly all: string;
  readonly unweighed: string;
  readonly note: string;
  readonly generated: string;
  readonly material: string;
  readonly materialCode: string;
  readonly thicknessMm: string;
  readonly lengthMm: string;
  /** The label of the corners of a board that is no rectangle, `length/width`. */
  readonly outline: string;
  readonly grain: string;
  readonly alongLength: string;
  readonly noGrain: string;
  /** Edges along the length and across it, two of each. */
  readonly edges: readonly [string, string, string, string];
  readonly panels: string;
  readonly panelCount: string;
  readonly areaM2: string;
  readonly edgeM: string;
  readonly edgeBand: string;
  readonly parts: string;
  readonly shape: string;
  readonly shapes: Readonly<Record<BomPart["shape"], string>>;
  readonly failed: string;
  readonly empty: string;
}

const EN: TechnicalLabels = {
  titles: {
    "bill-of-materials": "Bill of materials",
    "cut-list": "Cut list",
    fittings: "Fittings",
    parts: "Other pieces",
  },
  boards: "Boards and edging",
  position: "Item",
  positions: "Items",
  room: "Room",
  rooms: "Rooms",
  roomNumber: "Room {number}",
  kind: "Kind",
  article: "Article",
  line: "Order line",
  fitting: "Fitting",
  code: "Code",
  description: "Description",
  quantity: "Quantity",
  unit: "Unit",
  units: { pc: "pcs", m: "m", m2: "m²", kg: "kg", set: "set" },
  widthMm: "Width mm",
  heightMm: "Height mm",
  depthMm: "Depth mm",
  weight: "Weight",
  volume: "Volume",
  goods: "Weights and volumes",
  catalogue: "Catalogue",
  all: "All",
  unweighed: "of which without weight",
  note: "Note",
  generated: "generated",
  material: "Material",
  materialCode: "Material code",
  thicknessMm: "Thickness mm",
  lengthMm: "Length mm",
  outline: "Outline (length/width) mm",
  grain: "Grain",
  alongLength: "lengthwise",
  noGrain: "none",
  edges: ["L1", "L2", "W1", "W2"],
  panels: "Panels",
  panelCount: "{count} pcs",
  areaM2: "Area m²",
  edgeM: "Edging m",
  edgeBand: "edging",
  parts: "Parts",
  shape: "Shape",
  shapes: { box: "block", cylinder: "round", profile: "profile", turned: "turned", mesh: "model" },
  failed: "{article} could not be worked out and is missing here: {because}",
  empty: "There is nothing to list in this project.",
};

const IT: TechnicalLabels = {
  titles: {
    "bill-of-materials": "Distinta base",
    "cut-list": "Distinta di taglio",
    fittings: "Ferramenta",
    parts: "Altri pezzi",
  },
  boards: "Pannelli e bordi",
  position: "Pos.",
  positions: "Posizioni",
  room: "Stanza",
  rooms: "Stanze",
  roomNumber: "Stanza {number}",
  kind: "Tipo",
  article: "Articolo",
  line: "Riga d’ordine",
  fitting: "Ferramenta",
  code: "Codice",
  description: "Descrizione",
  quantity: "Quantità",
  unit: "UM",
  units: { pc: "pz", m: "m", m2: "m²", kg: "kg", set: "set" },
  widthMm: "Larghezza mm",
  heightMm: "Altezza mm",
  depthMm: "Profondità mm",
  weight: "Peso",
  volume: "Volume",
  goods: "Pesi e volumi",
  catalogue: "Catalogo",
  all: "Totale",
  unweighed: "di cui senza peso",
  note: "Nota",
  generated: "generato",
  material: "Materiale",
  materialCode: "Codice materiale",
  thicknessMm: "Spessore mm",
  lengthMm: "Lunghezza mm",
  outline: "Contorno (lungo/largo) mm",
  grain: "Venatura",
  alongLength: "nel lungo",
  noGrain: "senza",
  edges: ["L1", "L2", "C1", "C2"],
  panels: "Pannelli",
  panelCount: "{count} pz",
  areaM2: "Superficie m²",
  edgeM: "Bordo m",
  edgeBand: "bordo",
  parts: "Parti",
  shape: "Forma",
  shapes: { box: "blocco", cylinder: "tondo", profile: "profilo", turned: "tornito", mesh: "modello" },
  failed: "{article} non si è potuto calcolare e qui manca: {because}",
  empty: "In questo progetto non c’è nulla da elencare.",
};

const DE: TechnicalLabels = {
  titles: {
    "bill-of-materials": "Stückliste",
    "cut-list": "Zuschnittliste",
    fittings: "Beschläge",
    parts: "Weitere Teile",
  },
  boards: "Platten und Kanten",
  position: "Pos.",
  positions: "Positionen",
  room: "Raum",
  rooms: "Räume",
  roomNumber: "Raum {number}",
  kind: "Art",
  article: "Artikel",
  line: "Bestellzeile",
  fitting: "Beschlag",
  code: "Code",
  description: "Bezeichnung",
  quantity: "Menge",
  unit: "Einheit",
  units: { pc: "Stk.", m: "m", m2: "m²", kg: "kg", set: "Satz" },
  widthMm: "Breite mm",
  heightMm: "Höhe mm",
  depthMm: "Tiefe mm",
  weight: "Gewicht",
  volume: "Volumen",
  goods: "Gewichte und Volumen",
  catalogue: "Katalog",
  all: "Gesamt",
  unweighed: "davon ohne Gewicht",
  note: "Notiz",
  generated: "erzeugt",
  material: "Material",
  materialCode: "Materialcode",
  thicknessMm: "Dicke mm",
  lengthMm: "Länge mm",
  outline: "Kontur (Länge/Breite) mm",
  grain: "Maserung",
  alongLength: "längs",
  noGrain: "ohne",
  edges: ["L1", "L2", "Q1", "Q2"],
  panels: "Platten",
  panelCount: "{count} Stk.",
  areaM2: "Fläche m²",
  edgeM: "Kante m",
  edgeBand: "Kante",
  parts: "Teile",
  shape: "Form",
  shapes: { box: "Quader", cylinder: "rund", profile: "Profil", turned: "gedreht", mesh: "Modell" },
  failed: "{article} konnte nicht berechnet werden und fehlt hier: {because}",
  empty: "In diesem Projekt gibt es nichts aufzulisten.",
};

const LABELS: Readonly<Record<string, TechnicalLabels>> = { en: EN, it: IT, de: DE };

/** English for a language without a table. */
export function technicalLabels(language: string): TechnicalLabels {
  return LABELS[language.split("-")[0] ?? ""] ?? EN;
}
