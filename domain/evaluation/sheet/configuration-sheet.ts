import type { Problem, Text, Value, VariableFacts } from "@stanza/catalogue";
import type { RowId } from "@stanza/project";

/**
 * The source of a final value, in a person's terms (catalogue.md §6.5).
 *
 * user         chosen on the row
 * preset       comes with the article as sold
 * forced       imposed by the model, the host or the neighbours; nobody changes it on the row
 * default      the fixed default of the article or its model
 * calculated   a default that a formula computes from other variables
 * header       from the model's header
 * unavailable  the header asks for something that this article lacks, so its default applies
 * repaired     another choice, corrected by a rule
 */
export type ValueOrigin =
  | { readonly kind: "user" | "preset" | "forced" | "default" }
  | { readonly kind: "calculated"; readonly from: readonly string[] }
  | { readonly kind: "header" | "unavailable"; readonly variable: string }
  | { readonly kind: "repaired"; readonly wish: Value; readonly because: Text };

/** A value and, for an option, its name. */
export interface NamedValue {
  readonly value: Value;
  readonly name?: Text;
}

/** One visible variable with its final value. */
export interface SheetValue extends NamedValue, Pick<VariableFacts, "unit" | "decimals"> {
  readonly code: string;
  readonly kind: VariableFacts["kind"];
  readonly description: Text;
  readonly origin: ValueOrigin;
  /** Present for a deviation: the value differs from the header's, which it could follow. */
  readonly header?: NamedValue & { readonly variable: string };
}

/** A model's header in the project. */
export interface SheetHeader {
  readonly catalogue: string;
  readonly catalogueName: Text;
  readonly model: string;
  readonly modelName: Text;
  readonly values: readonly SheetValue[];
}

export interface SheetRow {
  readonly row: RowId;
  /** From 1, in the order of the evaluated project. */
  readonly number: number;
  readonly catalogue: string;
  readonly model: string;
  readonly article: string;
  readonly description: Text;
  /** Width, height, depth, mm. */
  readonly box: readonly [number, number, number];
  readonly quantity: number;
  readonly automatic: boolean;
  readonly note?: string;
  readonly values: readonly SheetValue[];
}

/**
 * The configuration of a project, value by value: every row, every visible variable, the source of each value and its deviation from the
 * model's header. Plain JSON data; screen and print choose the words.
 */
export interface ConfigurationSheet {
  /** The headers of the models in use, in order of first use. */
  readonly headers: readonly SheetHeader[];
  readonly rows: readonly SheetRow[];
  /** Rows that could not be evaluated, with the reason. */
  readonly failed: readonly { readonly row: RowId; readonly article: string; readonly problem: Problem }[];
}
