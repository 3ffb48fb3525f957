import type { Choices, EvaluatedArticle } from "@stanza/catalogue";
import type { Frame, Vec2, Vec3 } from "@stanza/geometry";
import type { GroupId, RowId, WallId } from "@stanza/project";
import type { SideDistance } from "./distances.ts";
import type { Snapped, SnapReason } from "./snapping/request.ts";

/** A pointer on the plan or in 3D, in the room's plan: both views drive the same tools. */
export interface PointerInput {
  readonly at: Vec2;
  /** The row under the pointer. */
  readonly row: RowId | null;
  /** The wall under the pointer; counts where there is no row. */
  readonly wall: WallId | null;
  readonly shift: boolean;
  readonly alt: boolean;
  readonly ctrl: boolean;
  /** Length of one screen pixel at the present zoom, mm. */
  readonly mmPerPixel: number;
}

/** An article taken from the catalogue, with what placing needs to know about it. */
export interface ArticleToPlace {
  readonly catalogue: string;
  readonly model: string;
  readonly article: string;
  readonly choices: Choices;
  readonly box: Vec3;
  readonly mount: EvaluatedArticle["mount"];
  readonly elevation: number;
}

/** Articles put together, taken in hand as one: they keep their places in their common box. */
export interface GalleryToPlace {
  readonly gallery: string;
  readonly catalogue: string;
  /** Of the catalogue, pinned where the project does not use it yet. */
  readonly version: string;
  readonly model: string;
  /** Of the model, to be set with it; see `addGallery`. */
  readonly header?: Choices;
  readonly members: readonly {
    readonly article: string;
    readonly choices: Choices;
    /** In the frame of the common box. */
    readonly frame: Frame;
    readonly box: Vec3;
    readonly mount: EvaluatedArticle["mount"];
  }[];
  /** Of everything together. */
  readonly box: Vec3;
  readonly mount: "floor";
  readonly elevation: 0;
}

/** What may be taken in hand. */
export type ToPlace = ArticleToPlace | GalleryToPlace;

/** Something shown where it would go, before it goes there. */
export interface Ghost {
  /** The row being moved; `null` for an article that is not yet in the project. */
  readonly row: RowId | null;
  readonly frame: Frame;
  readonly box: Vec3;
  readonly wall: Snapped["wall"];
  readonly reasons: readonly SnapReason[];
  /** The row it would overlap. */
  readonly collidesWith: RowId | null;
}

/** What the hand is doing: one thing at a time. */
export type Interaction =
  | { readonly kind: "idle" }
  | {
      readonly kind: "pressing";
      readonly row: RowId;
      readonly from: Vec2;
      /** What the selection becomes when the press stays a click. */
      readonly becomes: readonly RowId[];
    }
  | {
      readonly kind: "moving";
      /** The row that was grabbed; the rest of the selection keeps its place relative to it. */
      readonly leader: RowId;
      readonly from: Vec2;
      readonly ghosts: readonly Ghost[];
      readonly distances: readonly SideDistance[];
      /** Digits typed during the drag: the distance on `typedSide`. */
      readonly typed: string;
      readonly typedSide: SideDistance["side"];
      /** True: it follows the pointer without a press, and the next click puts it down. */
      readonly carried: boolean;
    }
  | {
      readonly kind: "turning";
      /** Where it is turned around, on the plan. */
      readonly pivot: Vec2;
      /** Turn of the ring's handle when it was taken, degrees. */
      readonly from: number;
      /** How far the selection is turned now. */
      readonly by: number;
      readonly ghosts: readonly Ghost[];
      /** Digits typed while turning: by how much, degrees. */
      readonly typed: string;
    }
  | {
      readonly kind: "placing";
      readonly article: ToPlace;
      readonly rotY: number;
      readonly ghost: Ghost | null;
      readonly distances: readonly SideDistance[];
      readonly typed: string;
      readonly typedSide: SideDistance["side"];
    }
  | {
      readonly kind: "marquee";
      readonly from: Vec2;
      readonly to: Vec2;
      readonly add: boolean;
      /** The wall that was pressed: it becomes the selection when the press stays a click. */
      readonly wall: WallId | null;
    };

/**
 * The editor's switches (spec 2 §3). The hand obeys the first five and `layers`; the others are for the views, and are kept here so that
 * there is one place to ask.
 *
 * ASSUMED: what they do, from their names; the specification only lists them.
 */
export interface EditorToggles {
  /** A press adds to the selection, as with Shift. */
  readonly multiSelection: boolean;
  /** Articles snap to articles. */
  readonly boxSnap: boolean;
  /** Articles whose anchors meet move together. */
  readonly magicLinks: boolean;
  /** Articles snap to walls. */
  readonly wallSnap: boolean;
  /** Nothing is put where something else stands. */
  readonly collisions: boolean;
  /** 3D: walls seen from behind give way. */
  readonly backFaceCulling: boolean;
  /** 3D: what closed cabinets hold is not drawn. */
  readonly boxCulling: boolean;
  /** Plan: the next rectangle is what is looked at. */
  readonly zoomWindow: boolean;
  /** Plan: positions are measured from a point of one's own. */
  readonly newOrigin: boolean;
  /** Layers hide and lock what lies on them. */
  readonly layers: boolean;
  /** Plan: it stays at a scale of 1 to this; `null`: it zooms freely. */
  readonly map2DScale: number | null;
}

/** The switches that are on or off. */
export type EditorToggle = Exclude<keyof EditorToggles, "map2DScale">;

export const USUAL_TOGGLES: EditorToggles = {
  multiSelection: false,
  boxSnap: true,
  magicLinks: false,
  wallSnap: true,
  collisions: true,
  backFaceCulling: true,
  boxCulling: false,
  zoomWindow: false,
  newOrigin: false,
  layers: true,
  map2DScale: null,
};

/** The scale of the plan that `map2DScale` begins with (spec 2 §9): 1 to 1000. */
export const MAP_2D_SCALE = 1000;

export interface EditorState {
  readonly selection: readonly RowId[];
  /** The group that was entered: its rows are selected one by one. */
  readonly entered: GroupId | null;
  /** The selected wall; never together with rows. */
  readonly wall: WallId | null;
  readonly interaction: Interaction;
  readonly toggles: EditorToggles;
}

/** Names of the undoable changes that the hand makes; the interface translates them. */
export const EDIT_NAMES = [
  "place",
  "move",
  "rotate",
  "nudge",
  "duplicate",
  "remove",
  "setDistance",
  "mirror",
  "align",
  "distribute",
  "array",
  "group",
  "ungroup",
  "lock",
  "unlock",
  "hide",
  "show",
  "paste",
  "replace",
] as const;
export type EditName = (typeof EDIT_NAMES)[number];

/** Why a gesture did not do what the hand asked for. */
export type EditNotice =
  | { readonly kind: "collides"; readonly row: RowId; readonly with: RowId | null }
  | { readonly kind: "locked"; readonly rows: readonly RowId[] };
