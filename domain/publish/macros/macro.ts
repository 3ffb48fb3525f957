import type { Expression } from "@stanza/catalogue";
import type { ReadPart } from "../articles/read-part.ts";

export type ParameterType = "num" | "str" | "bool";

/** A macro whose own formulas are sound; `expandMacro` fills in its parameters. */
export interface Macro {
  readonly code: string;
  readonly parameters: ReadonlyMap<
    string,
    { readonly type: ParameterType; readonly otherwise?: number | string | boolean }
  >;
  readonly calculations: readonly { readonly code: string; readonly formula: Expression }[];
  /** Its parts, with the macros in it expanded. */
  readonly parts: readonly ReadPart[];
}
