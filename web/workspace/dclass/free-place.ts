import { type DclassField, type DclassRow, limitNumber } from "@stanza/catalogue";
import type { DclassDraft, DclassDrafting } from "./dclass-draft.ts";

/** From and to, mm. */
export type Span = readonly [number, number];

/** Places are tried in this grid, then to the millimetre, mm. */
const GRID = 20;

/**
 * Where one record of a class can be while the others stay: the rules of the class and of its article answer, so that a hand stops where
 * they would object. It knows nothing of what the record is.
 */
export class FreePlace {
  readonly #drafting: DclassDrafting;
  readonly #rows: readonly DclassRow[];
  readonly #index: number;
  /** Faults that are there without the record. */
  readonly #others: number;
  /** Farther than any place, mm. */
  readonly #reach: number;
  readonly #known = new Map<string, boolean>();

  constructor(drafting: DclassDrafting, rows: readonly DclassRow[], index: number) {
    this.#drafting = drafting;
    this.#rows = rows;
    this.#index = index;
    this.#others = drafting.attempt(
      rows.filter((_, i) => i !== index),
      faultsOf,
    );
    const [width, height] = drafting.draft.article.box;
    this.#reach = Math.max(width, height);
  }

  /** Returns true when no rule objects to the record being as given. */
  isFree(row: DclassRow): boolean {
    const key = JSON.stringify(row);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const isFree = this.#drafting.attempt(
      this.#rows.map((one, i) => (i === this.#index ? row : one)),
      (draft) =>
        draft.problems.every((problem) => problem.row !== this.#index) && faultsOf(draft) <= this.#others,
    );
    this.#known.set(key, isFree);
    return isFree;
  }

  /** How far the record goes along one of its lengths before something is in its way; null: it is in a wrong place already. */
  limits(row: DclassRow, field: DclassField): Span | null {
    if (!this.isFree(row)) return null;
    return [this.#end(row, field, -1), this.#end(row, field, 1)];
  }

  /**
   * The free value nearest to a wish: a hand stops at what is in its way, and is past it once that is the shorter way.
   *
   * way      looks to one side only
   * returns  null: there is none
   */
  nearest(row: DclassRow, field: DclassField, wish: number, way?: 1 | -1): number | null {
    const isFree = (value: number) => this.isFree({ ...row, [field.name]: value });
    const within = Math.max(-this.#reach, Math.min(this.#reach, wish));
    const aim = limitNumber(within, field).value;
    if (isFree(aim)) return aim;
    const grid = gridOf(field);
    for (let by = grid; by <= this.#reach; by += grid)
      for (const side of way === undefined ? ([-1, 1] as const) : [way]) {
        const tried = limitNumber(aim + side * by, field).value;
        if (isFree(tried)) return edge(isFree, tried, limitNumber(aim + side * (by - grid), field).value);
      }
    return null;
  }

  /** A step of the keyboard: up to what is in the way, and from there past it; null: it goes no farther. */
  step(row: DclassRow, field: DclassField, by: number): number | null {
    const now = Number(row[field.name]);
    const aim = limitNumber(now + by, field).value;
    if (this.isFree({ ...row, [field.name]: aim })) return aim;
    // What is wrong anyway goes where it is moved.
    if (!this.isFree(row)) return this.nearest(row, field, aim) ?? aim;
    const way = by > 0 ? 1 : -1;
    const end = this.#end(row, field, way);
    return end === now ? this.nearest(row, field, aim, way) : end;
  }

  #end(row: DclassRow, field: DclassField, way: 1 | -1): number {
    const isFree = (value: number) => this.isFree({ ...row, [field.name]: value });
    const grid = gridOf(field);
    let free = Number(row[field.name]);
    for (;;) {
      const next = limitNumber(free + way * grid, field).value;
      if (next === free || Math.abs(next) > this.#reach) return free;
      if (!isFree(next)) return edge(isFree, free, next);
      free = next;
    }
  }
}

const faultsOf = ({ problems, elsewhere }: DclassDraft): number => problems.length + elsewhere.length;

/** A field with larger steps of its own is tried in those. */
const gridOf = ({ step = 0 }: DclassField): number => Math.max(GRID, step);

/** The last free whole number between a free one and one that is not. */
function edge(isFree: (value: number) => boolean, free: number, blocked: number): number {
  let [good, bad] = [free, blocked];
  while (Math.abs(bad - good) > 1) {
    const middle = Math.trunc((good + bad) / 2);
    if (middle === good || middle === bad) break;
    if (isFree(middle)) good = middle;
    else bad = middle;
  }
  return good;
}
