import { type Annex, type ItemRow, type PartedOffer, type PartPlace, totalWeight } from "../offer-parts.ts";

/** A part as the engine has set it. */
export interface SetPart {
  readonly pages: number;
  /** Where its items begin and end; pages from 1. */
  readonly marks: readonly ItemMark[];
  readonly annexes: readonly Annex[];
}

export interface ItemMark {
  readonly kind: "start" | "end";
  readonly item: number;
  readonly page: number;
}

/** A part with the pages of it that are kept, by index. */
export interface CutPart<Part extends SetPart> {
  readonly part: Part;
  readonly from: number;
  readonly to: number;
}

/** The weight of one part: some 25 pages of positions. */
export const PART_WEIGHT = 800;

/**
 * Sets an offer in parts that look as if it had been set as a whole: each ends where a page ends, and the next one begins with the items that
 * the page after it begins with. So a part is set with more items than it keeps, and the last of its pages is set again by the next.
 *
 * What stands behind the signature is set first, because the signature names its pages.
 *
 * set  sets a view; it is called for one part after the other
 */
export async function setInParts<Part extends SetPart>(
  { positions, drawings }: PartedOffer,
  set: (view: object) => Promise<Part>,
  partWeight: number = PART_WEIGHT,
): Promise<readonly CutPart<Part>[]> {
  const behind = await setRow(drawings, set, partWeight, [], false);
  const annexes = annexesOf(behind);
  const items = await setRow(positions, set, partWeight, annexes, true);
  return annexes.length === 0 ? items : [...items, ...behind];
}

/** The pages of what is behind the signature, counted from it: only the last part has all of it, and the first begins on its first page. */
function annexesOf(parts: readonly CutPart<SetPart>[]): readonly Annex[] {
  const last = parts.at(-1);
  if (!last) return [];
  const before = pagesOf(parts.slice(0, -1)) - last.from;
  return last.part.annexes.map(({ title, from, to }, index) => ({
    title,
    from: index === 0 ? 1 : before + from,
    to: before + to,
  }));
}

const pagesOf = (parts: readonly CutPart<SetPart>[]): number =>
  parts.reduce((sum, { from, to }) => sum + to - from, 0);

async function setRow<Part extends SetPart>(
  row: ItemRow,
  set: (view: object) => Promise<Part>,
  partWeight: number,
  annexes: readonly Annex[],
  hasTitle: boolean,
): Promise<readonly CutPart<Part>[]> {
  const parts: CutPart<Part>[] = [];
  let from = 0;
  let to = endOf(row, from, partWeight);
  for (;;) {
    // The first page of all but the document's first part is left out.
    const first = hasTitle && from === 0 ? 0 : 1;
    const place: PartPlace = { pagesBefore: pagesOf(parts) - first, annexes };
    const part = await set(row.view(from, to, place));
    if (to === row.length) return [...parts, { part, from: first, to: part.pages }];
    const cut = lastCut(part, from, first + 1);
    if (cut) {
      parts.push({ part, from: first, to: cut.page - 1 });
      from = cut.item;
    }
    // Items that fill no page, or that run on from page to page, are set with more of those behind them.
    to = endOf(row, cut ? from : to, partWeight);
  }
}

/** The item before which a part ends; what is left in the end would be no part of its own. */
function endOf(row: ItemRow, from: number, most: number): number {
  let weight = 0;
  let to = from;
  while (to < row.length && (to === from || weight + row.weight(to) <= most)) weight += row.weight(to++);
  let rest = 0;
  for (let item = to; item < row.length && rest <= most / 4; item++) rest += row.weight(item);
  return rest <= most / 4 ? row.length : to;
}

/** The last page that begins with an item, and nothing of the ones before on it: there one part ends and the next begins. */
export function lastCut(
  { marks, pages }: SetPart,
  from: number,
  firstPage: number,
): { readonly page: number; readonly item: number } | undefined {
  for (let page = pages; page > firstPage; page--) {
    const starts = marks.filter((mark) => mark.kind === "start" && mark.page === page);
    const item = Math.min(...starts.map((mark) => mark.item));
    const isClean = marks.every((mark) => (mark.item < item ? mark.page < page : mark.page >= page));
    if (item > from && starts.length > 0 && isClean) return { page, item };
  }
  return undefined;
}

/** True where an offer is set in parts: beyond it a whole costs more, in time and in memory, than its parts. */
export const isParted = ({ positions, drawings }: PartedOffer, partWeight: number = PART_WEIGHT): boolean =>
  totalWeight(positions) + totalWeight(drawings) > 2 * partWeight;
