import type { Axis } from "@stanza/geometry";
import type { ArticleEntry, Material, Model } from "./catalogue.ts";
import type { ClosetRule } from "./closet-rule.ts";
import type { AnchorKind, ErpLine, EvaluatedArticle, PlanPrimitive } from "./evaluated-article.ts";
import type { GroupRule } from "./group-rule.ts";
import type { Quantity, Quantity2, Quantity3, RepeatRule } from "./quantity.ts";
import type { Expression } from "./rules/expression.ts";
import type { Synonym } from "./search/synonym.ts";
import type { Text } from "./text.ts";
import type { Choices } from "./value.ts";

/**
 * A published catalogue as plain JSON: every formula is parsed and checked, every table is read. `publishCatalogue` makes it and
 * `openCatalogue` uses it. Prices are not part of it; they stay on the server.
 */
export interface Catalogue {
  readonly format: 1;
  readonly code: string;
  readonly description: Text;
  readonly version: string;
  /** A user's own catalogue, never priced by the server. */
  readonly local: boolean;
  /** Texts that lack a language fall back to the first one. */
  readonly languages: readonly string[];
  readonly currency: string;
  readonly models: readonly Model[];
  /** By model code. */
  readonly headers: Readonly<Record<string, HeaderRule>>;
  readonly articles: Readonly<Record<string, ArticleRule>>;
  /**
   * Articles with overlays. Absent: no overlays.
   *
   * keys   the regs, models and commercial models that the overlays of a neutro are made for
   * rules  the merged rules by `NEUTRO@KEY@KEY`, keys in the order in which the overlays are applied
   */
  readonly overlays?: {
    readonly keys: Readonly<Record<string, readonly string[]>>;
    readonly rules: Readonly<Record<string, ArticleRule>>;
  };
  readonly optionLists: Readonly<Record<string, OptionList>>;
  readonly tables: Readonly<Record<string, LookupTable>>;
  readonly automatic: readonly AutomaticRuleData[];
  readonly galleries: readonly Gallery[];
  readonly services: readonly ServiceItem[];
  /** Absent in bundles from before there were synonyms. */
  readonly synonyms?: readonly Synonym[];
  readonly materials: readonly Material[];
  /** Without `component`, the deployment's configuration names the component that edits the class. */
  readonly dclass: Readonly<Record<string, { readonly component?: string; readonly description: Text }>>;
}

/** Text with formulas inside: `BS{W:0000}`. `digits` pads the whole part with zeros, `decimals` fixes the fraction. */
export type TextTemplate = readonly (
  | string
  | { readonly formula: Expression; readonly digits?: number; readonly decimals?: number }
)[];

export interface OptionList {
  /** Attributes that formulas may read besides `cod`. */
  readonly attributes: Readonly<Record<string, "num" | "str" | "bool">>;
  readonly options: readonly OptionRule[];
}

export interface OptionRule {
  readonly code: string;
  readonly description: Text;
  readonly color?: string;
  readonly material?: string;
  readonly image?: string;
  readonly when?: Expression;
  readonly because?: Text;
  /** ISO dates, both included. */
  readonly from?: string;
  readonly to?: string;
  readonly attributes: Readonly<Record<string, number | string | boolean>>;
}

interface VariableBase {
  readonly code: string;
  readonly description: Text;
  readonly help?: Text;
  readonly group?: string;
  readonly aliases: readonly string[];
  readonly visible?: Expression;
  readonly readonly?: Expression;
  readonly mandatory: boolean;
  /** Absent: the variable is sent to the ERP; see `ResolvedVariable.internal`. */
  readonly erp?: false;
  /** Code of the header variable whose value it takes over. */
  readonly inherit?: string;
  readonly onInvalid: "default" | "nearest" | "error";
  readonly because?: Text;
}

export interface OptionVariable extends VariableBase {
  readonly kind: "option";
  /** Key in `Catalogue.optionLists`. */
  readonly options: string;
  /** Options that fail this condition are not offered at all. */
  readonly only?: Expression;
  /** It says what is in a bay, or how many bays there are: it is chosen on the drawn front. */
  readonly front?: true;
  readonly default?: string | Expression;
}

export interface NumberVariable extends VariableBase {
  readonly kind: "number";
  readonly unit: "mm" | "deg" | "pcs" | "kg" | "m2" | "none";
  readonly min?: Quantity;
  readonly max?: Quantity;
  readonly step?: Quantity;
  readonly values?: readonly number[];
  readonly decimals: number;
  readonly offStep?: Expression;
  readonly default?: Quantity;
}

export interface TextVariable extends VariableBase {
  readonly kind: "text";
  readonly maxLength: number;
  /** As authored and already checked (`parseTextPattern`). */
  readonly pattern?: string;
  readonly default?: string | Expression;
}

export interface BooleanVariable extends VariableBase {
  readonly kind: "boolean";
  readonly default?: boolean | Expression;
}

export type FieldType = "num" | "str" | "bool" | { readonly options: readonly string[] };

/** A field of a record. Limits apply to numbers; a number beyond them is repaired to the nearest possible one. */
export interface DclassFieldRule {
  readonly name: string;
  readonly type: FieldType;
  readonly description?: Text;
  /** Texts by option code, where the catalogue has them. */
  readonly optionTexts?: Readonly<Record<string, Text>>;
  /** Numbers that a new record with an option begins with, by option code and field. */
  readonly optionStarts?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly unit?: NumberVariable["unit"];
  readonly min?: Quantity;
  readonly max?: Quantity;
  readonly step?: Quantity;
  readonly decimals?: number;
  /** Value in a new record. */
  readonly initial?: string | number | boolean;
}

export interface DclassVariable extends VariableBase {
  readonly kind: "dclass";
  readonly dclass: string;
  readonly fields: readonly DclassFieldRule[];
  /** Running sums over the records before, for example the position of a section. */
  readonly accumulate: readonly { readonly name: string; readonly formula: Expression }[];
  readonly minItems: number;
  readonly maxItems: number;
  /** Conditions on each record; a formula reads the record as `x`. */
  readonly each: readonly { readonly id: string; readonly check: Expression; readonly because: Text }[];
  /** The default records as canonical text. */
  readonly default: string;
}

export type VariableRule = OptionVariable | NumberVariable | TextVariable | BooleanVariable | DclassVariable;

/** A condition between variables. It must hold, or must fail when `negated`; a `forbid` keeps its authored formula. */
export interface ConstraintRule {
  readonly id: string;
  readonly condition: Expression;
  /** True for `forbid`: the condition must be false. */
  readonly negated: boolean;
  /** The variable whose value is repaired when the constraint is broken. */
  readonly gives: string;
  readonly because: Text;
}

interface PartBase {
  readonly id: string;
  readonly when?: Expression;
  readonly repeat?: RepeatRule;
  readonly at: Quantity3;
  readonly rot?: Quantity3;
  /** Turned frames around the part, one for each turned use of a macro, the innermost first. */
  readonly frames?: readonly { readonly at: Quantity3; readonly rot: Quantity3 }[];
  readonly layer: string;
  readonly material: TextTemplate;
  readonly name?: Text;
  readonly open?: {
    readonly kind: "hinge" | "slide";
    readonly axis: TextTemplate;
    readonly amount: Quantity;
    /** Direction into which a hinge opens; absent: the front. */
    readonly towards?: TextTemplate;
    /** The part that leads: this one turns about its edge or slides with it. `when` is the leader's own condition. */
    readonly of?: { readonly part: string; readonly isRepeated: boolean; readonly when?: Expression };
  };
}

export type PartRule = PartBase &
  (
    | {
        readonly type: "panel";
        readonly size: Quantity3;
        readonly grain: Axis | "none";
        readonly edges?: string;
        readonly cut: boolean;
      }
    | { readonly type: "box"; readonly size: Quantity3 }
    | { readonly type: "cylinder"; readonly radius: Quantity; readonly height: Quantity; readonly axis: Axis }
    | { readonly type: "revolution"; readonly profile: readonly Quantity2[]; readonly axis: Axis }
    | {
        readonly type: "extrusion";
        readonly profile: readonly Quantity2[];
        readonly length: Quantity;
        readonly axis: Axis;
        /** True for a board with a free outline that belongs on the cut list. */
        readonly cut?: true;
        readonly grain?: Axis | "none";
      }
    | {
        readonly type: "mesh";
        readonly file: TextTemplate;
        readonly size?: Quantity3;
        readonly mirror?: Expression;
      }
  );

export interface AnchorRule {
  readonly id: string;
  readonly kind: AnchorKind;
  readonly at: Quantity3;
  readonly dir: readonly [number, number, number];
  readonly size?: Quantity2;
  readonly accepts?: readonly string[];
  readonly when?: Expression;
  readonly dist?: Quantity;
}

export interface PlanRule {
  readonly type: PlanPrimitive["type"];
  readonly points: readonly Quantity2[];
  readonly radius?: Quantity;
  readonly startAngle?: Quantity;
  readonly endAngle?: Quantity;
  readonly text?: TextTemplate;
  readonly style: PlanPrimitive["style"];
  readonly when?: Expression;
}

export interface ClearanceRule {
  readonly id: string;
  readonly when?: Expression;
  readonly at: Quantity3;
  readonly size: Quantity3;
  readonly severity: "info" | "warn" | "block";
  readonly because: Text;
}

export type PriceRule =
  | { readonly kind: "matrix"; readonly matrix: string; readonly keys: readonly Expression[] }
  | { readonly kind: "item"; readonly item: TextTemplate }
  | { readonly kind: "none" };

export interface ErpRule {
  readonly id: string;
  readonly code: TextTemplate;
  readonly description: Text;
  readonly quantity: Quantity;
  readonly unit: ErpLine["unit"];
  readonly level: ErpLine["level"];
  readonly when?: Expression;
  readonly repeat?: RepeatRule;
  readonly variables: readonly string[];
  readonly extra: readonly { readonly code: string; readonly text: TextTemplate }[];
  readonly price: PriceRule;
  readonly surcharges: readonly string[];
  readonly discountable: boolean;
}

/** One parametric rule, by its neutro. */
export interface ArticleRule {
  readonly neutro: string;
  readonly description: Text;
  readonly tags: readonly string[];
  readonly mount: EvaluatedArticle["mount"];
  readonly elevation: Quantity;
  readonly variables: readonly VariableRule[];
  readonly constants: Readonly<Record<string, number>>;
  readonly calculations: readonly { readonly code: string; readonly formula: Expression }[];
  readonly constraints: readonly ConstraintRule[];
  readonly groups: readonly GroupRule[];
  readonly box: Quantity3;
  /** Weight in kilograms. */
  readonly weight?: Quantity;
  readonly parts: readonly PartRule[];
  readonly anchors: readonly AnchorRule[];
  readonly plan: readonly PlanRule[];
  readonly clearances: readonly ClearanceRule[];
  readonly erp: readonly ErpRule[];
  readonly opening?: { readonly width: Quantity; readonly height: Quantity; readonly sill: Quantity };
  readonly skipBasket?: Expression;
  /** Absent: it is no closet, or one whose sections make the width and that proposes nothing. */
  readonly closet?: ClosetRule;
}

export interface HeaderRule {
  readonly variables: readonly VariableRule[];
  readonly out: {
    readonly cmodel: TextTemplate;
    readonly model: TextTemplate;
    readonly reg: TextTemplate;
  };
}

/** A table that formulas call as a function, first match wins. `up`: the next larger key, `down`: the next smaller. */
export interface LookupTable {
  readonly code: string;
  readonly inputs: readonly { readonly type: "num" | "str"; readonly match: "exact" | "up" | "down" }[];
  readonly output: "num" | "str";
  readonly rows: readonly { readonly keys: readonly (number | string)[]; readonly value: number | string }[];
  readonly otherwise?: number | string;
}

/** An automatic rule as stored. Fields of one kind of rule are present for that kind alone; see `AutomaticRule`. */
export interface AutomaticRuleData {
  readonly code: string;
  readonly description: Text;
  readonly kind: "run" | "gap" | "end" | "cutout";
  readonly source: { readonly tag: string; readonly anchor?: string };
  readonly over?: string;
  readonly joinGap: number;
  readonly same: readonly string[];
  readonly maxLength?: Quantity;
  readonly overhang: { readonly start: Quantity; readonly end: Quantity; readonly front: Quantity };
  readonly gap?: GapLimits;
  readonly width?: Quantity;
  readonly into?: string;
  readonly hole?: { readonly width: Quantity; readonly depth: Quantity };
  readonly when?: Expression;
  readonly article: string;
  readonly set: readonly { readonly code: string; readonly formula: Expression }[];
}

/** Width of the gaps that are filled, mm, and their place. */
export interface GapLimits {
  readonly min: number;
  readonly max: number;
  /** True fills gaps between the end of a row of units and a wall. */
  readonly walls: boolean;
  /** True fills gaps between two units. */
  readonly neighbours: boolean;
}

/** Kinds of room that a gallery is made for; people filter by them first. */
export const ROOM_KINDS = ["kitchen", "dining", "living", "bedroom", "bathroom", "hallway", "study"] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];

/** A pre-composed arrangement (spec 1 §3). A row stands at `at`, or is snapped to an earlier row, or starts at the origin. */
export interface Gallery {
  readonly code: string;
  readonly description: Text;
  /** One or two sentences about the gallery. */
  readonly note?: Text;
  readonly room?: RoomKind;
  /** The manufacturer's name of the style, such as "Warm and natural"; galleries of one style use the same words. */
  readonly style?: Text;
  readonly image?: string;
  readonly model: string;
  readonly header: Choices;
  readonly rows: readonly {
    readonly id: string;
    readonly article: ArticleEntry["code"];
    readonly choices: Choices;
    readonly at?: readonly [number, number, number];
    readonly rotY: number;
    readonly snap?: { readonly to: string; readonly my: string; readonly their: string };
  }[];
}

/** Delivery, installation, survey: amounts and percentages are decimal text. */
export interface ServiceItem {
  readonly code: string;
  readonly description: Text;
  readonly price:
    | { readonly kind: "fixed"; readonly amount: string }
    | { readonly kind: "percentOfGoods"; readonly percent: string; readonly min?: string }
    | { readonly kind: "perUnit"; readonly amount: string; readonly quantity: number };
  /** Tax rate, percent. */
  readonly vat?: string;
  /** Condition over the variables of a model's header; absent: always offered. */
  readonly when?: Expression;
}
