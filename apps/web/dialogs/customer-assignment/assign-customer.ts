import type { CustomerRecord } from "@stanza/contract";
import { translate } from "../../locales/i18n.ts";
import { editAgreement } from "../../stores/project-store.ts";
import { toast } from "../../stores/toast-store.ts";
import { openDialog } from "../dialog-store.ts";
import { assignmentDialog } from "./AssignmentDialog.tsx";

/** Takes a customer of the register over into the open project; the project keeps what they are now. */
function take({ code, customer, business, shipping }: CustomerRecord): void {
  editAgreement({ customer, business, shipping, head: { customerCode: code } });
  const name = `${customer.firstName} ${customer.lastName}`.trim() || business?.name || code;
  toast(translate("assignment.done", { name }), { key: "assignment", kind: "success" });
}

/** Asks whom the open project is for. Skipping, and closing, leaves it as it is (spec 1 §4). */
export async function assignCustomer(): Promise<"assigned" | "skipped"> {
  const answer = await openDialog(assignmentDialog, {});
  if (!answer || answer === "skip") return "skipped";
  take(answer);
  return "assigned";
}
