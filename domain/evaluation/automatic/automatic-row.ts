import type { AutomaticRule, Choices } from "@stanza/catalogue";
import type { Frame } from "@stanza/geometry";
import type { AutomaticEdit, Project, Row, RowId, WallSegment } from "@stanza/project";
import type { EvaluatedRow } from "../evaluated-project.ts";
import type { RowRun } from "./run.ts";

/** A row that a rule generates, with what it is forced to be. */
export interface AutomaticRow {
  readonly row: Row;
  readonly rule: string;
  readonly members: readonly RowId[];
  /** Values that follow from the rows around (length, depth); the person cannot change them. */
  readonly forced: Choices;
}

/** What a rule makes its rows from. */
export interface AutomaticScene {
  readonly catalogue: string;
  /** All rules of the catalogue. */
  readonly rules: readonly AutomaticRule[];
  /** Rows of the catalogue whose article has a tag, generated ones of the kinds before included. */
  readonly tagged: (tag: string) => readonly EvaluatedRow[];
  /** Generated rows of the catalogue of the kinds before. */
  readonly generated: readonly EvaluatedRow[];
  /** Rows of all catalogues. */
  readonly rows: readonly EvaluatedRow[];
  readonly walls: readonly WallSegment[];
  /** Position of each row in the project. */
  readonly order: ReadonlyMap<RowId, number>;
  readonly edits: Project["automaticEdits"];
}

/** The generated row itself, with what the person changed on it. */
export function automaticRow(
  id: RowId,
  rule: AutomaticRule,
  catalogue: string,
  run: Pick<RowRun, "members">,
  frame: Frame,
  edit: AutomaticEdit | undefined,
): Row {
  return {
    id,
    catalogue,
    model: run.members[0]?.row.model ?? "",
    article: rule.article,
    choices: edit?.choices ?? {},
    placement: { on: "room", ...frame },
    quantity: 1,
  };
}
