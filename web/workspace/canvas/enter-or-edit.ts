import type { RowId } from "@stanza/project";
import { editor } from "@stanza/web-project";
import { currentShown } from "./shown.ts";

/**
 * Two taps or clicks on an article: into its group where it is in one that is not entered yet, else it is selected to be edited.
 *
 * returns   what it came to
 */
export function enterOrEdit(row: RowId): "entered" | "edit" {
  const { group } = currentShown().project.rows.find(({ id }) => id === row) ?? {};
  if (group !== undefined && editor.state.entered !== group) {
    editor.enter(row);
    return "entered";
  }
  if (group !== undefined) editor.select([row]);
  else editor.pick(row);
  return "edit";
}
