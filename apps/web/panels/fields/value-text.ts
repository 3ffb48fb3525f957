import type { Value } from "@stanza/catalogue";
import type { FieldView } from "./field-view.ts";
import { namedValueText, type ValueWords } from "./named-value-text.ts";

export type { ValueWords } from "./named-value-text.ts";

/** A value of a field as a person reads it: the option's name, `600 mm`, `Yes`. */
export function valueText({ options, unit, range }: FieldView, value: Value, words: ValueWords): string {
  const name = options?.find(({ code }) => code === value)?.description;
  return namedValueText(
    { value, ...(name ? { name } : {}), ...(unit ? { unit } : {}), decimals: range?.decimals },
    words,
  );
}
