/** A wording of a text: the text itself, or one of its plural forms. */
export interface TextForm {
  /** The key of its wordings, e.g. `offer.lines_one`. */
  readonly key: string;
  /** CLDR's name of the plural; null: the text has none. */
  readonly plural: Intl.LDMLPluralRule | null;
  /** In English, which has not every form that another language has: its `other` stands there. */
  readonly source: string;
  /** Those that have this form. */
  readonly languages: readonly string[];
}

const PLURALS = ["zero", "one", "two", "few", "many", "other"] as const;

/** The forms of a text in these languages: all of a plural's, from the smallest count to every other. */
export function formsOf(
  key: string,
  source: Readonly<Record<string, string>>,
  languages: readonly string[],
): readonly TextForm[] {
  const other = `${key}_other`;
  if (!Object.hasOwn(source, other))
    return [{ key, plural: null, source: Object.hasOwn(source, key) ? source[key]! : "", languages }];
  return PLURALS.flatMap((plural) => {
    const own = `${key}_${plural}`;
    const having = languages.filter((language) => categoriesOf(language).includes(plural));
    if (having.length === 0) return [];
    const text = Object.hasOwn(source, own) ? source[own]! : source[other]!;
    return [{ key: own, plural, source: text, languages: having }];
  });
}

const categoriesOf = (language: string): readonly string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;
