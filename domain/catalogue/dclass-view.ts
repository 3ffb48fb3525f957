import type { Text } from "./text.ts";
import type { Value } from "./value.ts";

/** One field of the records of a dynamic class, with the limits that it has now. */
export interface DclassField {
  readonly name: string;
  readonly description: Text;
  readonly type: "num" | "str" | "bool" | "option";
  readonly unit?: "mm" | "deg" | "pcs" | "kg" | "m2" | "none";
  readonly min?: number;
  readonly max?: number;
  /** Counted from `min`, from 0 without one. */
  readonly step?: number;
  /** Of a number. */
  readonly decimals?: number;
  /** Present for `option`. */
  readonly options?: readonly { readonly code: string; readonly description: Text }[];
  /** What a new record holds. */
  readonly initial: Value;
}

/** A record by field name; running sums are among its values where it comes from an evaluation. */
export type DclassRow = Readonly<Record<string, Value>>;

/** What an editor of a dynamic class works on (catalogue.md §4.4, `dclass`). */
export interface DclassView {
  /** Code of the class, e.g. `DIVIDER`; `dclassComponent` gives the component that edits it. */
  readonly dclass: string;
  /** The component that the catalogue names; absent: the deployment's configuration has to. */
  readonly component?: string;
  readonly fields: readonly DclassField[];
  /** Names of the running sums that `rows` carry besides the fields; they are never written. */
  readonly sums: readonly string[];
  readonly minItems: number;
  readonly maxItems: number;
  readonly rows: readonly DclassRow[];
  /** Records that break a rule of the class, in the order of its rules. */
  readonly problems: readonly { readonly row: number; readonly code: string; readonly because: Text }[];
}
