import type { Choices } from "@stanza/catalogue";
import type { Vec2, Vec3 } from "@stanza/geometry";
import type { Dimension } from "./dimension.ts";
import type { GroupId, LayerId, RowId, WallId } from "./ids.ts";
import type { Photo } from "./photo/photo.ts";

/** A layer of the drawing, as on tracing paper: its rows and walls are shown, locked and coloured together. */
export interface Layer {
  readonly id: LayerId;
  readonly name: string;
  readonly visible: boolean;
  /** True: what lies on it is not moved, changed in place or deleted by hand. */
  readonly locked: boolean;
  /** sRGB `#rrggbb`. */
  readonly colour: string;
}

/** The statuses of a project (spec 2 §4, §9); `unsaved` and `inactive` are shown, never stored by the server. */
export const PROJECT_STATUSES = [
  "unsaved",
  "inactive",
  "unassigned",
  "anonymous",
  "assigned",
  "sellerDesign",
  "agency",
  "offer",
  "awaitingApproval",
  "approved",
  "rejected",
  "suspended",
  "awaitingOrder",
  "ordered",
  "inProduction",
  "shipped",
  "delivered",
] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/**
 * A wall, given by the start corner of its inner face; it ends where the next wall starts (docs/coordinates.md).
 */
export interface Wall {
  readonly id: WallId;
  readonly start: Vec2;
  /** Grows outwards from the inner face, mm. */
  readonly thickness: number;
  /** At its start. Absent: the room's height. */
  readonly height?: number;
  /** At its end, where that differs: a sloped top. Absent: as at its start. */
  readonly endHeight?: number;
  /** Of the facets of one curved wall: what they share. Together they are one wall by name, length and dimension (room/curves). */
  readonly curve?: string;
  /** Of its inner face, a room material. Absent: the room's. */
  readonly material?: string;
  /** Absent: it lies on none. */
  readonly layer?: LayerId;
}

/** A room as its walls, clockwise as drawn. A closed room's last wall ends at the first one's start. */
export interface Room {
  readonly id: string;
  readonly name?: string;
  /** Template it was made from, `rt1` … `rt11`. */
  readonly template: string;
  readonly walls: readonly Wall[];
  /** Where the last wall of an open room ends; `null`: the room is closed. */
  readonly openEnd: Vec2 | null;
  /** Wall height, mm. */
  readonly height: number;
  /** Material codes of the surfaces (viewer's own room materials). */
  readonly floorMaterial: string;
  readonly wallMaterial: string;
  /** Absent: the ceiling is left open to the view. */
  readonly ceilingMaterial?: string;
}

/** Where a row is. A wall item belongs to its wall, everything else stands in the room. */
export type Placement =
  | { readonly on: "room"; readonly at: Vec3; readonly rotY: number }
  | {
      readonly on: "wall";
      readonly wall: WallId;
      /** From the wall's start corner to the item's left side along the inner face, mm. */
      readonly offset: number;
      /** Of the item's underside above where its article has it (the opening's sill), mm; 0 for one that nobody has lifted. */
      readonly elevation: number;
    };

/** A line that a person typed on a custom article (neutro 99): what it is and what one of it costs. */
export interface OwnLine {
  /** Unique in its row. */
  readonly id: string;
  readonly code: string;
  readonly description: string;
  /** Per piece of the row, above 0. */
  readonly quantity: number;
  readonly unit: OwnLineUnit;
  /** Decimal text with a dot, in the project's currency; never negative. */
  readonly unitPrice: string;
}

export const OWN_LINE_UNITS = ["pc", "m", "m2", "kg", "set"] as const;
export type OwnLineUnit = (typeof OWN_LINE_UNITS)[number];

/** An article chosen for the project (spec 1 §3 "Project row"; stored names in wire/codecs). */
export interface Row {
  readonly id: RowId;
  readonly catalogue: string;
  /** Commercial model (cmodel). */
  readonly model: string;
  /** Article code as sold, a leaf of the classification. */
  readonly article: string;
  /** What the person chose; everything else follows from preset, header and defaults. */
  readonly choices: Choices;
  readonly placement: Placement;
  readonly quantity: number;
  readonly note?: string;
  /** Of a custom article only; on any other article they mean nothing. */
  readonly lines?: readonly OwnLine[];
  /** Rows of one group are selected and moved as one. Absent: it is in none. */
  readonly group?: GroupId;
  /** Absent: it lies on none. */
  readonly layer?: LayerId;
  /** It is not moved or deleted by hand. */
  readonly locked?: true;
  /** It is left out of the views; it is still sold. */
  readonly hidden?: true;
}

/** What a person changed on a generated row (worktop, plinth, filler). It survives regeneration while the row's members stay. */
export interface AutomaticEdit {
  readonly choices: Choices;
  /** True: the person removed this generated row. */
  readonly removed: boolean;
  /** The rows it was made from when it was edited; the edit goes when they have all gone. Absent: it is kept. */
  readonly members?: readonly RowId[];
}

/** A catalogue as this project uses it: the pinned version, the model in use and its header choices (spec `history`). */
export interface CatalogueUse {
  readonly version: string;
  /** Code of the price list that the project was made with. Absent: the shop's own. */
  readonly priceList?: string;
  readonly model: string;
  /** Header choices by model code. */
  readonly headers: Readonly<Record<string, Choices>>;
}

/** A picture under the plan, to draw over: where its upper left corner is, how large and how turned it lies. */
export interface TracePicture {
  /** Hex SHA-256 of the picture that the server keeps. */
  readonly sha: string;
  /** Of the file it came from. */
  readonly name: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly at: Vec2;
  readonly mmPerPixel: number;
  /** Around its upper left corner. */
  readonly rotY: number;
  /** 0 … 1. */
  readonly opacity: number;
  /** True: it is not moved by hand. */
  readonly locked: boolean;
}

/** The whole of what was chosen. It changes only through `changes/`. */
export interface Project {
  readonly description: string;
  readonly catalogues: Readonly<Record<string, CatalogueUse>>;
  readonly rooms: readonly Room[];
  readonly rows: readonly Row[];
  /** Edits of generated rows by their stable id. */
  readonly automaticEdits: Readonly<Record<RowId, AutomaticEdit>>;
  /** Absent: there is none. */
  readonly tracePicture?: TracePicture;
  /** Photographs of the real room that the furniture is seen in, in the order in which they are listed. Absent: there are none. */
  readonly photos?: readonly Photo[];
  /** In the order in which they are listed. Absent: there are none. */
  readonly layers?: readonly Layer[];
  /** Dimensions that a person placed, in painting order; stored under the key `quotes` of spec 2 §3. Absent: there are none. */
  readonly dimensions?: readonly Dimension[];
  /** Walls without their dimension chain on the plan. Absent: none. */
  readonly hiddenChains?: readonly WallId[];
}
