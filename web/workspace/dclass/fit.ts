import { repairRows } from "@stanza/catalogue";
import { type Sections, sectionsOf, usedWidth, wholeWidth } from "@stanza/evaluation";
import type { ChoiceTarget } from "@stanza/web-project";
import { DclassDrafting } from "./dclass-draft.ts";
import { evenly } from "./division-text.ts";
import { withAllWidths } from "./sections.ts";

/** How the sections of an article go into the width that it is given, mm. */
export interface Fit {
  readonly sections: Sections;
  /** Of all sections with everything between them. */
  readonly used: number;
  readonly whole: number;
  /** Canonical text of the class with its sections spread evenly over the width, one more or fewer where they would be too wide or narrow;
   * null: no number of them fits. */
  readonly spread: string | null;
}

/** The fit of the sections of a dclass variable; null: it has no sections, or they make the width themselves. */
export function fitOf(target: ChoiceTarget, code: string): Fit | null {
  const drafting = new DclassDrafting(target, code);
  const { list, article } = drafting.draft;
  const whole = wholeWidth(article);
  const sections = sectionsOf(
    list,
    drafting.gapOfTwo((one) => sectionsOf(one)?.gap),
  );
  if (!sections || whole === null || list.sums.length === 0) return null;
  const { field, gap } = sections;
  const count = nearestCount(list.rows.length, (n) => {
    const each = evenly(n, whole - (n + 1) * gap);
    const isWithin = (width: number) =>
      width >= (field.min ?? 1) && width <= (field.max ?? Number.POSITIVE_INFINITY);
    return n >= Math.max(1, list.minItems) && n <= list.maxItems && each.every(isWithin);
  });
  const spread =
    count === null
      ? null
      : repairRows(
          list,
          withAllWidths(list.rows, field, evenly(count, whole - (count + 1) * gap), drafting.fresh()),
        ).text;
  return { sections, used: usedWidth(sections), whole, spread };
}

/** The nearest number of sections for which something holds; null: none up to twenty more or fewer. */
function nearestCount(from: number, holds: (count: number) => boolean): number | null {
  for (let by = 0; by <= 20; by++)
    for (const count of [from + by, from - by]) if (count > 0 && holds(count)) return count;
  return null;
}
