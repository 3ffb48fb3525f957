import type { DrawingLayer, DxfChoice, ImportedPlan, PlanRefusalCause, UnitCheck } from "@stanza/plans";

/** Requests to the plan worker: to open a file, then, for a drawing, to make a plan of it by the person's choice. */
export type ToPlanWorker =
  | { readonly kind: "open"; readonly bytes: Uint8Array }
  | { readonly kind: "plan"; readonly choice: DxfChoice };

export type FromPlanWorker =
  | { readonly kind: "progress"; readonly percent: number }
  | { readonly kind: "refused"; readonly cause: PlanRefusalCause; readonly message: string }
  | {
      readonly kind: "drawing";
      readonly layers: readonly DrawingLayer[];
      readonly wallLayers: readonly string[];
      readonly unit: UnitCheck;
    }
  | { readonly kind: "plan"; readonly plan: ImportedPlan; readonly unit?: UnitCheck }
  /** The chosen layers and unit give none. */
  | { readonly kind: "noPlan"; readonly cause: PlanRefusalCause; readonly unit: UnitCheck };
