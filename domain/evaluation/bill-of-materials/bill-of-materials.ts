import type { ErpLine, Problem, Text } from "@stanza/catalogue";
import type { RowId } from "@stanza/project";

/** The name of a room on sheets: its own name, else its number from 1. */
export interface BomRoom {
  readonly number: number;
  readonly name?: string;
}

/** One ERP line of a position, for all pieces of the position together. */
export interface BomLine {
  readonly code: string;
  readonly description: Text;
  readonly quantity: number;
  readonly unit: ErpLine["unit"];
  /** `fitting`: for information only (level 1), such as hinges, feet and runners that a factory packs without charging for them. */
  readonly kind: "sold" | "fitting";
}

/** One row of the project in production. */
export interface BomPosition {
  readonly row: RowId;
  /** From 1, as in the offer and on every other paper (`positionNumbers`). */
  readonly number: number;
  /** Absent: it stands in no room. */
  readonly room?: BomRoom;
  readonly article: string;
  readonly description: Text;
  /** Width, height, depth, mm. */
  readonly box: readonly [number, number, number];
  /** Weight of one piece, kg; absent: the catalogue gives none. */
  readonly weight?: number;
  readonly quantity: number;
  /** True for a row generated from its neighbours: worktop, plinth, filler. */
  readonly automatic: boolean;
  readonly note?: string;
  readonly lines: readonly BomLine[];
}

/** The position, room and quantity of pieces in a merged line. */
export interface BomUse {
  readonly position: number;
  readonly room?: BomRoom;
  readonly quantity: number;
}

/** A material of a catalogue. */
export interface BomMaterial {
  readonly catalogue: string;
  readonly code: string;
  readonly name: Text;
}

/** Equal pieces over the whole project, as one line. */
export interface AlikePieces {
  readonly material: BomMaterial;
  /** Names of the parts in their articles, without repetition: the catalogue's name, else the id. */
  readonly parts: readonly (Text | string)[];
  readonly quantity: number;
  readonly uses: readonly BomUse[];
}

/** Equal panels: one line of the cut list. Sizes are those of the finished panel, mm. */
export interface CutPanel extends AlikePieces {
  readonly thickness: number;
  /** Length along the grain; without grain, the longer side. */
  readonly length: number;
  readonly width: number;
  readonly hasGrain: boolean;
  /**
   * Corners `[along the length, along the width]` of a board that is no rectangle; its length and width are those of the bounding
   * rectangle.
   */
  readonly outline?: readonly (readonly [number, number])[];
  /** The number of banded edges along the length, and across it. */
  readonly banded: { readonly lengthwise: 0 | 1 | 2; readonly crosswise: 0 | 1 | 2 };
}

/** Equal pieces that are not panels to cut: handles, feet, glass, profiles. */
export interface BomPart extends AlikePieces {
  readonly shape: "box" | "cylinder" | "profile" | "turned" | "mesh";
  /** Bounds in the part's own frame, mm; absent: a mesh of unknown size. */
  readonly size?: readonly [number, number, number];
  readonly layer: string;
}

/** The boards and edge bands that the panels of one material and thickness need. */
export interface BoardNeed {
  readonly material: BomMaterial;
  readonly thickness: number;
  readonly panels: number;
  readonly areaM2: number;
  readonly edgeM: number;
}

/** All pieces of one catalogue, for transport. */
export interface BomGoods {
  readonly catalogue: string;
  readonly name: Text;
  readonly pieces: number;
  /** The number of pieces whose article gives no weight; `weight` is then a minimum. */
  readonly unweighed: number;
  /** Total weight, kg. */
  readonly weight: number;
  /** Total volume of the bounding boxes, m³. */
  readonly volume: number;
}

/** The materials, pieces and lines of a project. Plain JSON data; files, screens and print choose the words. */
export interface BillOfMaterials {
  /** The number of rooms; with more than one, sheets name the room of a position. */
  readonly rooms: number;
  readonly positions: readonly BomPosition[];
  /** In the order of the catalogues' first use in the project. */
  readonly goods: readonly BomGoods[];
  /** Fittings of all positions together, by code and unit. */
  readonly fittings: readonly (BomLine & { readonly uses: readonly BomUse[] })[];
  readonly panels: readonly CutPanel[];
  readonly boards: readonly BoardNeed[];
  readonly parts: readonly BomPart[];
  /** Rows that could not be evaluated, so that their needs are missing from every list. */
  readonly failed: readonly { readonly row: RowId; readonly article: string; readonly problem: Problem }[];
}
