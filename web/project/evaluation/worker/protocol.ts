import type { Catalogue, PriceList, VariableGroup, VariableView } from "@stanza/catalogue";
import type { EvaluatedRow, EvaluationInput, FailedRow, RowUpdate } from "@stanza/evaluation";
import type { Quarantine, WorkReport } from "@stanza/live-project";
import type { PricedProject, PricedRow, PriceTerms } from "@stanza/pricing";
import type { ChoiceChanges, Row, RowId } from "@stanza/project";

/**
 * The changes in a project since the last message, of what evaluation reads: rows by value, any other field whole when it is another
 * object.
 */
export interface ProjectDelta {
  readonly rows: readonly Row[];
  /** All row ids in project order; absent: the order and the set are as before. */
  readonly order?: readonly RowId[];
  readonly rest: Partial<Omit<EvaluationInput, "rows">>;
}

export type ToWorker =
  | { readonly kind: "catalogue"; readonly catalogue: Catalogue; readonly prices: PriceList | null }
  | {
      readonly kind: "project";
      readonly version: number;
      readonly delta: ProjectDelta;
      readonly terms: PriceTerms;
      readonly priceDate?: string;
      /** Work that has hung before and is left out. */
      readonly quarantine: Quarantine;
      /** Says what it is at before each piece of work, so that it is known where it hangs. */
      readonly isWatched: boolean;
      /** The full re-evaluation: everything anew, with progress. */
      readonly again: boolean;
    }
  /** The rows whose panel is open: their views come with every answer. */
  | { readonly kind: "watch"; readonly rows: readonly RowId[] };

/** A row's variables as the panel shows them. */
export interface RowViews {
  readonly views: readonly VariableView[];
  readonly groups: readonly VariableGroup[];
}

export type FromWorker =
  | {
      readonly kind: "evaluated";
      readonly version: number;
      /** Rows that are other than in the last answer; the rest is as it was. */
      readonly rows: readonly EvaluatedRow[];
      readonly order: readonly RowId[];
      readonly failed: readonly FailedRow[];
      readonly priced: Omit<PricedProject, "rows"> & { readonly rows: readonly PricedRow[] };
    }
  | { readonly kind: "views"; readonly version: number; readonly rows: Readonly<Record<RowId, RowViews>> }
  /** Share of a full re-evaluation that is done, 0..1. */
  | { readonly kind: "progress"; readonly version: number; readonly fraction: number }
  | WorkReport
  /** A catalogue that cannot be opened; its rows fail, the others go on. */
  | { readonly kind: "catalogue-failed"; readonly code: string; readonly message: string }
  | { readonly kind: "failed"; readonly message: string };

/** A catalogue in one version with one price list. */
export interface CatalogueVersion {
  readonly catalogue: Catalogue;
  readonly prices: PriceList | null;
}

/** Asks what other versions of catalogues would mean for a project. */
export interface VersionQuestion {
  readonly project: EvaluationInput;
  readonly terms: PriceTerms;
  readonly priceDate?: string;
  /** By code, as the project has them, and as they would be. */
  readonly before: readonly CatalogueVersion[];
  readonly after: readonly CatalogueVersion[];
  readonly quarantine: Quarantine;
}

export interface VersionAnswer {
  readonly updates: readonly RowUpdate[];
  /** The choices of each row that are stored under the new versions. */
  readonly choices: Readonly<Record<RowId, ChoiceChanges>>;
  /** Decimal text. */
  readonly grossBefore: string;
  readonly grossAfter: string;
  readonly unpricedBefore: number;
  readonly unpricedAfter: number;
}
