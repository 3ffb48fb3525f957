/**
 * The editor's switches (spec 2 §3). Tools obey the first five and `layers`; the others are for the views, and are kept here so that there
 * is one place to ask.
 *
 * ASSUMED: what they do, from their names; the specification only lists them.
 */
export interface EditorToggles {
  /** A press adds to the selection, like with Shift. */
  readonly multiSelection: boolean;
  /** Articles snap to articles. */
  readonly boxSnap: boolean;
  /** Articles whose anchors meet move together. */
  readonly magicLinks: boolean;
  /** Articles snap to walls. */
  readonly wallSnap: boolean;
  /** A row cannot be put where another one stands. */
  readonly collisions: boolean;
  /** 3D: walls seen from behind are hidden. */
  readonly backFaceCulling: boolean;
  /** 3D: the contents of closed cabinets are not drawn. */
  readonly boxCulling: boolean;
  /** Plan: the next rectangle becomes the view. On while the tool `zoomWindow` is in hand. */
  readonly zoomWindow: boolean;
  /** Plan: positions are measured from `origin` of the editor's state; without one the tool `ownOrigin` asks for it. */
  readonly newOrigin: boolean;
  /** Layers hide and lock their rows and walls. */
  readonly layers: boolean;
  /** Plan: fixed scale of 1 to this; `null`: it zooms freely. */
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
