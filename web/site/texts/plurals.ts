const OTHER = /_other$/;

/**
 * Texts with one for each plural that a language has: those of whole millions in Italian, or of fractions, are worded like `other` where
 * they have no text of their own. Source: CLDR, as `Intl.PluralRules` has it.
 */
export function withEveryPlural(
  texts: Readonly<Record<string, string>>,
  language: string,
): Readonly<Record<string, string>> {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const added: Record<string, string> = {};
  for (const [key, text] of Object.entries(texts))
    if (OTHER.test(key))
      for (const category of pluralCategories) {
        const own = key.replace(OTHER, `_${category}`);
        if (!Object.hasOwn(texts, own)) added[own] = text;
      }
  return { ...added, ...texts };
}
