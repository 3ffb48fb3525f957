/** The shortest word that is looked for: shorter ones would be found in the middle of others. */
const SHORTEST = 4;
const INSTEAD = "…";

/** Keys under which everything is about the client. */
const OF_CLIENT: ReadonlySet<string> = new Set([
  "customer",
  "business",
  "address",
  "orderaddress",
  "recipient",
]);
/** Keys of what many people share, and of words of ours: taken out, they would be missing elsewhere. */
const SHARED: ReadonlySet<string> = new Set([
  "city",
  "country",
  "countryCode",
  "county",
  "nation",
  "lang",
  "kind",
  "type",
]);

/** What is said about people in stored documents: the texts below keys such as `customer`. */
export function clientWords(value: unknown): readonly string[] {
  const words = new Set<string>();
  const visit = (one: unknown, isAbout: boolean): void => {
    if (typeof one === "string") {
      if (isAbout && one.trim().length >= SHORTEST) words.add(one.trim());
    } else if (Array.isArray(one)) for (const each of one) visit(each, isAbout);
    else if (typeof one === "object" && one !== null)
      for (const [key, each] of Object.entries(one))
        if (!SHARED.has(key)) visit(each, isAbout || OF_CLIENT.has(key));
  };
  visit(value, false);
  return [...words];
}

/**
 * A value of JSON without these words, wherever in a text they stand; keys, numbers and everything else are as they were. Words are compared
 * without case.
 */
export function withoutWords<Value>(value: Value, words: readonly string[]): Value {
  const wanted = words.filter((word) => word.length >= SHORTEST).toSorted((a, b) => b.length - a.length);
  if (wanted.length === 0) return value;
  const pattern = new RegExp(
    wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|"),
    "giu",
  );
  const visit = (one: unknown): unknown => {
    if (typeof one === "string") return one.replace(pattern, INSTEAD);
    if (Array.isArray(one)) return one.map(visit);
    if (typeof one !== "object" || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, each]) => [key, visit(each)]));
  };
  return visit(value) as Value;
}
