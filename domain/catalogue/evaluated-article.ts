import type { Axis, Solid, Vec2, Vec3 } from "@stanza/geometry";
import type { DclassView } from "./dclass-view.ts";
import type { Text } from "./text.ts";
import type { Choices, Value } from "./value.ts";

/** The source of a variable's final value (catalogue.md §4.3, row.rule). */
export type ValueSource = "user" | "header" | "default" | "forced" | "preset";

/** One variable of an evaluated article, in rule order, for the ERP, the variants panel and the configuration sheet. */
export interface ResolvedVariable {
  readonly code: string;
  readonly kind: "option" | "number" | "text" | "boolean" | "dclass";
  readonly description: Text;
  readonly value: Value;
  readonly source: ValueSource;
  readonly visible: boolean;
  readonly readonly: boolean;
  readonly mandatory: boolean;
  /** Kept out of the variants that are sent with the row (`erp: false` in the catalogue). */
  readonly internal?: true;
  /** Code of the group it belongs to; absent: the article's ungrouped variables. */
  readonly group?: string;
}

/** A piece of geometry in the article's frame. */
export interface Part {
  /** Unique in the article; repeated parts carry `#n`, e.g. `shelf#2`. */
  readonly id: string;
  readonly solid: Solid;
  readonly at: Vec3;
  /** Degrees around X, then Y, then Z; absent: not turned. */
  readonly rot?: Vec3;
  /** Code of a material of the catalogue. */
  readonly material: string;
  /** `carcass`, `fronts`, `handles`, `legs`, `worktop`, `glass`, or a layer that the catalogue defines. */
  readonly layer: string;
  readonly grain?: Axis | "none";
  /** Banded edges of a panel: letters of `L R T B F D` (docs/recipes/write-a-catalogue.md, "Panels"). */
  readonly edges?: string;
  /** True for a panel that belongs on the cut list. */
  readonly cut?: boolean;
  readonly name?: Text;
  /**
   * The motion with which the part opens, in the part's own frame: a hinge turns by `amount` degrees about its edge `axis` (`L`, `R`, `T`,
   * `B`), a slide travels `amount` mm along it (`x`, `y`, `z`).
   *
   * towards  direction into which a hinged leaf opens; absent: `z`, the front. Sides are as seen from there (docs/coordinates.md), and the
   *          hinge is at the edge away from it
   * of       id of the part that leads this one (a handle, a frame's strips): kind, axis and amount are the leader's, and a hinge turns
   *          about the leader's edge. The leader has an `open` without `of`
   */
  readonly open?: {
    readonly kind: "hinge" | "slide";
    readonly axis: string;
    readonly amount: number;
    readonly towards?: Direction;
    readonly of?: string;
  };
}

/** A direction along an axis of a frame. */
export type Direction = "x" | "-x" | "y" | "-y" | "z" | "-z";

export type AnchorKind = "side" | "back" | "floor" | "ceiling" | "top" | "front" | "inside" | "wall-opening";

/** A place where an article meets walls or neighbours: bring one anchor onto another with opposite directions. Article frame. */
export interface Anchor {
  readonly id: string;
  readonly kind: AnchorKind;
  readonly at: Vec3;
  readonly dir: Vec3;
  /** Extent of the contact face, mm. */
  readonly size?: Vec2;
  /** Tags of articles it takes; absent: any. */
  readonly accepts?: readonly string[];
  /** Distance to keep, mm. */
  readonly dist?: number;
}

/** A 2D symbol primitive in the article's plan, points `[x, z]`. Angles in degrees, measured as `rotY`. */
export interface PlanPrimitive {
  readonly type: "rect" | "line" | "arc" | "poly" | "text";
  readonly points: readonly Vec2[];
  readonly radius?: number;
  readonly startAngle?: number;
  readonly endAngle?: number;
  readonly text?: string;
  readonly style: "outline" | "thin" | "dashed" | "fill";
}

/** A volume that should stay free, e.g. a door's swing. Article frame. */
export interface Clearance {
  readonly id: string;
  readonly at: Vec3;
  readonly size: Vec3;
  readonly severity: "info" | "warn" | "block";
  readonly because: Text;
}

/** The key under which a line's price is looked up. A line without a price list entry is never silently 0. */
export type PriceKey =
  | { readonly kind: "matrix"; readonly matrix: string; readonly keys: readonly string[] }
  | { readonly kind: "item"; readonly item: string }
  | { readonly kind: "none" };

/** One line for the ERP (spec 1 §3: cod, qt, punit, var, level). Level 1 lines are for information and excluded from totals. */
export interface ErpLine {
  readonly id: string;
  readonly code: string;
  readonly description: Text;
  readonly quantity: number;
  readonly unit: "pc" | "m" | "m2" | "kg" | "set";
  readonly level: 0 | 1 | 2;
  /** Variant pairs that go out with the line, in order; `_GRUPPOPREV=ELDOM` puts it in the appliance discount group. */
  readonly variants: readonly (readonly [code: string, value: string])[];
  readonly price: PriceKey;
  /** Codes of surcharges that the price list may apply. */
  readonly surcharges: readonly string[];
  readonly discountable: boolean;
}

export type Severity = "info" | "warn" | "error";

/** Something that a person should know about an article, with its reason. Codes: catalogue.md §6.4 (`W_REPAIRED`, `C-FIT` …). */
export interface Problem {
  readonly code: string;
  readonly severity: Severity;
  readonly variable?: string;
  readonly because: Text;
  readonly from?: Value;
  readonly to?: Value;
}

/** The evaluation of one article with its choices. Geometry, ERP lines, prices, plan and panel are made from it. */
export interface EvaluatedArticle {
  /** Finish-neutral code, the key of the rule. */
  readonly neutro: string;
  readonly description: Text;
  readonly tags: readonly string[];
  readonly mount: "floor" | "wall" | "ceiling" | "worktop" | "inside" | "wall-opening" | "free";
  /** Height of the article's origin above the floor when it is inserted, mm. */
  readonly elevation: number;
  readonly variables: readonly ResolvedVariable[];
  /** Width, height, depth, mm. */
  readonly box: Vec3;
  /** Weight of one piece, kg; absent: the catalogue gives none. */
  readonly weight?: number;
  readonly parts: readonly Part[];
  readonly anchors: readonly Anchor[];
  readonly plan: readonly PlanPrimitive[];
  readonly clearances: readonly Clearance[];
  readonly erpLines: readonly ErpLine[];
  /** The hole that a wall item cuts, mm. */
  readonly opening?: { readonly width: number; readonly height: number; readonly sill: number };
  readonly skipBasket: boolean;
  readonly problems: readonly Problem[];
  /** Final values of every variable, constant and calculation, for the conditions of price lists and automatic rows. */
  readonly values: Choices;
}

/** The reason why an option or a boolean's value is refused, in the catalogue's words and in values, with the nearest way to allow it (catalogue.md §6.5). */
export interface Refusal {
  readonly because: Text;
  /** The smallest conditions responsible, as authored, with the values that caused them. */
  readonly atoms: readonly { readonly formula: string; readonly holds: boolean; readonly values: Choices }[];
  /** One change of another variable that would allow the option; absent when no single comparison leads there. */
  readonly fix?: { readonly variable: string; readonly value: Value };
}

/** One variable for the panel: the resolved value with everything that may be chosen instead. */
export interface VariableView extends ResolvedVariable {
  readonly help?: Text;
  readonly unit?: "mm" | "deg" | "pcs" | "kg" | "m2" | "none";
  readonly range?: {
    readonly min?: number;
    readonly max?: number;
    readonly step?: number;
    readonly values?: readonly number[];
    readonly decimals: number;
  };
  readonly options?: readonly OptionView[];
  /** Of a boolean: the values that may not be chosen; absent: both may. */
  readonly refusedValues?: readonly { readonly value: boolean; readonly refusal: Refusal }[];
  /** True: it is chosen on the drawn front. */
  readonly front?: true;
  /** Present for `dclass`. */
  readonly list?: DclassView;
}

export interface OptionView {
  readonly code: string;
  readonly description: Text;
  readonly color?: string;
  readonly material?: string;
  readonly image?: string;
  /** Absent: it may be chosen. */
  readonly refusal?: Refusal;
}

/** A group of variables, e.g. `001` Structure or `001-002` Sections (closet steps, spec 2 §3). */
export interface VariableGroup {
  readonly code: string;
  readonly description: Text;
  /** What the step asks. */
  readonly help?: Text;
  /** A picture of the step: a path in the catalogue's folder. */
  readonly image?: string;
}
