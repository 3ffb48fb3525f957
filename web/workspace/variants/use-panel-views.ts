import type { EvaluatedRow } from "@stanza/evaluation";
import {
  commonViews,
  type FieldGroup,
  type FieldView,
  groupFields,
  useViews,
  watchRows,
} from "@stanza/web-project";
import { useEffect, useMemo, useRef } from "react";

export interface PanelViews {
  readonly views: readonly FieldView[];
  readonly groups: readonly FieldGroup[];
}

/**
 * The variables of the selected rows as the worker sees them. After another selection the fields that were shown stay until the new ones
 * are there, so that the panel updates instead of blinking.
 */
export function usePanelViews(rows: readonly EvaluatedRow[]): PanelViews {
  const ids = rows.map(({ row }) => row.id);
  const key = ids.join("\n");
  const known = useViews((state) => state.rows);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is what `ids` holds
  useEffect(() => watchRows(ids), [key]);
  const shown = useRef<PanelViews>({ views: [], groups: [] });
  return useMemo(() => {
    const all = key.split("\n").flatMap((id) => known[id] ?? []);
    if (all.length > 0 && all.length === key.split("\n").length) {
      const { views, groups } = commonViews(all);
      shown.current = { views, groups: groupFields(views, groups) };
    }
    return shown.current;
  }, [key, known]);
}
