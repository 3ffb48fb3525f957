import type { Value } from "@stanza/catalogue";
import type { FieldView } from "./field-view.ts";
import { namedValueText, type ValueWords } from "./named-value-text.ts";
import { recordsSummary } from "./records-summary.ts";

/** A value of a field as a person reads it: the option's name, `600 mm`, `Yes`, `900 · 600 · 824`. */
export function valueText(view: FieldView, value: Value, words: ValueWords): string {
  const { options, unit, range, list } = view;
  if (list)
    return value === view.value ? recordsSummary(view, words.language) : String(value).replaceAll("|", " · ");
  const name = options?.find(({ code }) => code === value)?.description;
  return namedValueText(
    { value, ...(name ? { name } : {}), ...(unit ? { unit } : {}), decimals: range?.decimals },
    words,
  );
}
