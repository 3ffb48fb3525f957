import type { RowId } from "../ids.ts";
import { codeRefusal, firstRefusal, LIMITS, numberRefusal, textRefusal } from "../limits.ts";
import type { Outcome, ProjectRefusal } from "../outcome.ts";
import { OWN_LINE_UNITS, type OwnLine, type Project } from "../project.ts";
import { changeRow } from "./change-row.ts";

/** The id of the line for a custom article itself; typed lines have other ids. */
export const CUSTOM_LINE_ID = "article";

/** Up to four decimals and no sign, because a reduction is entered as a discount. */
const PRICE = /^\d{1,9}(?:\.\d{1,4})?$/;

/**
 * Sets the typed lines of a custom article; an empty list removes them all, and an offer then refuses the article.
 *
 * refused   `unknownRow`, texts that are too long, quantities that are not above 0, prices that are not decimal text, repeated ids. The
 *           evaluation checks whether the row is a custom article
 */
export function setOwnLines(
  project: Project,
  args: { readonly row: RowId; readonly lines: readonly OwnLine[] },
): Outcome<Project> {
  const refusal = firstRefusal(ownLinesRefusal(args.lines, "lines"));
  return refusal ?? changeRow(project, args.row, (row) => ({ ...row, lines: args.lines }));
}

/**
 * The reason why these cannot be the lines of a custom article; `null` when they can. ASSUMED: at most 100, four decimals, no negative
 * price.
 */
export function ownLinesRefusal(lines: unknown, at: string): ProjectRefusal | null {
  if (!Array.isArray(lines)) return { cause: "badText", at, message: "expected a list" };
  if (lines.length > LIMITS.maxOwnLines)
    return { cause: "outOfBounds", at, message: `expected at most ${LIMITS.maxOwnLines} lines` };
  const taken = new Set<unknown>([CUSTOM_LINE_ID]);
  for (const [i, line] of lines.entries()) {
    const refusal = ownLineRefusal(line, `${at}.${i}`);
    if (refusal) return refusal;
    const { id } = line as OwnLine;
    if (taken.has(id))
      return { cause: "duplicateId", at: `${at}.${i}.id`, message: `there is already a line ${id}` };
    taken.add(id);
  }
  return null;
}

function ownLineRefusal(line: unknown, at: string): ProjectRefusal | null {
  if (typeof line !== "object" || line === null)
    return { cause: "badText", at, message: "expected an object" };
  const { id, code, description, quantity, unit, unitPrice } = line as Partial<OwnLine>;
  return (
    codeRefusal(id, `${at}.id`) ??
    codeRefusal(code, `${at}.code`) ??
    textRefusal(description, `${at}.description`, 0, LIMITS.maxDescription) ??
    quantityOfLineRefusal(quantity, `${at}.quantity`) ??
    (OWN_LINE_UNITS.some((one) => one === unit)
      ? null
      : { cause: "badText", at: `${at}.unit`, message: `expected one of ${OWN_LINE_UNITS.join(", ")}` }) ??
    priceRefusal(unitPrice, `${at}.unitPrice`)
  );
}

function quantityOfLineRefusal(quantity: unknown, at: string): ProjectRefusal | null {
  const refusal = numberRefusal(quantity, at, 0, LIMITS.maxQuantity);
  if (refusal || quantity !== 0) return refusal;
  return { cause: "outOfBounds", at, message: "expected a quantity above 0" };
}

function priceRefusal(price: unknown, at: string): ProjectRefusal | null {
  if (typeof price !== "string" || !PRICE.test(price))
    return { cause: "notANumber", at, message: "expected a price as decimal text, such as 120.50" };
  return numberRefusal(Number(price), at, 0, LIMITS.maxUnitPrice);
}
