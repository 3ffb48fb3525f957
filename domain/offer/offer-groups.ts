import { type PricedLine, type PricedProject, type PricedRow, textIn } from "@stanza/pricing";
import { inPositionOrder } from "@stanza/project";
import { type DecimalText, decimal, decimalText, sumOf } from "@stanza/quantities";
import type { OfferGroup, OfferLine, OfferPosition } from "./offer.ts";

/** The rows of one project in a combined offer, by the row ids of the whole. */
export interface PartOf {
  readonly part: number;
  readonly title: string;
}

/** The part of a row in a combined offer. */
export type PartOfRow = (rowId: string) => PartOf | undefined;

/** Returns true for a position of the offer: in the basket, with at least one line (a door in a wall has none). */
export const isPosition = ({ inBasket, lines }: PricedRow): boolean => inBasket && lines.length > 0;

/** The number of each position that is or may be sold, part by part in a combined offer. */
export function numberPositions(
  { rows }: PricedProject,
  partOf: PartOfRow | undefined,
): ReadonlyMap<string, number> {
  const offered = rows.filter(isPosition);
  const parts = [...Map.groupBy(offered, ({ rowId }) => partOf?.(rowId)?.part ?? 0)].sort(
    ([a], [b]) => a - b,
  );
  const ordered = parts.flatMap(([, own]) =>
    inPositionOrder(own.map((row) => ({ ...row, isOffered: true }))),
  );
  return new Map(ordered.map(({ rowId }, index) => [rowId, index + 1]));
}

/** What every position is composed with. */
export interface PositionIssue {
  /** Of the offer. */
  readonly language: string;
  /** By catalogue code, in the offer's language; a missing one shows the code. */
  readonly catalogueTitles: Readonly<Record<string, string>>;
  readonly numberOf: (rowId: string) => number;
  /** Tax rate of a line, percent. */
  readonly rateOf: (rowId: string, lineId: string) => DecimalText;
  readonly partOf: PartOfRow | undefined;
}

/** One group for each catalogue (of a combined offer: for each catalogue of a part), in the order of the numbers. */
export function composeGroups(priced: PricedProject, issue: PositionIssue): readonly OfferGroup[] {
  const { catalogueTitles, numberOf, partOf } = issue;
  const groups = new Map<string, { catalogue: string; of?: PartOf; rows: PricedRow[] }>();
  for (const row of priced.rows.filter(isPosition)) {
    const of = partOf?.(row.rowId);
    const key = `${of?.part ?? ""}/${row.catalogue}`;
    const group = groups.get(key) ?? { catalogue: row.catalogue, ...(of ? { of } : {}), rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  const ordered = [...groups.values()].sort(
    ({ rows: [a] }, { rows: [b] }) => numberOf(a!.rowId) - numberOf(b!.rowId),
  );
  return ordered.map(({ catalogue, of, rows }): OfferGroup => {
    const own = (Object.hasOwn(catalogueTitles, catalogue) && catalogueTitles[catalogue]) || catalogue;
    return {
      catalogue,
      ...(of ? { part: of.part } : {}),
      title: of ? `${of.title} · ${own}` : own,
      positions: rows.map((row) => composePosition(row, issue)),
      subtotal: decimalText(sumOf(rows.map(({ total }) => decimal(total))), priced.decimals),
    };
  });
}

/** A row as a position. */
export function composePosition(row: PricedRow, issue: PositionIssue): OfferPosition {
  return {
    number: issue.numberOf(row.rowId),
    rowId: row.rowId,
    description: textIn(row.description, issue.language),
    note: row.note ?? "",
    quantity: row.quantity,
    automatic: row.automatic,
    lines: row.lines.map((line) => composeLine(line, row, issue)),
    amount: row.total,
  };
}

function composeLine(
  line: PricedLine,
  { rowId, quantity }: PricedRow,
  { language, rateOf }: PositionIssue,
): OfferLine {
  const { price } = line;
  return {
    id: line.id,
    code: line.code,
    description: textIn(line.description, language),
    variants: line.variants,
    quantity: decimalText(decimal(line.quantity).times(quantity)),
    unit: line.unit,
    included: price.kind === "included",
    ...(price.kind === "priced" ? { unitPrice: price.unitPrice, amount: price.amount } : {}),
    unpriced: price.kind === "unpriced",
    discountGroup: line.discountGroup,
    ...(price.kind === "priced" ? { taxRate: rateOf(rowId, line.id) } : {}),
  };
}
