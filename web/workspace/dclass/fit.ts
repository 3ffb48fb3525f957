import { type ClosetView, type DclassView, repairRows } from "@stanza/catalogue";
import { type Sections, sectionsOf, usedWidth, wholeWidth } from "@stanza/evaluation";
import type { ChoiceTarget } from "@stanza/web-project";
import { DclassDrafting } from "./dclass-draft.ts";
import { evenly } from "./division-text.ts";
import { withAllWidths } from "./sections.ts";

/** How the sections of an article go into the width that it is given, mm. */
export interface Fit {
  readonly sections: Sections;
  /** Of all sections with everything between and beside them. */
  readonly used: number;
  readonly whole: number;
  /** Code of the variable with that width. */
  readonly variable: string;
  /** What becomes of the rest: a filler covers it, or it stays free. */
  readonly rest: ClosetView["rest"];
  /** Canonical text of the class with its sections spread evenly over the width, one more or fewer where they would be too wide or narrow;
   * null: no number of them fits. */
  readonly spread: string | null;
  /** The width nearest to `whole` that some number of sections fits into; null: none does. */
  readonly nearest: number | null;
}

/** The fit of the sections of a dclass variable; null: it has no sections, or they make the width themselves. */
export function fitOf(target: ChoiceTarget, code: string): Fit | null {
  const drafting = new DclassDrafting(target, code);
  const { list, article } = drafting.draft;
  const closet = drafting.closet();
  const inner = wholeWidth(article, closet);
  const sections = sectionsOf(
    list,
    drafting.gapOfTwo((one) => sectionsOf(one)?.gap),
    closet?.from,
  );
  if (!sections || inner === null || list.sums.length === 0) return null;
  const beside = closet?.width ? closet.beside : 0;
  const { field, gap } = sections;
  const count = nearestCount(list.rows.length, (n) => {
    const each = evenly(n, inner - (n + 1) * gap);
    const isWithin = (width: number) =>
      width >= (field.min ?? 1) && width <= (field.max ?? Number.POSITIVE_INFINITY);
    return n >= Math.max(1, list.minItems) && n <= list.maxItems && each.every(isWithin);
  });
  const spread =
    count === null
      ? null
      : repairRows(
          list,
          withAllWidths(list.rows, field, evenly(count, inner - (count + 1) * gap), drafting.fresh()),
        ).text;
  const nearest = nearestWidth(list, sections, inner);
  return {
    sections,
    used: usedWidth(sections) + beside,
    whole: inner + beside,
    variable: closet?.width?.variable ?? "W",
    rest: closet?.rest ?? "filler",
    spread,
    nearest: nearest === null ? null : nearest + beside,
  };
}

/** The nearest number of sections for which something holds; null: none up to twenty more or fewer. */
function nearestCount(from: number, holds: (count: number) => boolean): number | null {
  for (let by = 0; by <= 20; by++)
    for (const count of [from + by, from - by]) if (count > 0 && holds(count)) return count;
  return null;
}

/** The width nearest to `whole` that sections within their limits can fill, mm. */
function nearestWidth(
  { minItems, maxItems }: Pick<DclassView, "minItems" | "maxItems">,
  { field, gap }: Sections,
  whole: number,
): number | null {
  let nearest: number | null = null;
  for (let n = Math.max(1, minItems); n <= maxItems; n++) {
    const low = n * (field.min ?? 1) + (n + 1) * gap;
    const high = n * (field.max ?? Number.POSITIVE_INFINITY) + (n + 1) * gap;
    const width = Math.max(low, Math.min(high, whole));
    if (nearest === null || Math.abs(width - whole) < Math.abs(nearest - whole)) nearest = width;
  }
  return nearest;
}
