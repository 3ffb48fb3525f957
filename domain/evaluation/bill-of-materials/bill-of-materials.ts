import type { ErpLine, Problem, Text } from "@stanza/catalogue";
import type { RowId } from "@stanza/project";

/** A room of the project as sheets name it: by its own name, else by its number from 1. */
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
  /** `fitting`: it only informs (level 1): hinges, feet, runners, what a factory packs without charging it. */
  readonly kind: "sold" | "fitting";
}

/** One row of the project as it is made. */
export interface BomPosition {
  readonly row: RowId;
  /** From 1, in the order of the evaluated project, as on the configuration sheet. */
  readonly number: number;
  /** Absent: it stands in none of the rooms. */
  readonly room?: BomRoom;
  readonly article: string;
  readonly description: Text;
  /** Width, height, depth, mm. */
  readonly box: readonly [number, number, number];
  /** Of one piece, kg; absent: the catalogue does not say. */
  readonly weight?: number;
  readonly quantity: number;
  /** Generated from its neighbours: worktop, plinth, filler. */
  readonly automatic: boolean;
  readonly note?: string;
  readonly lines: readonly BomLine[];
}

/** Where pieces of a merged line belong. */
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

/** A line of pieces that are alike, over the whole project. */
export interface AlikePieces {
  readonly material: BomMaterial;
  /** Names of the parts in their articles, without repetition: what the catalogue calls them, else their ids. */
  readonly parts: readonly (Text | string)[];
  readonly quantity: number;
  readonly uses: readonly BomUse[];
}

/** Equal panels: one line of the cut list. Sizes are those of the finished panel, mm. */
export interface CutPanel extends AlikePieces {
  readonly thickness: number;
  /** Along the grain; of a panel without grain the longer side. */
  readonly length: number;
  readonly width: number;
  readonly hasGrain: boolean;
  /** Corners `[along the length, along the width]` of a board that is no rectangle, whose length and width are then those around it. */
  readonly outline?: readonly (readonly [number, number])[];
  /** How many of the two edges that run along the length, and of the two across it, are banded. */
  readonly banded: { readonly lengthwise: 0 | 1 | 2; readonly crosswise: 0 | 1 | 2 };
}

/** Equal pieces that are no panels to be cut: handles, feet, glass, profiles. */
export interface BomPart extends AlikePieces {
  readonly shape: "box" | "cylinder" | "profile" | "mesh";
  /** Bounds in the part's own frame, mm; absent: a mesh of unknown size. */
  readonly size?: readonly [number, number, number];
  readonly layer: string;
}

/** What the panels of one material and thickness need. */
export interface BoardNeed {
  readonly material: BomMaterial;
  readonly thickness: number;
  readonly panels: number;
  readonly areaM2: number;
  readonly edgeM: number;
}

/** What is carried: all pieces of one catalogue. */
export interface BomGoods {
  readonly catalogue: string;
  readonly name: Text;
  readonly pieces: number;
  /** Pieces whose article says no weight: `weight` is then the least. */
  readonly unweighed: number;
  /** kg. */
  readonly weight: number;
  /** Of the boxes around them, m³. */
  readonly volume: number;
}

/** What a project is made of. Plain JSON data; files, screens and print word it. */
export interface BillOfMaterials {
  /** Of rooms there is more than one: where a position stands is worth a word. */
  readonly rooms: number;
  readonly positions: readonly BomPosition[];
  /** In the order in which the project meets the catalogues. */
  readonly goods: readonly BomGoods[];
  /** Fittings of all positions together, by code and unit. */
  readonly fittings: readonly (BomLine & { readonly uses: readonly BomUse[] })[];
  readonly panels: readonly CutPanel[];
  readonly boards: readonly BoardNeed[];
  readonly parts: readonly BomPart[];
  /** Rows that could not be evaluated: what they need is missing from every list. */
  readonly failed: readonly { readonly row: RowId; readonly article: string; readonly problem: Problem }[];
}
