import type { Catalogue, PriceList, VariableGroup, VariableView } from "@stanza/catalogue";
import type { EvaluatedRow, FailedRow } from "@stanza/evaluation";
import type { PricedProject, PricedRow, PriceTerms } from "@stanza/pricing";
import type { Project, Row, RowId } from "@stanza/project";

/** What changed in the project since the last message: rows by value, everything else whole when it is another object. */
export interface ProjectDelta {
  readonly rows: readonly Row[];
  /** All row ids in project order; absent: the order and the set are as before. */
  readonly order?: readonly RowId[];
  readonly rest?: Omit<Project, "rows">;
}

export type ToWorker =
  | { readonly kind: "catalogue"; readonly catalogue: Catalogue; readonly prices: PriceList | null }
  | {
      readonly kind: "project";
      readonly version: number;
      readonly delta: ProjectDelta;
      readonly terms: PriceTerms;
      readonly priceDate?: string;
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
  | { readonly kind: "failed"; readonly message: string };
