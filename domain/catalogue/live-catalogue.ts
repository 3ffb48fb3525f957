import type { Gallery, GapLimits, ServiceItem } from "./bundle.ts";
import type { ArticleEntry, ClassificationNode, Material, Model } from "./catalogue.ts";
import type { ClosetView } from "./closet-view.ts";
import type { EvaluatedArticle, ResolvedVariable, VariableGroup, VariableView } from "./evaluated-article.ts";
import type { Expression } from "./rules/expression.ts";
import type { Synonym } from "./search/synonym.ts";
import type { Text } from "./text.ts";
import type { Choices, Value } from "./value.ts";

/** The input for evaluating one article (catalogue.md §6.2). */
export interface ArticleRequest {
  /** Commercial model, stored as `row.cmodel`. */
  readonly model: string;
  /** Code as sold, or a neutro for generated rows. */
  readonly article: string;
  /** The person's choices in the model's header; the rest of the header follows from the model. */
  readonly header: Choices;
  /** The person's choices on the row. Codes, aliases and option codes are matched without regard to case. */
  readonly choices: Choices;
  /** Values that the host imposes. They override all others and are never repaired. */
  readonly forced?: Choices;
  /** Rule-set key that selects the overlay; absent: the one that the header gives. */
  readonly reg?: string;
  /** ISO date that `from`/`to` of options are compared with; absent: every option is in date. */
  readonly priceDate?: string;
}

/**
 * One article being configured. A change evaluates again only the sections that it affects; the results are plain data, and the other
 * sections keep their identity.
 */
export interface ArticleEvaluation extends ArticleAnswer {
  /** Sets one choice by code or alias; `undefined` removes the choice. An unknown code changes nothing. */
  set(code: string, value: Value | undefined): void;
  /** Another evaluation of the article that starts with the same choices and results; a change of one leaves the other as it is. */
  fork(): ArticleEvaluation;
}

/** What an article's rules answer to its choices, to be read only. */
export interface ArticleAnswer {
  readonly result: EvaluatedArticle;
  /** The person's choices as given and set, including refused ones. */
  readonly choices: Choices;
  /** The choices to store, with repaired values in place of refused ones and without hidden or unknown variables (catalogue.md §6.2). */
  readonly choicesToStore: Choices;
  /**
   * Choices and presets with codes that this article lacks, verbatim. Forced values are left out, because they may be meant for other
   * articles.
   */
  readonly unknown: Choices;
  /** Every variable in rule order, hidden ones included, with the values that may be chosen instead and the reasons against the others. */
  views(): readonly VariableView[];
  /** Groups whose condition holds, in declared order. */
  groups(): readonly VariableGroup[];
  /** The article as a closet, as its catalogue declares it; `undefined`: it declares nothing. */
  closet(): ClosetView | undefined;
}

/** A model's header with the choices made so far (spec 1 §3: header rule yields cModel, model, reg). */
export interface EvaluatedHeader {
  readonly views: readonly VariableView[];
  readonly variables: readonly ResolvedVariable[];
  readonly values: Choices;
  /** Technical model, stored as `row.model`. */
  readonly model: string;
  /** Commercial model, stored as `row.cmodel`. */
  readonly cmodel: string;
  /** Rule-set key. */
  readonly reg: string;
}

/** The values that formulas of an automatic rule read: a run of neighbouring rows, a gap, a free side or a hole. Millimetres. */
export interface Run {
  /** Length of the run; for a gap its width. */
  readonly length: number;
  readonly depth: number;
  /** Height of the rows' tops above the floor. */
  readonly top: number;
  readonly wallStart: boolean;
  readonly wallEnd: boolean;
  /** True at an end that no wall, neighbour or other run hides. Only `set` reads it. */
  readonly freeStart?: boolean;
  readonly freeEnd?: boolean;
  /** Values that all members share, for every variable code in `same`. */
  readonly values?: Choices;
  /** True when the free side of an `end` rule is the run's first. */
  readonly atStart?: boolean;
  /** Width of the inserted article, then of its hole; the depth of either is `depth`. */
  readonly width?: number;
  /** Left back corner of the hole, measured from the left back corner of the row that is cut. */
  readonly x?: number;
  readonly z?: number;
  /** The holes in the row made for a run, as records `x,z,width,depth` in the canonical text of a dclass variable, by `x` then `z`. */
  readonly cutouts?: string;
}

export interface Overhang {
  readonly start: number;
  readonly end: number;
  readonly front: number;
}

/**
 * A rule that makes rows from neighbouring rows (catalogue.md §4.7). The evaluation package decides on their places.
 *
 * run     along neighbouring rows: worktop, plinth, cornice
 * gap     between two neighbours, or between the last one and the wall: filler
 * end     at each free side of a run: finished end panel
 * cutout  one for each row that is let into a row of the rule `into`: the work of cutting a hole for a hob or a sink
 */
export interface AutomaticRule {
  readonly code: string;
  readonly description: Text;
  readonly kind: "run" | "gap" | "end" | "cutout";
  /** Rows whose article has the tag form the runs; the new row lies at their anchor, when one is named. */
  readonly source: { readonly tag: string; readonly anchor?: string };
  /** Rows of any catalogue with this tag stand under a run without being its members. */
  readonly over?: string;
  /** Rows that are farther apart than this belong to two runs, mm. */
  readonly joinGap: number;
  /** The values that members must share: `line`, `top`, `depth` or variable codes. */
  readonly same: readonly string[];
  /** Neutro of the generated article. */
  readonly article: string;
  /** Present for `gap`. */
  readonly gap?: GapLimits;
  /** Code of the `run` rule that a `cutout` belongs to. */
  readonly into?: string;
  /** Longest run before it is split, mm. */
  maxLength(run: Run): number | undefined;
  applies(run: Run): boolean;
  overhang(run: Run): Overhang;
  /** Width of the panel of an `end` rule, mm. */
  width(run: Run): number;
  /** The hole that a `cutout` makes for a row whose box is `width` by `depth`; `undefined`: none. */
  hole(run: Run): { readonly width: number; readonly depth: number } | undefined;
  /** Choices of the generated row. */
  choices(run: Run, overhang: Overhang): Choices;
}

/** Unchanging facts about a variable of an article: the form of its values and the variables that it follows by itself. */
export interface VariableFacts {
  readonly code: string;
  readonly kind: ResolvedVariable["kind"];
  readonly description: Text;
  /** Unit of a number, with `decimals`. */
  readonly unit?: VariableView["unit"];
  readonly decimals?: number;
  /** Code of the header variable whose value it takes over. */
  readonly inherits?: string;
  /** The variables from which its default is calculated, in rule order; absent: the default is fixed. */
  readonly follows?: readonly string[];
  /** Every option of its list, choosable or not. */
  readonly options?: readonly { readonly code: string; readonly description: Text }[];
}

/** A published catalogue, ready for use. Articles are compiled when first asked for. */
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
   * The folders of a model whose condition holds for a header, with their subfolders. A condition that fails to evaluate hides its folder.
   * Throws `UnknownInCatalogue` for an unknown model.
   */
  classification(model: string, header: Choices): readonly ClassificationNode[];
  model(code: string): Model | undefined;
  /** The default model, or the first when none is marked. */
  defaultModel(): Model;
  material(code: string): Material | undefined;
  /** The entry sold under `code` in `model`; absent: in any model. */
  article(code: string, model?: string): ArticleEntry | undefined;
  /** Tags, mount and description of a rule without evaluating it. */
  rule(neutro: string):
    | {
        readonly tags: readonly string[];
        readonly mount: EvaluatedArticle["mount"];
        readonly description: Text;
      }
    | undefined;
  /** Words by which people look for its articles, for `searchCatalogue`. */
  readonly synonyms: readonly Synonym[];
  /** Starts a live evaluation. Throws `UnknownInCatalogue` for an unknown model or article. */
  evaluate(request: ArticleRequest): ArticleEvaluation;
  /**
   * The variables of an article with its overlays, in rule order. The same rule always gives the same array. Throws `UnknownInCatalogue`
   * like `evaluate`.
   */
  variables(article: Pick<ArticleRequest, "model" | "article" | "header">): readonly VariableFacts[];
  /** Throws `UnknownInCatalogue` for an unknown model. */
  header(model: string, choices: Choices, forced?: Choices): EvaluatedHeader;
  /**
   * Compiles a condition over an article's `EvaluatedArticle.values`, for example a surcharge's `when`. The test throws `Error` when the
   * formula fails (division by zero, no table entry), because a price must not be guessed.
   */
  condition(neutro: string, expression: Expression): (values: Choices) => boolean;
}

/** Thrown when the requested model or article is not in this catalogue (another version, or a wrong code). */
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
