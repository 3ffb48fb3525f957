import type { Gallery, GapLimits, ServiceItem } from "./bundle.ts";
import type { ArticleEntry, ClassificationNode, Material, Model } from "./catalogue.ts";
import type { EvaluatedArticle, ResolvedVariable, VariableGroup, VariableView } from "./evaluated-article.ts";
import type { Expression } from "./rules/expression.ts";
import type { Text } from "./text.ts";
import type { Choices, Value } from "./value.ts";

/** What an article is evaluated from (catalogue.md §6.2). */
export interface ArticleRequest {
  /** Commercial model (row.cmodel). */
  readonly model: string;
  /** Code as sold, or a neutro for generated rows. */
  readonly article: string;
  /** What the person chose in the model's header; everything else of the header follows from the model. */
  readonly header: Choices;
  /** What the person chose on the row. Codes, aliases and option codes are matched without regard to case. */
  readonly choices: Choices;
  /** Values that the host imposes; they win over everything and are never repaired. */
  readonly forced?: Choices;
  /** Rule-set key whose overlay is used; absent: the one that the header gives. */
  readonly reg?: string;
  /** ISO date that `from`/`to` of options are compared with; absent: every option is in date. */
  readonly priceDate?: string;
}

/**
 * One article being configured: a live evaluation that re-runs only what a change affects. Plain data comes out of it;
 * results of unaffected sections keep their identity.
 */
export interface ArticleEvaluation {
  readonly result: EvaluatedArticle;
  /** The person's choices as given and set, refused ones included. */
  readonly choices: Choices;
  /** The choices to store: repaired values instead of refused ones, nothing for hidden or unknown variables (catalogue.md §6.2). */
  readonly settled: Choices;
  /** Choices and presets whose codes this article does not have, verbatim; forced values may be for other articles. */
  readonly unknown: Choices;
  /** Sets one choice by code or alias; `undefined` takes the choice back. An unknown code changes nothing. */
  set(code: string, value: Value | undefined): void;
  /** Every variable in rule order, hidden ones included, with what may be chosen instead and why not. */
  views(): readonly VariableView[];
  /** Groups whose condition holds, in declared order. */
  groups(): readonly VariableGroup[];
}

/** A model's header as chosen so far (spec 1 §3: header rule yields cModel, model, reg). */
export interface EvaluatedHeader {
  readonly views: readonly VariableView[];
  readonly variables: readonly ResolvedVariable[];
  readonly values: Choices;
  /** Technical model, row.model. */
  readonly model: string;
  /** Commercial model, row.cmodel. */
  readonly cmodel: string;
  /** Rule-set key. */
  readonly reg: string;
}

/** What the formulas of an automatic rule are about: a run of neighbouring rows, a gap, a free side, a hole. Millimetres. */
export interface Run {
  /** Of the run; for a gap its width. */
  readonly length: number;
  readonly depth: number;
  /** Height of the rows' tops above the floor. */
  readonly top: number;
  readonly wallStart: boolean;
  readonly wallEnd: boolean;
  /** Values that all members have in common, for every variable code that `same` names. */
  readonly values?: Choices;
  /** Whether the free side of an `end` rule is the run's first. */
  readonly atStart?: boolean;
  /** Width of what is cut in, then of its hole; its depth is `depth`. */
  readonly width?: number;
  /** Left back corner of the hole, from the left back corner of what it is cut into. */
  readonly x?: number;
  readonly z?: number;
  /** The holes in what a run makes, as records `x,z,width,depth` in the canonical text of a dclass variable, by `x` then `z`. */
  readonly cutouts?: string;
}

export interface Overhang {
  readonly start: number;
  readonly end: number;
  readonly front: number;
}

/**
 * A rule that makes rows from the rows around them (catalogue.md §4.7). Where they stand is evaluation's business.
 *
 * run     along neighbouring rows: worktop, plinth, cornice
 * gap     between two neighbours, or between the last one and the wall: filler
 * end     at each free side of a run: finished end panel
 * cutout  one for each row that is let into what the rule `into` made: the work of cutting a hole for a hob or a sink
 */
export interface AutomaticRule {
  readonly code: string;
  readonly description: Text;
  readonly kind: "run" | "gap" | "end" | "cutout";
  /** Rows whose article has the tag; the run lies at their anchor, when named. */
  readonly source: { readonly tag: string; readonly anchor?: string };
  /** Rows further apart than this are two runs, mm. */
  readonly joinGap: number;
  /** What members must have in common: `line`, `top`, `depth` or variable codes. */
  readonly same: readonly string[];
  /** Neutro of the article that is made. */
  readonly article: string;
  /** Present for `gap`. */
  readonly gap?: GapLimits;
  /** Code of the `run` rule that a `cutout` belongs to. */
  readonly into?: string;
  /** Longest run before it is split, mm. */
  maxLength(run: Run): number | undefined;
  applies(run: Run): boolean;
  overhang(run: Run): Overhang;
  /** How wide the panel of an `end` rule is, mm. */
  width(run: Run): number;
  /** The hole that a `cutout` makes for a row whose box is `width` by `depth`; `undefined`: none. */
  hole(run: Run): { readonly width: number; readonly depth: number } | undefined;
  /** Choices of the generated row. */
  choices(run: Run, overhang: Overhang): Choices;
}

/** What is fixed about a variable of an article: how to write its values, and what its value follows by itself. */
export interface VariableFacts {
  readonly code: string;
  readonly kind: ResolvedVariable["kind"];
  readonly description: Text;
  /** With `decimals` present for numbers. */
  readonly unit?: VariableView["unit"];
  readonly decimals?: number;
  /** Code of the header variable that it follows. */
  readonly inherits?: string;
  /** Its default is calculated from these variables, in rule order; absent: a fixed default. */
  readonly follows?: readonly string[];
  /** Every option of its list, whether it may be chosen or not. */
  readonly options?: readonly { readonly code: string; readonly description: Text }[];
}

export interface SearchOptions {
  readonly model?: string;
  readonly limit?: number;
  /** False: typing mistakes find nothing. */
  readonly forgives?: boolean;
}

export interface FoundArticle {
  readonly entry: ArticleEntry;
  readonly model: string;
  /** Descriptions of the folders it is in, outermost first. */
  readonly path: readonly Text[];
}

/** A published catalogue, ready to be used; articles are compiled when first asked for. */
export interface OpenCatalogue {
  readonly code: string;
  readonly version: string;
  readonly description: Text;
  readonly languages: readonly string[];
  readonly currency: string;
  readonly local: boolean;
  readonly models: readonly Model[];
  readonly materials: readonly Material[];
  readonly galleries: readonly Gallery[];
  readonly services: readonly ServiceItem[];
  /** The services whose condition holds for a header. Throws `UnknownInCatalogue` for an unknown model. */
  servicesFor(model: string, header: Choices): readonly ServiceItem[];
  readonly automaticRules: readonly AutomaticRule[];
  /** UI component by dclass code, where the catalogue names one, with the name of the class. */
  readonly dclass: Readonly<Record<string, { readonly component?: string; readonly description: Text }>>;
  /**
   * The folders of a model whose condition holds for a header, with those under them; a condition that cannot be worked out hides its folder.
   * Throws `UnknownInCatalogue` for an unknown model.
   */
  classification(model: string, header: Choices): readonly ClassificationNode[];
  model(code: string): Model | undefined;
  /** The default model, else the first. */
  defaultModel(): Model;
  material(code: string): Material | undefined;
  /** The entry sold under `code` in `model` (any model when absent). */
  article(code: string, model?: string): ArticleEntry | undefined;
  /** Tags, mount and description of a rule without evaluating it. */
  rule(neutro: string):
    | {
        readonly tags: readonly string[];
        readonly mount: EvaluatedArticle["mount"];
        readonly description: Text;
      }
    | undefined;
  /**
   * Articles whose code, name, folder or tags match every word, in any language, best first; small typing mistakes are forgiven where
   * nothing else is found. An empty text gives all in tree order.
   */
  search(text: string, options?: SearchOptions): readonly FoundArticle[];
  /** Starts a live evaluation. Throws `UnknownInCatalogue` for a model or article that the catalogue does not have. */
  evaluate(request: ArticleRequest): ArticleEvaluation;
  /**
   * The variables of an article with its overlays, in rule order; the same list for the same rule. Throws `UnknownInCatalogue` as
   * `evaluate` does.
   */
  variables(article: Pick<ArticleRequest, "model" | "article" | "header">): readonly VariableFacts[];
  /** Throws `UnknownInCatalogue` for an unknown model. */
  header(model: string, choices: Choices, forced?: Choices): EvaluatedHeader;
  /**
   * A condition over `EvaluatedArticle.values` of the article, e.g. a surcharge's `when`. The test throws `Error` where the
   * formula cannot be worked out (division by zero, no table entry): a price must not be guessed.
   */
  condition(neutro: string, expression: Expression): (values: Choices) => boolean;
}

/** The model or article asked for is not in this catalogue (another version, or a mistaken code). */
export class UnknownInCatalogue extends Error {
  readonly what: "model" | "article";
  readonly code: string;
  constructor(what: "model" | "article", code: string, catalogue: string) {
    super(`There is no ${what} ${code} in catalogue ${catalogue}.`);
    this.name = "UnknownInCatalogue";
    this.what = what;
    this.code = code;
  }
}
