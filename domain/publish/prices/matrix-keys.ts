import { type LookupTable, type OptionList, type PriceMatrix, TOLERANCE } from "@stanza/catalogue";
import type { ReadArticle } from "../articles/read-article.ts";
import type { FaultList, Place } from "../source/fault-list.ts";
import { type KeyValues, keyValues } from "./key-values.ts";
import type { ReadPriceList } from "./read-price-list.ts";

/** Keys that a message names; the rest is counted. */
const EXAMPLES = 4;

interface Asked {
  readonly values: KeyValues | undefined;
  readonly article: string;
}

/**
 * Counts the keys of every price matrix against what articles can ask for, and warns of keys that are missing (a configuration without a
 * price) and of keys that no article reaches (a row that somebody keeps up for nothing). A key whose values cannot be counted is passed
 * over; combinations of keys are the doctor's business.
 */
export function warnOfMatrixKeys(
  articles: readonly ReadArticle[],
  lists: readonly ReadPriceList[],
  shared: {
    readonly lists: Readonly<Record<string, OptionList>>;
    readonly tables: ReadonlyMap<string, LookupTable>;
  },
  faults: FaultList,
): void {
  const asked = askedKeys(articles, shared);
  for (const { list, matrixPlaces } of lists)
    for (const [code, places] of matrixPlaces) {
      const matrix = list.matrices[code];
      const lines = asked.get(code);
      if (!matrix || !lines) continue;
      const matches = matchesOf(matrix);
      for (const [axis, { word, keys }] of places.axes.entries()) {
        // A line with one key reads a table of one column, whatever its header is.
        if (axis > 0 && keys.size === 1 && lines.every((line) => line.length <= axis)) continue;
        judge(
          {
            name: `${code} of ${list.code}`,
            word,
            table: places.table,
            keys,
            match: matches[axis] ?? "exact",
          },
          lines.flatMap((line) => line[axis] ?? []),
          faults,
        );
      }
    }
}

/** For each matrix, line by line, what each of its keys asks for. */
function askedKeys(
  articles: readonly ReadArticle[],
  { lists, tables }: Parameters<typeof warnOfMatrixKeys>[2],
): ReadonlyMap<string, readonly (readonly Asked[])[]> {
  const asked = new Map<string, (readonly Asked[])[]>();
  for (const { rule } of articles)
    for (const { price, when, repeat } of rule.erp) {
      if (price.kind !== "matrix") continue;
      const conditions = [
        ...rule.constraints.map(({ condition, negated }) => ({ condition, wanted: !negated })),
        ...(when ? [{ condition: when, wanted: true }] : []),
      ];
      const line = price.keys.map((key) => ({
        article: rule.neutro,
        values: repeat ? undefined : keyValues(key, conditions, rule, lists, tables),
      }));
      asked.set(price.matrix, [...(asked.get(price.matrix) ?? []), line]);
    }
  return asked;
}

const matchesOf = ({ layers, rows, columns }: PriceMatrix) =>
  layers ? [layers.match, rows, columns] : [rows, columns];

interface Axis {
  readonly name: string;
  readonly word: string;
  readonly table: Place;
  readonly keys: ReadonlyMap<string, Place>;
  readonly match: "exact" | "up";
}

function judge({ name, word, table, keys, match }: Axis, asked: readonly Asked[], faults: FaultList): void {
  const known = [...keys.keys()];
  const reached = new Set<string>();
  const missing = new Map<string, string>();
  for (const { values, article } of asked)
    for (const value of wanted(values, known, match)) {
      const key = keyFor(value, known, match);
      if (key === undefined) missing.set(String(value), article);
      else reached.add(key);
    }
  if (missing.size > 0) {
    const [[, article] = ["", ""]] = missing;
    faults.warn(
      table,
      "W_KEYS",
      `matrix ${name} has no ${word} for ${counted([...missing.keys()])}, which ${article} can ask for`,
    );
  }
  const surplus = known.filter((key) => !reached.has(key));
  if (surplus.length > 0 && asked.every(({ values }) => values !== undefined))
    faults.warn(
      keys.get(surplus[0]!)!,
      "W_KEYS",
      `matrix ${name} has ${word}s that no article asks for: ${counted(surplus)}`,
    );
}

/** The values to look up: of a range, its ends and every step between them. */
function wanted(
  values: KeyValues | undefined,
  known: readonly string[],
  match: Axis["match"],
): readonly string[] {
  if (values === undefined) return [];
  if (values.kind === "values") return [...values.values];
  const { min, max } = values;
  const between = known.filter((key) => Number(key) >= min && Number(key) <= max);
  return match === "up" ? [String(min), ...between, String(max)] : between;
}

/** The key that a value finds; the same rule as the pricing's. */
function keyFor(value: string, known: readonly string[], match: Axis["match"]): string | undefined {
  const number = value === "" ? Number.NaN : Number(value);
  if (match === "exact" || Number.isNaN(number))
    return known.find((key) => key === value || (key !== "" && Math.abs(Number(key) - number) <= TOLERANCE));
  return known
    .filter((key) => Number(key) >= number - TOLERANCE)
    .toSorted((a, b) => Number(a) - Number(b))[0];
}

/** `3 keys, e.g. 900, 950`: how many, and the first of them. */
function counted(keys: readonly string[]): string {
  const shown = keys.slice(0, EXAMPLES).join(", ");
  return keys.length === 1 ? shown : `${keys.length} values (${shown}${keys.length > EXAMPLES ? ", …" : ""})`;
}
