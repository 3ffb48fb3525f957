import type { Problem, Text, Value, VariableFacts } from "@stanza/catalogue";
import type { RowId } from "@stanza/project";

/**
 * Where a final value came from, as a person asks it (catalogue.md §6.5).
 *
 * user         chosen on the row
 * preset       comes with the article as sold
 * forced       imposed by the model, the host or the surroundings; nobody changes it on the row
 * default      the fixed default of the article or its model
 * calculated   a default that a formula makes of other variables
 * header       of the model's header
 * unavailable  the header asks for what this article does not have, so its default stands
 * repaired     chosen otherwise, and corrected by a rule
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
  /** Present where the value is another than the header's that it could follow: a deviation. */
  readonly header?: NamedValue & { readonly variable: string };
}

/** A model's header as the project has it. */
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
 * What a project is made of, value by value: every row, every visible variable, where each value came from and what deviates from the
 * model's header. Plain JSON data; screen and print word it.
 */
export interface ConfigurationSheet {
  /** Of each model that a row uses, in order of first use. */
  readonly headers: readonly SheetHeader[];
  readonly rows: readonly SheetRow[];
  /** Rows that could not be evaluated, with why. */
  readonly failed: readonly { readonly row: RowId; readonly article: string; readonly problem: Problem }[];
}
