import { inOrder, LIMITS, type Project, setQuantity } from "@stanza/project";
import { editAgreement, NO_WORDS, tellStepAs, transact, useProject } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { toast } from "@stanza/web-ui";
import { applyEdits, type CellEdit } from "./grid-lines.ts";

/**
 * Changes the open project as the edits say. A toast counts the cells that were refused.
 *
 * isReported   the toast also comes when every cell was taken, as after a paste
 */
export function enterCells(edits: readonly CellEdit[], isReported: boolean): void {
  const { open } = useProject.getState();
  if (!open || edits.length === 0) return;
  const { fields, quantities, done, refused } = applyEdits(open.document, edits, LIMITS.maxQuantity);
  if (Object.keys(fields).length > 0) editAgreement(fields);
  if (quantities.size > 0) {
    const changes = [...quantities].map(
      ([row, quantity]) =>
        (project: Project) =>
          setQuantity(project, { row, quantity }),
    );
    transact("quantity", inOrder(...changes));
  }
  if (refused === 0 && isReported) tellStepAs(NO_WORDS);
  if (refused > 0 || isReported)
    toast(translate("order.pasted", { done, refused }), {
      key: "order-grid",
      kind: refused > 0 ? "warning" : "info",
    });
}
