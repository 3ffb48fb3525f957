import type { FormulaReader } from "../rules/formulas.ts";
import type { StaticRange } from "../rules/never.ts";
import type { AuthoredVariable } from "../schema/article-schema.ts";
import type { FaultList } from "../source/fault-list.ts";
import type { TextReader } from "../source/texts.ts";
import type { Source } from "../source/yaml-source.ts";
import type { ReadOptionList } from "./option-lists.ts";

/** A variable whose shape is sound, before its formulas are read. */
export interface ShapedVariable {
  readonly authored: AuthoredVariable;
  readonly source: Source;
  readonly list?: ReadOptionList;
}

export interface VariableContext {
  readonly reader: FormulaReader;
  readonly texts: TextReader;
  readonly faults: FaultList;
  readonly dclasses: ReadonlySet<string>;
  /** Declared groups of the article; absent in a header. */
  readonly groups?: ReadonlySet<string>;
  /** The possible values of the article's numbers, as far as their limits are written out. */
  readonly ranges?: ReadonlyMap<string, StaticRange>;
  /** Codes of variables that rows may inherit from. */
  readonly headerCodes: ReadonlySet<string>;
}
