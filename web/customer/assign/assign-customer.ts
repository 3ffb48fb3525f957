import type { CustomerRecord } from "@stanza/contract";
import { editAgreement, isReadOnly } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { openDialog, toast } from "@stanza/web-ui";
import { assignmentDialog, nameOf } from "./AssignmentDialog.tsx";

/** Takes a customer of the register over into the open project; the project keeps what they are now. */
function take(record: CustomerRecord): void {
  const { code, customer, business, shipping } = record;
  editAgreement({ customer, business, shipping, head: { customerCode: code } });
  toast(translate("assignment.done", { name: nameOf(record) }), { key: "assignment", kind: "success" });
}

/** Asks whom the open project is for. Skipping, and closing, leaves it as it is (spec 1 §4). A project that may only be read is not asked about. */
export async function assignCustomer(): Promise<"assigned" | "skipped"> {
  if (isReadOnly()) {
    toast(translate("edit.readOnly"), { key: "assignment", kind: "warning" });
    return "skipped";
  }
  const answer = await openDialog(assignmentDialog, {});
  if (!answer || answer === "skip") return "skipped";
  take(answer);
  return "assigned";
}
