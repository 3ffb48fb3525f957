import { movedRows, type Project, type RowId } from "@stanza/project";
import { type Decimal, type DecimalText, decimal, decimalText } from "@stanza/quantities";
import type { Offer, OfferLine, OfferPosition } from "./offer.ts";

/** An amount before and after, and the difference: above 0 it became dearer. */
export interface AmountChange {
  readonly before: DecimalText;
  readonly after: DecimalText;
  readonly change: DecimalText;
}

/**
 * The kind of difference of a position that both versions have. `price`: the same things at another price. `optional`: it became optional,
 * or was so before; an optional position amounts to 0.
 */
export type PositionAspect = "article" | "quantity" | "price" | "place" | "note" | "optional";

export type PositionChange =
  | { readonly kind: "added"; readonly position: OfferPosition; readonly amount: AmountChange }
  | { readonly kind: "removed"; readonly position: OfferPosition; readonly amount: AmountChange }
  | {
      readonly kind: "changed";
      readonly before: OfferPosition;
      readonly after: OfferPosition;
      readonly aspects: readonly PositionAspect[];
      readonly amount: AmountChange;
    };

/** The differences from one version of an offer to a later one. */
export interface OfferDifference {
  readonly currency: string;
  /** Removed ones first, then in the order of the later version; positions without a difference are left out. */
  readonly positions: readonly PositionChange[];
  readonly gross: AmountChange;
  readonly discount: AmountChange;
  readonly services: AmountChange;
  readonly delivery: AmountChange;
  readonly installation: AmountChange;
  readonly netTotal: AmountChange;
  readonly tax: AmountChange;
  /** What rounding to the currency's coin adds. */
  readonly rounding: AmountChange;
  readonly payable: AmountChange;
}

/**
 * Compares a later version of an offer with an earlier one: rows added, removed, moved, changed; the price by row and in total.
 *
 * projects  the projects of the two versions, to find moved rows; absent: none is reported
 * errors    RangeError when the two are not in one currency
 */
export function compareOffers(
  before: Offer,
  after: Offer,
  projects?: { readonly before: Project; readonly after: Project },
): OfferDifference {
  const { currency, decimals } = after;
  if (before.currency !== currency) {
    throw new RangeError(`Offers in ${before.currency} and ${currency} cannot be compared.`);
  }
  const amount = (from: DecimalText, to: DecimalText): AmountChange => amountChange(from, to, decimals);
  const zero = decimalText(decimal("0"), decimals);
  const moved = projects ? movedRows(projects.before, projects.after) : new Set<RowId>();
  const [old, now] = [positionsOf(before), positionsOf(after)];
  const sameLanguage = before.language === after.language;
  const counted = ({ position, isOptional }: Placed) => (isOptional ? zero : position.amount);
  const removed = [...old.values()]
    .filter(({ position }) => !now.has(position.rowId))
    .map(
      (was): PositionChange => ({
        kind: "removed",
        position: was.position,
        amount: amount(counted(was), zero),
      }),
    );
  const kept = [...now.values()].flatMap((is): readonly PositionChange[] => {
    const { position } = is;
    const was = old.get(position.rowId);
    if (was === undefined) return [{ kind: "added", position, amount: amount(zero, counted(is)) }];
    const aspects = aspectsOf(was, is, { moved, sameLanguage });
    if (aspects.length === 0) return [];
    return [
      {
        kind: "changed",
        before: was.position,
        after: position,
        aspects,
        amount: amount(counted(was), counted(is)),
      },
    ];
  });
  return {
    currency,
    positions: [...removed, ...kept],
    gross: amount(before.gross, after.gross),
    discount: amount(before.discount, after.discount),
    services: amount(before.servicesTotal, after.servicesTotal),
    delivery: amount(charged(before.delivery), charged(after.delivery)),
    installation: amount(charged(before.installation), charged(after.installation)),
    netTotal: amount(before.netTotal, after.netTotal),
    tax: amount(before.tax, after.tax),
    rounding: amount(before.rounding, after.rounding),
    payable: amount(before.payable, after.payable),
  };
}

const charged = ({ charged, amount }: Offer["delivery"]): DecimalText => (charged ? amount : "0");

interface Placed {
  readonly position: OfferPosition;
  readonly isOptional: boolean;
}

function positionsOf({ groups, options = [] }: Offer): ReadonlyMap<RowId, Placed> {
  const sold = groups.flatMap((group) => group.positions);
  const placed = [
    ...sold.map((position) => ({ position, isOptional: false })),
    ...options.map(({ position }) => ({ position, isOptional: true })),
  ];
  return new Map(placed.map((one) => [one.position.rowId, one]));
}

function aspectsOf(
  was: Placed,
  is: Placed,
  { moved, sameLanguage }: { readonly moved: ReadonlySet<RowId>; readonly sameLanguage: boolean },
): readonly PositionAspect[] {
  const [before, after] = [was.position, is.position];
  const sameThings = haveSameThings(before, after, sameLanguage);
  const sameQuantity = before.quantity === after.quantity;
  const aspects: readonly [PositionAspect, boolean][] = [
    ["article", !sameThings],
    ["quantity", !sameQuantity],
    ["price", sameThings && sameQuantity && before.amount !== after.amount],
    ["place", moved.has(after.rowId)],
    ["note", before.note !== after.note],
    ["optional", was.isOptional !== is.isOptional],
  ];
  return aspects.flatMap(([aspect, differs]) => (differs ? [aspect] : []));
}

/**
 * Returns true when one piece of both positions consists of the same lines, apart from prices. In another language the same article has
 * another name.
 */
function haveSameThings(before: OfferPosition, after: OfferPosition, sameLanguage: boolean): boolean {
  if (sameLanguage && before.description !== after.description) return false;
  if (before.lines.length !== after.lines.length) return false;
  return before.lines.every((line, i) => {
    const other = after.lines[i]!;
    // A line's quantity is that of the whole position: multiplying crosswise compares quantities per piece without division.
    const perPiece = decimal(line.quantity).times(after.quantity);
    return (
      namesOf(line) === namesOf(other) && perPiece.cmp(decimal(other.quantity).times(before.quantity)) === 0
    );
  });
}

const namesOf = ({ code, variants, included }: OfferLine): string =>
  JSON.stringify([code, variants, included]);

function amountChange(before: DecimalText, after: DecimalText, decimals: number): AmountChange {
  const change: Decimal = decimal(after).minus(before);
  return { before, after, change: decimalText(change, decimals) };
}
