import type { CustomerFields, Offer, OfferLine } from "@stanza/offer";
import { type OfferTerms, promotedTerms } from "@stanza/pricing";
import type { Project } from "@stanza/project";
import { decimal, decimalText, HUNDRED, parseDecimal, roundTo } from "@stanza/quantities";
import { readTyped } from "@stanza/web-project";
import { NO_MARKS, withLines, withMarks, withRate, withReference } from "../rows/row-fields.ts";

/** The columns in order (ux.md §5.12). */
export const COLUMNS = [
  "code",
  "description",
  "variants",
  "quantity",
  "unitPrice",
  "discount",
  "net",
  "vat",
  "needsPhoto",
  "reference",
  "check",
] as const;
export type Column = (typeof COLUMNS)[number];

/** Columns that hold a tick. */
export const TICKS: ReadonlySet<Column> = new Set<Column>(["needsPhoto", "check"]);

/** Columns that hold a number or an amount, which are set to the right. */
export const NUMBERS: ReadonlySet<Column> = new Set<Column>([
  "quantity",
  "unitPrice",
  "discount",
  "net",
  "vat",
]);

/** An ERP line of the offer as a line of the grid. Amounts are decimal text; what there is none of is empty. */
export interface GridLine {
  readonly rowId: string;
  readonly lineId: string;
  readonly cells: Readonly<Record<Column, string | boolean>>;
  readonly editable: ReadonlySet<Column>;
}

interface Edited extends Pick<CustomerFields, "terms" | "rows" | "lineReferences"> {
  readonly project: Pick<Project, "rows">;
}

/**
 * The lines of an offer for the grid. Quantity and photo belong to the whole row and are set on its first line.
 *
 * rate   of the document, percent: where neither line nor row has its own
 */
export function gridLines(offer: Offer, document: Edited, rate: string): readonly GridLine[] {
  const { terms, project } = document;
  const bought = promotedTerms({ ...terms, dealerMode: true }, offer.promotion);
  const rows = new Map(project.rows.map((row) => [row.id, row]));
  return offer.groups.flatMap(({ catalogue, positions }) =>
    positions.flatMap(({ rowId, lines }) =>
      lines.map((line, place): GridLine => {
        const row = rows.get(rowId);
        const ofRow = terms.rowRates[rowId];
        const own = terms.lineRates[rowId]?.[line.id];
        const percents = discountsOf(line, catalogue, bought);
        const marks = document.rows?.[rowId] ?? NO_MARKS;
        const isFirst = place === 0;
        const taxed = own?.checked ? own.vat : ofRow?.checked ? ofRow.vat : rate;
        const editable: Column[] = ["vat", "reference", "check"];
        if (isFirst) editable.push("needsPhoto");
        if (isFirst && row) editable.push("quantity");
        return {
          rowId,
          lineId: line.id,
          editable: new Set(editable),
          cells: {
            code: line.code,
            description: line.description,
            variants: line.variants.map(([code, value]) => `${code}=${value}`).join("; "),
            quantity: isFirst && row ? String(row.quantity) : line.quantity,
            unitPrice: line.unitPrice ?? "",
            discount: line.amount === undefined ? "" : percents.map((percent) => `${percent}`).join(" + "),
            net: line.amount === undefined ? "" : netOf(line.amount, percents, offer.decimals),
            vat: String(taxed ?? ""),
            needsPhoto: isFirst && marks.needsPhoto,
            reference: document.lineReferences?.[rowId]?.[line.id] ?? (isFirst ? marks.reference : ""),
            check: own?.checked ?? false,
          },
        };
      }),
    ),
  );
}

/** The discounts that fall on a line as the dealer buys it, percent, those of 0 left out. */
function discountsOf(
  { discountGroup }: OfferLine,
  catalogue: string,
  { profile, discounts }: OfferTerms,
): readonly string[] {
  if (profile === "tiered" && discountGroup === "undiscounted") return [];
  const inputs = [...(profile === "catalogue" ? [discounts.catalogues[catalogue]] : []), discounts.dealer];
  return inputs.flatMap((input) => {
    const percent = parseDecimal(input);
    return percent && percent.cmp(0) !== 0 ? [decimalText(percent)] : [];
  });
}

function netOf(amount: string, percents: readonly string[], decimals: number): string {
  const net = percents.reduce(
    (so, percent) => roundTo(so.times(HUNDRED.minus(decimal(percent))).times("0.01"), decimals),
    decimal(amount),
  );
  return decimalText(net, decimals);
}

/** The text that is typed or pasted into one cell. */
export interface CellEdit {
  readonly line: GridLine;
  readonly column: Column;
  readonly text: string;
}

export interface Applied {
  /** The changes to the agreement; empty: none. */
  readonly fields: Partial<Pick<CustomerFields, "terms" | "rows" | "lineReferences">>;
  readonly quantities: ReadonlyMap<string, number>;
  readonly done: number;
  /** Cells that are not to be edited, or cannot mean what is typed. */
  readonly refused: number;
}

/** All edits as one change; what cannot be meant is left as it was and counted. */
export function applyEdits(before: Edited, edits: readonly CellEdit[], mostPieces: number): Applied {
  let { terms, rows, lineReferences } = before;
  const quantities = new Map<string, number>();
  let done = 0;
  for (const { line, column, text } of edits) {
    if (!line.editable.has(column)) continue;
    const { rowId, lineId } = line;
    const typed = text.trim();
    if (column === "quantity") {
      const quantity = /^\d{1,5}$/.test(typed) ? Number(typed) : 0;
      if (quantity < 1 || quantity > mostPieces) continue;
      quantities.set(rowId, quantity);
    } else if (column === "vat") {
      const read = readTyped(typed.replace(/%$/, ""), 100);
      if (!read.ok) continue;
      terms = withLineRate(terms, rowId, lineId, read.value === "" ? null : read.value);
    } else if (column === "check") {
      const ticked = tickOf(typed);
      if (ticked === undefined) continue;
      terms = withLineRate(terms, rowId, lineId, ticked ? String(line.cells.vat) : null);
    } else if (column === "needsPhoto") {
      const ticked = tickOf(typed);
      if (ticked === undefined) continue;
      rows = withMarks(rows, rowId, { needsPhoto: ticked });
    } else if (column === "reference") {
      if (typed.length > 120) continue;
      lineReferences = withReference(lineReferences, rowId, lineId, typed);
    }
    done += 1;
  }
  return {
    fields: {
      ...(terms === before.terms ? {} : { terms }),
      ...(rows === before.rows ? {} : { rows }),
      ...(lineReferences === before.lineReferences ? {} : { lineReferences }),
    },
    quantities,
    done,
    refused: edits.length - done,
  };
}

function withLineRate(terms: OfferTerms, rowId: string, lineId: string, vat: string | null): OfferTerms {
  const ofRow = withRate(terms.lineRates[rowId] ?? {}, lineId, vat);
  return { ...terms, lineRates: withLines(terms.lineRates, rowId, ofRow) };
}

/** A tick as spreadsheets write it in their languages; nothing is no tick. */
function tickOf(text: string): boolean | undefined {
  if (/^(?:1|x|✓|true|vero|wahr|yes|sì|si|ja)$/i.test(text)) return true;
  return /^(?:|0|false|falso|falsch|no|nein)$/i.test(text) ? false : undefined;
}
