import type { AutomaticRule, Choices } from "@stanza/catalogue";
import type { Frame } from "@stanza/geometry";
import type { AutomaticEdit, Row, RowId } from "@stanza/project";
import type { RowRun } from "./run.ts";

/** A row that a rule generates, with its imposed values. */
export interface AutomaticRow {
  readonly row: Row;
  readonly rule: string;
  readonly members: readonly RowId[];
  /** Values that follow from neighbouring rows (length, depth); a person cannot change them. */
  readonly forced: Choices;
}

/** The generated row with the person's edit applied. */
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
