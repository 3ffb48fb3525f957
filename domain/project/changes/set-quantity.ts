import type { RowId } from "../ids.ts";
import { firstRefusal, LIMITS, numberRefusal } from "../limits.ts";
import type { Outcome, ProjectRefusal } from "../outcome.ts";
import type { Project } from "../project.ts";
import { changeRow } from "./change-row.ts";

/** Sets the quantity of a row. Refused: `unknownRow`, anything but a whole number from 1 to 9,999 (ASSUMED). */
export function setQuantity(
  project: Project,
  args: { readonly row: RowId; readonly quantity: number },
): Outcome<Project> {
  const refusal = firstRefusal(quantityRefusal(args.quantity));
  return refusal ?? changeRow(project, args.row, (row) => ({ ...row, quantity: args.quantity }));
}

export function quantityRefusal(quantity: unknown, at = "quantity"): ProjectRefusal | null {
  const refusal = numberRefusal(quantity, at, 1, LIMITS.maxQuantity);
  if (refusal || Number.isInteger(quantity)) return refusal;
  return { cause: "outOfBounds", at, message: `expected a whole number, got ${quantity}` };
}
