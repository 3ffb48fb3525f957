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
  /** True: its rows and walls are not moved, changed in place or deleted by hand. */
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
  /** Height at its start. Absent: the room's height. */
  readonly height?: number;
  /** Height at its end when that differs, for a sloped top. Absent: as at its start. */
  readonly endHeight?: number;
  /** Shared by the facets of one curved wall. Together they are one wall by name, length and dimension (room/curves). */
  readonly curve?: string;
  /** Room material of its inner face. Absent: the room's. */
  readonly material?: string;
  /** Absent: it lies on no layer. */
  readonly layer?: LayerId;
}

/** A room as its walls, clockwise as drawn. A closed room's last wall ends at the first one's start. */
export interface Room {
  readonly id: string;
  readonly name?: string;
  /** Template it was made from, `rt1` … `rt11`. */
  readonly template: string;
  readonly walls: readonly Wall[];
  /** The end of the last wall of an open room; `null`: the room is closed. */
  readonly openEnd: Vec2 | null;
  /** Wall height, mm. */
  readonly height: number;
  /** Material codes of the surfaces (viewer's own room materials). */
  readonly floorMaterial: string;
  readonly wallMaterial: string;
  /** Absent: the ceiling is left open to the view. */
  readonly ceilingMaterial?: string;
  /** The net floor area that the plan it came from states, and the area of the floor then, m². Absent: the plan stated none. */
  readonly statedArea?: { readonly netM2: number; readonly drawnM2: number };
}

/** The place of a row. A wall item belongs to its wall, everything else stands in the room. */
export type Placement =
  | { readonly on: "room"; readonly at: Vec3; readonly rotY: number }
  | {
      readonly on: "wall";
      readonly wall: WallId;
      /** Distance from the wall's start corner to the item's left side along the inner face, mm. */
      readonly offset: number;
      /** Height of the item's underside above the article's own (the opening's sill), mm; 0 unless somebody has lifted it. */
      readonly elevation: number;
    };

/** A line that a person typed on a custom article (neutro 99), with the price of one piece. */
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
  /** The person's choices; everything else follows from preset, header and defaults. */
  readonly choices: Choices;
  readonly placement: Placement;
  readonly quantity: number;
  readonly note?: string;
  /** Typed lines of a custom article; ignored on any other article. */
  readonly lines?: readonly OwnLine[];
  /** Rows of one group are selected and moved as one. Absent: no group. */
  readonly group?: GroupId;
  /** Absent: it lies on no layer. */
  readonly layer?: LayerId;
  /** True: it is not moved or deleted by hand. */
  readonly locked?: true;
  /** True: hidden in the views, but still sold. */
  readonly hidden?: true;
}

/** A person's changes to a generated row (worktop, plinth, filler). They survive regeneration while the row's members stay. */
export interface AutomaticEdit {
  readonly choices: Choices;
  /** True: the person removed this generated row. */
  readonly removed: boolean;
  /** The members of the row at the time of the edit. The edit is removed when all of them are gone. Absent: it is kept. */
  readonly members?: readonly RowId[];
}

/** A catalogue in this project: the pinned version, the model in use and its header choices (spec `history`). */
export interface CatalogueUse {
  readonly version: string;
  /** Code of the project's price list. Absent: the shop's own. */
  readonly priceList?: string;
  readonly model: string;
  /** Header choices by model code. */
  readonly headers: Readonly<Record<string, Choices>>;
}

/** A picture under the plan to draw over, with the place of its upper left corner, its size and its turn. */
export interface TracePicture {
  /** Hex SHA-256 of the picture that the server keeps. */
  readonly sha: string;
  /** Name of its file. */
  readonly name: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly at: Vec2;
  readonly mmPerPixel: number;
  /** Turn about its upper left corner. */
  readonly rotY: number;
  /** 0 … 1. */
  readonly opacity: number;
  /** True: it is not moved by hand. */
  readonly locked: boolean;
}

/** Everything that a person chose. It changes only through `changes/`. */
export interface Project {
  readonly description: string;
  readonly catalogues: Readonly<Record<string, CatalogueUse>>;
  readonly rooms: readonly Room[];
  readonly rows: readonly Row[];
  /** Edits of generated rows by their stable id. */
  readonly automaticEdits: Readonly<Record<RowId, AutomaticEdit>>;
  /** Absent: there is none. */
  readonly tracePicture?: TracePicture;
  /** Photographs of the real room with the furniture in them, in the order of the list. Absent: there are none. */
  readonly photos?: readonly Photo[];
  /** In the order of the list. Absent: there are none. */
  readonly layers?: readonly Layer[];
  /** Dimensions that a person placed, in painting order; stored under the key `quotes` of spec 2 §3. Absent: there are none. */
  readonly dimensions?: readonly Dimension[];
  /** Walls without their dimension chain on the plan. Absent: none. */
  readonly hiddenChains?: readonly WallId[];
}
