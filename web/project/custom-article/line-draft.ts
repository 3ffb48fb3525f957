import { LIMITS, type OwnLine, type OwnLineUnit } from "@stanza/project";
import { type Decimal, decimal, decimalText, parseDecimal, roundTo, sumOf } from "@stanza/quantities";
import { readTyped } from "../fields/read-typed.ts";

/** A line as it is typed; numbers are text until it is saved. */
export interface LineDraft {
  readonly id: string;
  readonly code: string;
  readonly description: string;
  readonly quantity: string;
  readonly unit: OwnLineUnit;
  readonly unitPrice: string;
}

export const draftOf = (line: OwnLine): LineDraft => ({ ...line, quantity: String(line.quantity) });
export const emptyDraft = (id: string): LineDraft => ({
  id,
  code: "",
  description: "",
  quantity: "1",
  unit: "pc",
  unitPrice: "",
});

/** Nothing was typed: it is left out when the article is saved. */
const isUntouched = ({ code, description, unitPrice }: LineDraft): boolean =>
  code.trim() === "" && description.trim() === "" && unitPrice.trim() === "";

export type DraftFault = "code" | "quantity" | "unitPrice";

/** The faults of a line that have to be put right before it can be saved. */
export function faultsOf(draft: LineDraft): readonly DraftFault[] {
  if (isUntouched(draft)) return [];
  const quantity = numberOf(draft.quantity, LIMITS.maxQuantity);
  const price = numberOf(draft.unitPrice, LIMITS.maxUnitPrice);
  return [
    ...(draft.code.trim() === "" ? (["code"] as const) : []),
    ...(quantity === undefined || quantity.cmp(0) <= 0 ? (["quantity"] as const) : []),
    ...(price === undefined ? (["unitPrice"] as const) : []),
  ];
}

/** The lines as they are stored; untouched ones left out. Ask `faultsOf` of each first. */
export function linesOf(drafts: readonly LineDraft[]): readonly OwnLine[] {
  return drafts
    .filter((draft) => !isUntouched(draft))
    .map(({ quantity, unitPrice, code, description, ...draft }) => ({
      ...draft,
      code: code.trim(),
      description: description.trim(),
      quantity: Number(decimalText(numberOf(quantity) ?? ZERO)),
      unitPrice: decimalText(roundTo(numberOf(unitPrice) ?? ZERO, 4)),
    }));
}

/** The price of an article's lines together, decimal text; a number that cannot be read yet counts as nothing. */
export function totalOf(drafts: readonly LineDraft[], decimals: number): string {
  const amounts = drafts.map(({ quantity, unitPrice }) =>
    roundTo((numberOf(unitPrice) ?? ZERO).times(numberOf(quantity) ?? ZERO), decimals),
  );
  return decimalText(sumOf(amounts), decimals);
}

const ZERO = decimal(0);

/** Reads a typed number with a comma or a point; undefined for nothing, for no number and for one above `most`. */
function numberOf(text: string, most?: number): Decimal | undefined {
  const typed = readTyped(text, most);
  return typed.ok && typed.value !== "" ? parseDecimal(typed.value) : undefined;
}
