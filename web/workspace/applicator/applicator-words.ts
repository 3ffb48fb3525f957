import { textIn, type Value } from "@stanza/catalogue";
import type { ChangedVariable, VariantInUse } from "@stanza/evaluation";
import { namedValueText, type ValueWords } from "@stanza/web-project";

/** A value of the variant in words. */
export function variantText(variant: VariantInUse, value: Value, words: ValueWords): string {
  const name = variant.options?.find(({ code }) => code === value)?.description;
  const { unit, decimals } = variant;
  return namedValueText(
    {
      value,
      ...(name ? { name } : {}),
      ...(unit ? { unit } : {}),
      ...(decimals === undefined ? {} : { decimals }),
    },
    words,
  );
}

/** The other changes of a row: `Grip Bar → Knob`. Options by the names that the variants in use give them. */
export function alsoText(
  changed: readonly ChangedVariable[],
  catalogue: string,
  variants: readonly VariantInUse[],
  words: ValueWords,
): string {
  return changed
    .map(({ variable, from, to }) => {
      const known = variants.find((one) => one.catalogue === catalogue && one.code === variable.code);
      const text = (value: Value) => (known ? variantText(known, value, words) : String(value));
      return `${textIn(variable.description, words.language)} ${text(from)} → ${text(to)}`;
    })
    .join(", ");
}
