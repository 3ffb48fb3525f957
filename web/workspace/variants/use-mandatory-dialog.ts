import type { EvaluatedRow } from "@stanza/evaluation";
import { type FieldView, isMissing } from "@stanza/web-project";
import { useEffect } from "react";
import { openDclassLazily, openVariantLazily } from "./open-dialogs.ts";

/** Rows and variables that were asked for already, so that nobody is asked twice for the same. */
const asked = new Set<string>();

/**
 * Asks for what an article cannot do without as soon as it is selected: a mandatory variable without a value opens its dialog, which
 * cannot be dismissed (catalogue.md §6.4).
 */
export function useMandatoryDialog(
  rows: readonly EvaluatedRow[],
  views: readonly FieldView[],
  reason: string | undefined,
): void {
  const [row, more] = rows;
  const missing = reason === undefined && !more ? views.find(isAskable) : undefined;
  const key = row && missing ? `${row.row.id} ${missing.code}` : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says which row and variable
  useEffect(() => {
    if (key === null || !missing || asked.has(key)) return;
    asked.add(key);
    void (missing.kind === "dclass" ? openDclassLazily : openVariantLazily)(rows, missing.code);
  }, [key]);
}

/** Returns true for variables with a dialog: texts and free numbers are typed in the panel. */
const isAskable = (view: FieldView): boolean =>
  isMissing(view) &&
  view.visible &&
  !view.readonly &&
  (view.kind === "option" || view.kind === "dclass" || view.range?.values !== undefined);
