import type { DclassRow, EvaluatedArticle, Material } from "@stanza/catalogue";
import type { ReactNode } from "react";
import type { DclassDraft, DclassDrafting } from "./dclass-draft.ts";

/** The properties of every editor of a dynamic class. */
export interface DclassEditorProps {
  readonly drafting: DclassDrafting;
  readonly draft: DclassDraft;
  readonly edit: (rows: readonly DclassRow[]) => void;
  readonly material: (code: string) => Material | undefined;
  /** How much more or less the article as it would be costs than the draft; undefined: it has no price. */
  readonly priceOf: (article: EvaluatedArticle) => string | undefined;
  /** Picture, price and problems of the article as it would be, to be shown beside the fields. */
  readonly live: ReactNode;
}
