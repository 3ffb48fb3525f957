import type { Choices } from "@stanza/catalogue";
import type { Vec2 } from "@stanza/geometry";
import type { PlanNote } from "./plan-notes.ts";

/** The kinds of file a plan is read from. */
export type PlanSource = "dxf" | "sweet-home" | "ifc";

/** One side of a room as it comes from the file: the start of its inner face; it ends where the next side starts. */
export interface ImportedWall {
  readonly start: Vec2;
  /** Grows outwards from the inner face, mm. */
  readonly thickness: number;
  /** mm, at its start and at its end; they differ under a slope. */
  readonly heightAtStart: number;
  readonly heightAtEnd: number;
  /** Sides with the same number are pieces of one curve. */
  readonly curve?: number;
  /** `boundary`: the file has no wall here, only the end of the room (an open kitchen, a terrace). */
  readonly kind: "wall" | "boundary";
}

export type OpeningKind = "door" | "window" | "passage";

/** The article that something was in Stanza when it was drawn. */
export interface SoldArticle {
  readonly catalogue: string;
  readonly model: string;
  readonly article: string;
  readonly choices: Choices;
}

/** A door, a window or a way through, on one side of a room. Millimetres. */
export interface ImportedOpening {
  readonly kind: OpeningKind;
  readonly name?: string;
  /** Index of the room's side. */
  readonly wall: number;
  /** The distance from the side's start to the left end of the opening along the inner face. */
  readonly offset: number;
  readonly width: number;
  readonly height: number;
  /** The height of its underside above the floor. */
  readonly elevation: number;
  /** The side of the hinges as seen from inside the room; absent: the file does not say. */
  readonly hinge?: "L" | "R";
  /** Absent: the file does not say. */
  readonly opens?: "in" | "out";
  readonly leaves: 1 | 2;
  /** True: the same hole as an opening of the room behind this wall, which has the door. Here it is only cut through. */
  readonly isOtherSide: boolean;
  /** Present in a drawing of Stanza's own. */
  readonly sold?: SoldArticle;
}

/** A room as the file has it. Walls run clockwise as drawn (docs/coordinates.md). */
export interface ImportedRoom {
  readonly name?: string;
  readonly walls: readonly ImportedWall[];
  /** The end of the last wall of a free-standing run of walls; `null`: the room is closed. */
  readonly openEnd: Vec2 | null;
  /** Highest wall, mm. */
  readonly height: number;
  /** Inside the walls, m²; 0 for free-standing walls. */
  readonly areaM2: number;
  /** The area that the file itself states, m². */
  readonly statedAreaM2?: number;
  /** The net floor area that it states where that is another one, for plaster or under a roof, m². */
  readonly statedNetM2?: number;
  readonly openings: readonly ImportedOpening[];
}

/** A piece of furniture as a box: `at` is its left-bottom-back corner, `size` width, height, depth (docs/coordinates.md). */
export interface ImportedPlaceholder {
  readonly name: string;
  readonly at: readonly [number, number, number];
  readonly rotY: number;
  readonly size: readonly [number, number, number];
}

/** A storey. Plan coordinates are of the whole file, so that storeys lie over each other. */
export interface ImportedLevel {
  readonly name: string;
  /** The height of its floor above the ground, mm. */
  readonly elevation: number;
  readonly rooms: readonly ImportedRoom[];
  readonly placeholders: readonly ImportedPlaceholder[];
}

/** A plan of another program in Stanza's terms: millimetres, X to the right, Z downwards, near the origin. */
export interface ImportedPlan {
  readonly source: PlanSource;
  readonly levels: readonly ImportedLevel[];
  /** The things that were taken, mended and left out; nothing is left out without a line here. */
  readonly notes: readonly PlanNote[];
}
