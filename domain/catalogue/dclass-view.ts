import type { Text } from "./text.ts";
import type { Value } from "./value.ts";

/** One field of the records of a dynamic class, with its present limits. */
export interface DclassField {
  readonly name: string;
  readonly description: Text;
  readonly type: "num" | "str" | "bool" | "option";
  readonly unit?: "mm" | "deg" | "pcs" | "kg" | "m2" | "none";
  readonly min?: number;
  readonly max?: number;
  /** Steps count from `min`, or from 0 without one. */
  readonly step?: number;
  /** Decimals of a number. */
  readonly decimals?: number;
  /** Present for `option`. */
  readonly options?: readonly {
    readonly code: string;
    readonly description: Text;
    /** Numbers that a new record with this option begins with, by field. */
    readonly starts?: Readonly<Record<string, number>>;
  }[];
  /** Value in a new record. */
  readonly initial: Value;
}

/** A record by field name. Records from an evaluation also carry their running sums. */
export type DclassRow = Readonly<Record<string, Value>>;

/** The data that an editor of a dynamic class needs (catalogue.md §4.4, `dclass`). */
export interface DclassView {
  /** Code of the class, e.g. `DIVIDER`; `dclassComponent` gives the component that edits it. */
  readonly dclass: string;
  /** The component that the catalogue names; absent: the deployment's configuration names it. */
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
