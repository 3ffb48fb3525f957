import type { ImportedPlan } from "@stanza/plans";

/** The answer of the dialog: a plan to insert, or a picture to draw over. */
export type PlanImport =
  | { readonly kind: "picture"; readonly file: File }
  | {
      readonly kind: "plan";
      readonly levels: ImportedPlan["levels"];
      readonly withPlaceholders: boolean;
    };
