import type { DclassField } from "@stanza/catalogue";
import { useMemo, useRef } from "react";
import type { DclassDraft, DclassDrafting } from "./dclass-draft.ts";
import { FreePlace, type Span } from "./free-place.ts";

/**
 * How far a record goes along one of its lengths; null: nothing is selected, or it is in a wrong place. While it moves between its limits
 * and all else stays, they are known already.
 */
export function useLimits(
  drafting: DclassDrafting,
  { list, article }: DclassDraft,
  index: number | null,
  field: DclassField | undefined,
): Span | null {
  const known = useRef<{ readonly key: string; readonly span: Span } | null>(null);
  return useMemo(() => {
    const row = index === null ? undefined : list.rows[index];
    if (index === null || !row || !field) return null;
    const value = Number(row[field.name]);
    const others = list.rows.map((one, i) => (i === index ? { ...one, [field.name]: null } : one));
    const beside = drafting.siblings().map(({ rows }) => rows);
    const key = JSON.stringify([index, field.name, others, beside, article.box]);
    const before = known.current;
    if (before?.key === key && value >= before.span[0] && value <= before.span[1]) return before.span;
    const span = new FreePlace(drafting, list.rows, index).limits(row, field);
    known.current = span && { key, span };
    return span;
  }, [drafting, list, article.box, index, field]);
}
